import { withOrder } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'A way to pay goes with the courier of the order: what was to be paid before cannot be paid on delivery. An order of somebody else fails as one that there is not.',
  ],
  codes: [
    'message.orderedit_dataerror',
    'message.order_newpayment_error',
    'message.order_newpayment_incorrect_paymentid',
  ],
  examples: [
    {
      title: 'Transfer, chosen once more',
      replay: 'nothing',
      changesNothing: true,
      before: withOrder([1002, 'uniw', '1']),
      document: `mutation{
  changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"20261121/001",paymentMethodId:3}){
    response{status} paymentId error{code message}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'On delivery, where the courier takes no money',
      before: withOrder([1002, 'uniw', '1']),
      document: `mutation{
  changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"20261121/001",paymentMethodId:1}){
    response{status} paymentId error{code message}
  }
}`,
    },
    {
      title: 'An order that is not this visitor’s',
      document: `mutation{
  changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"20261121/404",paymentMethodId:3}){
    response{status} paymentId error{code message}
  }
}`,
    },
  ],
} satisfies OperationReference;
