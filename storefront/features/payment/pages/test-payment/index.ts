import { definePage } from '../../../../shared/define-page.ts';
import { decide } from './actions.ts';
import { headOfTestPayment, loadTestPayment } from './data.ts';
import { TestPaymentPage } from './page.tsx';

export default definePage('test-payment', {
  load: loadTestPayment,
  head: headOfTestPayment,
  view: TestPaymentPage,
  post: decide,
  isPersonal: true,
});
