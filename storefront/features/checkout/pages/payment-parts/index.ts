import { definePage } from '../../../../shared/define-page.ts';
import { changeParts } from './actions.ts';
import { headOfPaymentParts, loadPaymentParts } from './data.ts';
import { PaymentPartsPage } from './page.tsx';

export default definePage('payment-parts', {
  load: loadPaymentParts,
  head: headOfPaymentParts,
  view: PaymentPartsPage,
  post: changeParts,
});
