import type { CallReference } from '../../../reference/define.ts';

export default {
  query: 'action=rate',
  notes: [
    'The score is that after the vote. A second vote of the same visitor changes nothing: `errors` has `already_rated` then, beside the score. Without a score there are `unknown_opinion` and `unknown_operation`.',
  ],
  parameters: {
    action: '`rate`.',
    id: 'Number of the opinion.',
    operation: '`positive` or `negative`.',
  },
  examples: [
    {
      title: 'It helped',
      replay: 'refused',
      request: { path: '/ajax/opinions.php?action=rate', form: { id: '1', operation: 'positive' } },
    },
    {
      title: 'Another vote of the same visitor',
      before: async (visitor) => {
        await visitor.send({ path: '/ajax/opinions.php?action=rate', form: { id: '1', operation: 'positive' } });
      },
      request: { path: '/ajax/opinions.php?action=rate', form: { id: '1', operation: 'negative' } },
    },
  ],
  refusals: [
    {
      title: 'An unknown opinion',
      request: { path: '/ajax/opinions.php?action=rate', form: { id: '987654', operation: 'positive' } },
    },
  ],
} satisfies CallReference;
