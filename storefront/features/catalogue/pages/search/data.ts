import { translator } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { listingHead, listingTexts, loadListing, type ListingData } from '../../server/listing/index.ts';
import { pageZones, type PageZones } from '../../server/zones/zones-data.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { searchWords } from './words.ts';

export type SearchData = ListingData<null> & { zones: PageZones };

export async function loadSearch(context: PageContext<'search'>) {
  const answer = await loadListing(context, ({ special, text }) => ({
    query: { ...(special && { special }), ...(text && { text }) },
    addressOf: (query) => addressOf('search', {}, query),
    subject: null,
  }));
  if (answer.kind !== 'page') return answer;
  // The answer does not wait for it: on SQLite there is one writer at a time.
  remember(context, answer.data).catch((error: unknown) => context.logFault('search phrase not counted', error));
  return page({ ...answer.data, zones: await zonesOf(answer.data, context) }, answer.status);
}

/**
 * The shop's zones of a search with results, or of one without (spec 7, call 11). Both are in the HTML: a page without
 * products is short, so that a later call would come at once and cost more.
 */
async function zonesOf({ request, total, products }: ListingData, context: PageContext<'search'>): Promise<PageZones> {
  if (request.text === '') return { ready: [], late: [] };
  const kind = total > 0 ? ('search' as const) : ('noproduct' as const);
  const productIds = products.map(({ id }) => id);
  return pageZones({ page: kind, zones: ['zone1', 'zone2', 'zone3', 'zone4'], productIds }, context, true);
}

/** Counts a successful text once per search, not per page, sort or filter, to suggest it to others. */
async function remember({ method, isForeign, store }: PageContext<'search'>, { request, ...found }: ListingData) {
  const { text, filters, sort, page } = request;
  const isFirst = page === 0 && sort.key === 'default' && Object.keys(filters).length === 0;
  if (method !== 'GET' || isForeign || !isFirst || text === '' || found.corrected !== null || found.total === 0) return;
  await store.phrases.record(text);
}

export function searchHead(data: SearchData, { texts, url }: PageContext<'search'>): PageHead {
  const t = translator(listingTexts, texts);
  const { specialName, text } = data.request;
  const { title, lead } = searchWords(data, t);
  return listingHead(data, t, url.origin, {
    title,
    ...(lead !== undefined && { description: lead }),
    // A search has no canonical address: anyone can make another one.
    ...(!text && {
      canonical: addressOf('search', {}, { ...(specialName && { [specialName]: 'y' }), counter: data.page || null }),
    }),
  });
}
