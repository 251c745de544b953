import { definePage } from '../../../../shared/define-page.ts';
import { order } from './actions.ts';
import { headOfStepTwo, loadStepTwo } from './data.ts';
import { OrderStepTwoPage } from './page.tsx';

export default definePage('order-step-2', {
  load: loadStepTwo,
  head: headOfStepTwo,
  view: OrderStepTwoPage,
  post: order,
  isPersonal: true,
});
