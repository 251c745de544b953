import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, ofNoOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Announces the return that the steps before have chosen.',
  notes: [
    'The same `key` again is the same return. Where the goods or the amount changed meanwhile, the summary is shown once more.',
  ],
  parameters: {
    ...orderParameters,
    'key (form)': 'Of this attempt; the form of the page has a new one.',
    expected: 'The amount that the summary showed, in grosze.',
  },
  codes: ['message.return_add'],
  examples: [
    {
      title: 'The steps before are missing: nothing is announced',
      replay: 'nothing',
      changesNothing: true,
      before,
      request: aboutOrder('returns-confirmation', { key: 'a-key-of-twenty-letters', expected: '6900' }),
      varying,
    },
  ],
  refusals: [ofNoOrder('returns-confirmation', { expected: '0' })],
} satisfies FormReference;
