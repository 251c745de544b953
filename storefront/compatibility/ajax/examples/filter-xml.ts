import { listingParameters } from '../../../reference/listing-parameters.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'The id of a filter is what follows `filter_` in the address; special lists have their parameters. Prices have `min` and `max` and no items. `sameday` and `nextday` are always there and never available.',
  ],
  parameters: {
    getProductXML: '`true`; without it the address is that of the page.',
    xmlType: '`filtering`.',
    ...listingParameters,
  },
  examples: [
    {
      title: 'The filters of a search for linen',
      request: { path: '/search.php?text=len&getProductXML=true&xmlType=filtering' },
    },
  ],
} satisfies CallReference;
