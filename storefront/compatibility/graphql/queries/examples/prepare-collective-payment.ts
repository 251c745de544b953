import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'No payment by a provider',
      document:
        'query{prepareCollectivePayment(PreparePaymentInput:{orderNumbers:["Z1"],paymentFormId:1}){paymentId description type}}',
    },
  ],
} satisfies OperationReference;
