import { definePage } from '../../../../shared/define-page.ts';
import { changeOrder } from './actions.ts';
import { headOfOrderDetails, loadOrderDetails } from './data.ts';
import { OrderDetailsPage } from './page.tsx';

export default definePage('order-details', {
  load: loadOrderDetails,
  head: headOfOrderDetails,
  view: OrderDetailsPage,
  post: changeOrder,
  isPersonal: true,
});
