import type { ListingRequest } from '../../../features/catalogue/server/listing/listing-query.ts';
import type { ListSubject } from '../../../store/index.ts';

/** The products that the search page would list. */
export const listSubject = ({ text, special, filters }: ListingRequest): ListSubject => ({
  ...(text !== '' && { text }),
  ...(special && { special }),
  filters,
});
