import type { Translate } from '../../../../../components/texts/index.ts';
import type { ListingData, listingTexts } from '../../server/listing/index.ts';

type Say = Translate<typeof listingTexts.pl>;

/** The heading and title of the list: by its text and whether it found anything, else by the special list. */
export function searchWords(
  { request: { text, special }, total }: Pick<ListingData, 'request' | 'total'>,
  t: Say,
): { title: string; lead?: string } {
  if (text) return { title: t(total === 0 ? 'noResults' : 'search', { text }) };
  if (special) return { title: t(special), lead: t(`${special}Lead`) };
  return { title: t('everything') };
}
