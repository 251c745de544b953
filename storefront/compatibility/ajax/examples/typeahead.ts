import { listingParameters } from '../../../reference/listing-parameters.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    "The address is that of the search page: with `Accept: application/json`, and without `text/html`, it answers JSON. It has as many products as the shop's own search shows (setting `searchResults`).",
  ],
  parameters: { getProductXML: 'Without it: `true` asks for XML.', ...listingParameters },
  answer: [{ file: 'storefront/compatibility/ajax/search/search-answer.ts', name: 'typeaheadAnswer' }],
  examples: [
    {
      title: 'What a typeahead shows for "kub"',
      request: { path: '/search.php?text=kub', accept: 'application/json' },
    },
    {
      title: 'A text that is too short',
      request: { path: '/search.php?text=k', accept: 'application/json' },
    },
  ],
} satisfies CallReference;
