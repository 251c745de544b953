import type { Translate } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { ListingData } from './listing-data.ts';
import type { listingTexts } from './texts.ts';

/** A list's head: its page in the title, noindex for texts, filters and wrong pages. */
export function listingHead(
  { page, isPageMissing, request, chosen, total, filters }: ListingData,
  t: Translate<typeof listingTexts.pl>,
  origin: string,
  head: PageHead,
): PageHead {
  const isFiltered = chosen.length > 0;
  const isRefused = Boolean(filters?.price?.problem);
  const isOwn = !isPageMissing && request.text === '' && !isFiltered && !isRefused && request.problem === null;
  const { canonical, ...rest } = head;
  const titleOf = (title: string) => {
    if (isPageMissing) return t('noPageTitle', { title });
    if (isRefused) return t('refusedTitle', { title });
    const { key } = request.sort;
    return [shownTitle(title), key !== 'default' && total > 0 && t(`sort-${key}`)].filter(Boolean).join(', ');
  };
  // A region load announces the title: how many products the filters leave, their page and their order.
  const shownTitle = (title: string) => {
    if (isFiltered && page === 0 && total > 0) return t('filteredTitle', { title, count: total });
    return page > 0 ? t('pageTitle', { title, page: String(page + 1) }) : title;
  };
  return {
    ...rest,
    ...(isOwn && canonical !== undefined && { canonical }),
    title: titleOf(head.title),
    isIndexed: isOwn,
    facts: isOwn
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: t('home'), item: origin + addressOf('home') },
              { '@type': 'ListItem', position: 2, name: head.title },
            ],
          },
        ]
      : [],
  };
}
