import { definePage } from '../../../../shared/define-page.ts';
import { changeMethod } from './actions.ts';
import { headOfNewPayment, loadNewPayment } from './data.ts';
import { NewPaymentPage } from './page.tsx';

export default definePage('order-newpayment', {
  load: loadNewPayment,
  head: headOfNewPayment,
  view: NewPaymentPage,
  post: changeMethod,
  isPersonal: true,
});
