import type { ListingRequest } from '../../../features/catalogue/index.ts';
import type { ListSubject } from '../../../store/index.ts';

/** The products of the search page. */
export const listSubject = ({ text, special, filters }: ListingRequest): ListSubject => ({
  ...(text !== '' && { text }),
  ...(special && { special }),
  filters,
});
