import type { CallReference } from '../../../reference/define.ts';

const path = '/returns-label.php';

export default {
  notes: [
    'The label of a return as a PDF, as an attachment: for methods 2 and 5 (wire contract 4). The carrier is simulated, and the label says so. Whose return it is says the key of its order, or the signed-in account; everyone else is led (303) to `returns-open.php`.',
  ],
  parameters: {
    return: 'The number of the return.',
    key: 'The key of its order; its signed-in client needs none.',
  },
  examples: [{ title: 'An unknown return', request: { path: `${path}?return=20261121/999-1&key=no` } }],
  refusals: [],
} satisfies CallReference;
