import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    clientType: 'Changes nothing: companies pay as everybody else does.',
    isSubscription: '`true` for a standing delivery: nothing that the shop takes can be charged again by itself.',
  },
  examples: [
    {
      title: 'Ways to pay for a basket',
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
