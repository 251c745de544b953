import { informationAddress, isInformationName, ownPageAddress } from '../../shared/information-addresses.ts';
import type { ContentTitle } from '../../store/index.ts';

/** Pages of information by their titles. */
export const informationLinks = (
  entries: ReadonlyArray<Pick<ContentTitle, 'id' | 'slug' | 'title'>>,
): ReadonlyArray<{ name: string; link: string }> =>
  entries.map(({ id, slug, title }) => ({
    name: title,
    link: isInformationName(slug) ? informationAddress(slug) : ownPageAddress({ id, slug }),
  }));
