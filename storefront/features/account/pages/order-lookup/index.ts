import { definePage } from '../../../../shared/define-page.ts';
import { openOrder } from './actions.ts';
import { headOfOrderLookup, loadOrderLookup } from './data.ts';
import { OrderLookupPage } from './page.tsx';

export default definePage('order-lookup', {
  load: loadOrderLookup,
  head: headOfOrderLookup,
  view: OrderLookupPage,
  post: openOrder,
});
