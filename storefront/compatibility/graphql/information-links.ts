import { informationAddress, type InformationName } from '../../shared/information-addresses.ts';
import type { ContentTitle } from '../../store/index.ts';

const names: ReadonlyArray<InformationName> = ['terms', 'privacy', 'delivery', 'returns', 'faq'];

/** Pages of information by their titles; entries without a page are omitted. */
export const informationLinks = (
  entries: ReadonlyArray<Pick<ContentTitle, 'slug' | 'title'>>,
): ReadonlyArray<{ name: string; link: string }> =>
  entries.flatMap(({ slug, title }) => {
    const name = names.find((one) => one === slug);
    return name ? [{ name: title, link: informationAddress(name) }] : [];
  });
