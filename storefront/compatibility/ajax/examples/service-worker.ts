import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'The service worker of the installed shop: it shows `/offline.html` where there is no network, in the language of the address.',
  ],
  parameters: {},
  examples: [{ title: 'The script', request: { path: '/service-worker.js' }, says: 'respondWith' }],
} satisfies CallReference;
