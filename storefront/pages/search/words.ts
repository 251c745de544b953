import type { Translate } from '../../../components/texts/index.ts';
import type { listingTexts, ListingRequest } from '../../listing/index.ts';

type Say = Translate<typeof listingTexts.pl>;

/** What the list is called: by its text, else by the special list that was asked for, else it is everything. */
export function searchWords({ text, special }: ListingRequest, t: Say): { title: string; lead?: string } {
  if (text) return { title: t('search', { text }) };
  if (special) return { title: t(special), lead: t(`${special}Lead`) };
  return { title: t('everything') };
}
