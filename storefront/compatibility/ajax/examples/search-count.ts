import { listingParameters } from '../../../reference/listing-parameters.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  parameters: {
    getCount: '`1` requests the number of products found.',
    getOne: 'Requests one field of the first of them: `id`, `name`, `link`, `icon`, `price`.',
    ...listingParameters,
  },
  answer: [{ file: 'storefront/compatibility/ajax/search/search-answer.ts', name: 'searchAnswer' }],
  examples: [
    { title: 'How many mugs', request: { path: '/ajax/search.php?ajax=true&getCount=1&text=kubek' } },
    { title: 'The first of them', request: { path: '/ajax/search.php?ajax=true&getOne=link&text=kubek' } },
  ],
  refusals: [{ title: 'An unknown field', request: { path: '/ajax/search.php?ajax=true&getOne=stock&text=kubek' } }],
} satisfies CallReference;
