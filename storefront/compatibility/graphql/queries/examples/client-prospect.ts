import { withDelivery } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'After the first step of the order',
      before: withDelivery([1002, 'uniw', '1']),
      document: `query{
  clientProspect{
    type email phone isUserOnce
    billingAddress{firstname lastname street city zipcode country{id} phone isDefault}
    deliveryAddresses{id}
  }
}`,
    },
  ],
} satisfies OperationReference;
