import { addressOf } from '../../addresses.ts';
import { definePage } from '../../define-page.ts';
import { redirect } from '../../runtime/answers.ts';
import { headOfBasket, loadBasketPage } from './data.ts';
import { BasketPage } from './page.tsx';

export default definePage('basket', {
  // The platform keeps the list of wishes at this address, too (wire contract 3).
  load: (context) =>
    context.url.searchParams.get('mode') === '2' ? redirect(addressOf('shopping-list'), 301) : loadBasketPage(context),
  head: headOfBasket,
  view: BasketPage,
});
