import { definePage } from '../../../../shared/define-page.ts';
import { headOfBasket, loadBasketPage } from '../basket/data.ts';
import { BasketPage } from '../basket/page.tsx';
import { getChange, postChange } from './actions.ts';

/** Changes go here; only a refused form is shown at this address, as the basket with typed values. */
export default definePage('basket-change', {
  // A GET changes the basket and reads it before and after.
  load: (context) =>
    context.method === 'POST' ? loadBasketPage(context) : getChange({ ...context, reads: undefined }),
  head: headOfBasket,
  view: BasketPage,
  post: postChange,
});
