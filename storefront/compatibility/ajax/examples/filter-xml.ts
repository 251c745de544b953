import { listingParameters } from '../../../reference/listing-parameters.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'A filter is named by what stands behind `filter_` in the address; special lists by their parameters. Prices have `min` and `max` and no items. `sameday` and `nextday` are always there and never available.',
  ],
  parameters: {
    getProductXML: '`true`; without it the address is that of the page.',
    xmlType: '`filtering`.',
    ...listingParameters,
  },
  examples: [
    {
      title: 'What a search for linen can be narrowed by',
      request: { path: '/search.php?text=len&getProductXML=true&xmlType=filtering' },
    },
  ],
} satisfies CallReference;
