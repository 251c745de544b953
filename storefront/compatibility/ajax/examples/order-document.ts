import { onlineOrder } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

const path = '/order-document.php';

export default {
  notes: [
    'The order as a PDF with structure for screen readers, as an attachment. Whose order it is says the key, or the signed-in account; everyone else is led (303) to `order-open.php`.',
  ],
  parameters: {
    order_number: 'The number of the order.',
    key: 'Its key; its signed-in client needs none.',
  },
  examples: [
    {
      title: 'The document of an order',
      request: async (visitor) => ({ path: await onlineOrder(visitor, path) }),
      varying: { key: 'key of the order' },
    },
  ],
  refusals: [{ title: 'An unknown order', request: { path: `${path}?order_number=20261121/999&key=no` } }],
} satisfies CallReference;
