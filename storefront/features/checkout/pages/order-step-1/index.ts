import { definePage } from '../../../../shared/define-page.ts';
import { chooseDelivery } from './actions.ts';
import { headOfStepOne, loadStepOne } from './data.ts';
import { OrderStepOnePage } from './page.tsx';

export default definePage('order-step-1', {
  load: loadStepOne,
  head: headOfStepOne,
  view: OrderStepOnePage,
  post: chooseDelivery,
});
