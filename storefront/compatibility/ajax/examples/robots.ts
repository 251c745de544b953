import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'Closed are the calls, the pages that are somebody’s own or change something, and lists in another order or in a part.',
  ],
  parameters: {},
  examples: [{ title: 'The rules', request: { path: '/robots.txt' }, says: 'Disallow: /ajax/' }],
} satisfies CallReference;
