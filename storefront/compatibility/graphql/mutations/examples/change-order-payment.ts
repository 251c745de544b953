import { withOrder } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'A payment must fit the courier of the order: a prepaid order cannot be paid on delivery. Another client’s order fails like an unknown one.',
  ],
  codes: [
    'message.orderedit_dataerror',
    'message.order_newpayment_error',
    'message.order_newpayment_incorrect_paymentid',
  ],
  examples: [
    {
      title: 'Transfer, chosen again',
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
      title: 'On delivery, by a courier without it',
      before: withOrder([1002, 'uniw', '1']),
      document: `mutation{
  changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"20261121/001",paymentMethodId:1}){
    response{status} paymentId error{code message}
  }
}`,
    },
    {
      title: 'Another visitor’s order',
      document: `mutation{
  changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"20261121/404",paymentMethodId:3}){
    response{status} paymentId error{code message}
  }
}`,
    },
  ],
} satisfies OperationReference;
