import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: ['Calls, private or changing pages, and sorted or filtered lists are closed.'],
  parameters: {},
  examples: [{ title: 'The rules', request: { path: '/robots.txt' }, says: 'Disallow: /ajax/' }],
} satisfies CallReference;
