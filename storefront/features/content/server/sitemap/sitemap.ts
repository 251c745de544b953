import { addressOf } from '../../../../shared/addresses.ts';
import { toIsoDate } from '../../../../../components/dates/index.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { informationAddress, isInformationName, ownPageAddress } from '../../../../shared/information-addresses.ts';
import { defaultLanguage, inLanguageOf, type Language } from '../../../../platform/languages/languages.ts';
import type { Store } from '../../../../store/index.ts';
import type { ContentPlace } from '../../store/content.ts';
import { entryAddress } from '../entries/entries-data.ts';

/** The most addresses of one file (sitemaps.org 0.90). */
export const mostAddresses = 50_000;

type Listed = Pick<Store, 'catalogue' | 'content'>;

/** A page of the shop, or a file of the sitemap. */
export interface SitemapPlace {
  /** From the shop's root. */
  address: string;
  /** When it last changed, in epoch milliseconds, where that is known. */
  changedAt?: number;
}

/** The page of the law, which the shop writes itself where the operator has written none. */
const ownStatement = informationAddress('accessibility');

const addressOfText = ({ kind, ...text }: ContentPlace): string => {
  if (kind !== 'page') return entryAddress(kind, text);
  return isInformationName(text.slug) ? informationAddress(text.slug) : ownPageAddress(text);
};

/** The lists of articles and news are as new as the newest of them. */
const newest = (texts: ReadonlyArray<ContentPlace>, kind: ContentPlace['kind']): { changedAt?: number } => {
  const times = texts.filter((text) => text.kind === kind).map(({ changedAt }) => changedAt);
  return times.length > 0 ? { changedAt: Math.max(...times) } : {};
};

/** The number of files: one for other pages, then products, `most` per file. */
export const countFiles = async ({ catalogue }: Listed, most = mostAddresses): Promise<number> =>
  1 + Math.ceil((await catalogue.countShownProducts()) / most);

/**
 * The pages of one file; null for a missing file.
 *
 * @param file from 1
 */
export async function placesOfFile(
  store: Listed,
  file: number,
  most = mostAddresses,
): Promise<ReadonlyArray<SitemapPlace> | null> {
  const { catalogue, content } = store;
  if (file < 1 || file > (await countFiles(store, most))) return null;
  if (file > 1) {
    const products = await catalogue.shownProducts({ offset: (file - 2) * most, limit: most });
    return products.map(({ id, slug }) => ({ address: addressOf('product', { id, slug }) }));
  }
  const [categories, producers, texts] = await Promise.all([
    catalogue.categories(),
    catalogue.producers(),
    content.places(),
  ]);
  const written = texts.map((text) => ({ address: addressOfText(text), changedAt: text.changedAt }));
  return [
    { address: addressOf('home') },
    ...categories
      .filter(({ productCount }) => productCount > 0)
      .map(({ id, slug }) => ({ address: addressOf('category', { id, slug }) })),
    ...producers.map(({ id, slug }) => ({ address: addressOf('producer', { id, slug }) })),
    { address: addressOf('blog'), ...newest(texts, 'post') },
    { address: addressOf('news'), ...newest(texts, 'news') },
    ...written,
    ...(written.some(({ address }) => address === ownStatement) ? [] : [{ address: ownStatement }]),
    ...(['contact', 'site-map', 'cookies', 'stocks', 'withdrawal', 'accessibility-report'] as const).map((name) => ({
      address: addressOf(name),
    })),
  ];
}

/** Addresses are encoded already: of XML's special characters they contain only this one. */
const escaped = (address: string): string => address.replaceAll('&', '&amp;');

const locations = (
  name: string,
  origin: string,
  places: ReadonlyArray<SitemapPlace & { alternates?: string }>,
): string =>
  places
    .map(({ address, changedAt, alternates = '' }) => {
      const day = changedAt === undefined ? '' : `<lastmod>${toIsoDate(calendarDay(changedAt))}</lastmod>`;
      return `<${name}><loc>${escaped(origin + address)}</loc>${day}${alternates}</${name}>\n`;
    })
    .join('');

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** The page in each language, as each of these names the others. */
function inLanguages(place: SitemapPlace, origin: string, languages: ReadonlyArray<Language>) {
  const link = (named: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${named}" href="${escaped(origin + inLanguageOf(language, place.address))}"/>`;
  const alternates = [...languages.map((language) => link(language, language)), link('x-default', defaultLanguage)];
  return languages.map((language) => ({
    ...place,
    address: inLanguageOf(language, place.address),
    alternates: alternates.join(''),
  }));
}

/** A file of pages; in a shop of several languages each page in each of them. */
export function urlSet(
  origin: string,
  places: ReadonlyArray<SitemapPlace>,
  languages: ReadonlyArray<Language> = [defaultLanguage],
): string {
  if (languages.length < 2)
    return `${declaration}\n<urlset ${namespace}>\n${locations('url', origin, places)}</urlset>\n`;
  const all = places.flatMap((place) => inLanguages(place, origin, languages));
  return `${declaration}\n<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${locations('url', origin, all)}</urlset>\n`;
}

/** The index of the others. */
export const sitemapIndex = (origin: string, files: ReadonlyArray<SitemapPlace>): string =>
  `${declaration}\n<sitemapindex ${namespace}>\n${locations('sitemap', origin, files)}</sitemapindex>\n`;
