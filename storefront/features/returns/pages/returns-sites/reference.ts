import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, ofNoOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Chooses the shop or stock that takes the goods.',
  parameters: {
    ...orderParameters,
    stock: 'The id of the stock.',
  },
  codes: ['error.return.noReturnPoint'],
  examples: [
    {
      title: 'Kept, and led back to the step that is missing',
      before,
      request: aboutOrder('returns-sites', { stock: 'S1' }),
      varying,
      replay: 'nothing',
    },
  ],
  refusals: [ofNoOrder('returns-sites', { stock: 'S1' })],
} satisfies FormReference;
