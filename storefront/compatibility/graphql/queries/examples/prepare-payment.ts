import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'An order of another customer',
      document: 'query{preparePayment(PreparePaymentInput:{orderNumber:"Z1",paymentId:1}){paymentId description type}}',
    },
  ],
} satisfies OperationReference;
