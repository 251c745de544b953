import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { redirect } from '../../../../platform/page/answers.ts';
import { headOfBasket, loadBasketPage } from './data.ts';
import { BasketPage } from './page.tsx';

/** `mode=2` is the wishlist for clients of the platform (wire contract 3). */
export default definePage('basket', {
  load: (context) =>
    context.url.searchParams.get('mode') === '2' ? redirect(addressOf('shopping-list'), 301) : loadBasketPage(context),
  head: headOfBasket,
  view: BasketPage,
});
