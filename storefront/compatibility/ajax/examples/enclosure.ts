import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'A file of a product, as an attachment. The name is the id of the product and the place of the file in its list. Files for buyers are available to clients with an order of the product that was not cancelled; files that are goods, once it is paid. A guest names the order: `order_number` and `key` of its link. All others get 404. A file of another site is a redirect (303) to its address.',
  ],
  parameters: {
    order_number: 'In the address: the number of an order of the product.',
    key: 'In the address: its key.',
  },
  examples: [
    {
      title: 'The care sheet of a kettle',
      request: { path: '/enclosures/1006-0' },
    },
  ],
  refusals: [
    { title: 'A file for buyers', request: { path: '/enclosures/1022-0' } },
    {
      title: 'A file for buyers, by an order that is not there',
      request: { path: `/enclosures/1046-0?order_number=20261121/001&key=${'x'.repeat(32)}` },
    },
    { title: 'An unknown file', request: { path: '/enclosures/1006-7' } },
  ],
} satisfies CallReference;
