import { languages } from '../../../../platform/languages/languages.ts';
import type { AddressTable } from '../../../../platform/routing/addresses.ts';

/** Page kinds that a search engine may show; all others, now or later, are private or change something. */
const shown = new Set([
  'home',
  'product',
  'category',
  'producer',
  'search',
  'information',
  'blog',
  'blog-entry',
  'news',
  'news-entry',
  'contact',
  'legal-guarantee',
  'site-map',
  'stocks',
  'withdrawal',
  'cookies',
  'accessibility-report',
]);
/** Choices of a list: the same goods sorted or filtered. */
const choices = ['sort', 'order', 'counter', 'pricelimitmin', 'pricelimitmax', 'filter_'];

/**
 * Every rule that keeps robots out, from the address table, in every language; patterns end at the first placeholder.
 *
 * @param sitemap its absolute address
 */
export function robotsText(table: AddressTable, sitemap: string | null): string {
  const closed = Object.entries(table)
    .filter(([name]) => !shown.has(name))
    .flatMap(([, addresses]) => addresses)
    .map((address) => address.split(':')[0]!)
    // A pattern starting with a placeholder blocks the whole shop.
    .filter((path) => path !== '/');
  const paths = [...new Set(['/ajax/', '/graphql/', ...closed])].toSorted();
  const inAllLanguages = Object.values(languages).flatMap(({ prefix }) => paths.map((path) => prefix + path));
  const lists = choices.flatMap((name) => [`/*?${name}`, `/*&${name}`]);
  const rules = ['User-agent: *', ...[...inAllLanguages, ...lists].map((path) => `Disallow: ${path}`)];
  return [...rules, ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]), ''].join('\n');
}
