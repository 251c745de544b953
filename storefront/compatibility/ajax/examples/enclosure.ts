import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'A file of a product, as an attachment. The name is the id of the product and the place of the file in its list. Files for buyers are available to clients with an order of the product that was not cancelled; all others get 404. A file of another site is a redirect (303) to its address.',
  ],
  parameters: {},
  examples: [
    {
      title: 'The care sheet of a kettle',
      request: { path: '/enclosures/1006-0' },
    },
  ],
  refusals: [
    { title: 'A file for buyers', request: { path: '/enclosures/1022-0' } },
    { title: 'An unknown file', request: { path: '/enclosures/1006-7' } },
  ],
} satisfies CallReference;
