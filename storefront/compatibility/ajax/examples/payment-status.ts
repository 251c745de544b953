import { onlineOrder } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  parameters: {
    order_number: 'The number of the order.',
    key: 'Its key; its signed-in client needs none.',
  },
  examples: [
    {
      title: 'An order that waits for its payment',
      request: async (visitor) => ({ path: await onlineOrder(visitor, '/ajax/payment-status.php') }),
      varying: { key: 'key of the order' },
    },
  ],
  refusals: [
    { title: 'An unknown order', request: { path: '/ajax/payment-status.php?order_number=20261121/999&key=no' } },
  ],
} satisfies CallReference;
