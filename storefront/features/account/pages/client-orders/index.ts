import { definePage } from '../../../../shared/define-page.ts';
import { headOfClientOrders, loadClientOrders } from './data.ts';
import { ClientOrdersPage } from './page.tsx';

export default definePage('client-orders', {
  load: loadClientOrders,
  head: headOfClientOrders,
  view: ClientOrdersPage,
});
