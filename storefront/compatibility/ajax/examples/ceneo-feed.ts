import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'All goods for Ceneo: a size is an offer. `avail` is 1, 3, 7 or 14 days, and 99 for what cannot be sent now.',
  ],
  parameters: {},
  examples: [{ title: 'The feed', request: { path: '/feeds/ceneo.xml' } }],
} satisfies CallReference;
