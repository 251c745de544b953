import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    clientType: 'No effect: companies have the same payments.',
    isSubscription: '`true` for a standing delivery: no payment of the shop can be charged again.',
  },
  examples: [
    {
      title: 'Payments for a basket',
      before: withBasket([1002, 'uniw', '1']),
      document: `query{
  paymentsMethod(clientType:private){
    payments{id name icon methodAsGroup additionalClientCost{costPercent costFixedAmount{value} minAmount{value}}}
    paymentsGroup{id name}
    settings{defaultPaymentMethodId}
  }
}`,
      most: 4,
    },
  ],
} satisfies OperationReference;
