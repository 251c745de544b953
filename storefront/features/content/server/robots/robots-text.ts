import type { AddressTable } from '../../../../platform/routing/addresses.ts';

/** Kinds of pages that a search engine may show; whatever else the shop has, now or later, is somebody's own or changes something. */
const shown = new Set(['home', 'product', 'category', 'producer', 'search', 'information']);
/** Choices of a list: the same goods in another order or in a part. */
const choices = ['sort', 'order', 'counter', 'pricelimitmin', 'pricelimitmax', 'filter_'];

/**
 * Every rule that keeps robots out, by the table of addresses; patterns end where the first place begins.
 *
 * @param sitemap the whole address of what there is to find
 */
export function robotsText(table: AddressTable, sitemap: string | null): string {
  const closed = Object.entries(table)
    .filter(([name]) => !shown.has(name))
    .flatMap(([, addresses]) => addresses)
    .map((address) => address.split(':')[0]!)
    // A pattern that begins with a place would close the whole shop.
    .filter((path) => path !== '/');
  const paths = [...new Set(['/ajax/', '/graphql/', ...closed])].toSorted();
  const lists = choices.flatMap((name) => [`/*?${name}`, `/*&${name}`]);
  const rules = ['User-agent: *', ...[...paths, ...lists].map((path) => `Disallow: ${path}`)];
  return [...rules, ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]), ''].join('\n');
}
