import { defaultLanguage, inLanguageOf, type Language } from '../../../../platform/languages/languages.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { toIsoDate } from '../../../../../components/dates/index.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { informationAddress, isInformationName, ownPageAddress } from '../../../../shared/information-addresses.ts';
import type { Store } from '../../../../store/index.ts';
import type { ContentPlace } from '../../store/content.ts';
import { entryAddress } from '../entries/entries-data.ts';

/** The most addresses of one file (sitemaps.org 0.90), and so the most pages in so many languages. */
export const mostPages = (languages: number): number => Math.floor(50_000 / languages);

type Listed = Pick<Store, 'catalogue' | 'content'>;

/** A page of the shop in any language, or a file of the sitemap. */
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

/** The number of files: one for other pages, then products, `most` pages per file. */
export const countFiles = async ({ catalogue }: Listed, most: number): Promise<number> =>
  1 + Math.ceil((await catalogue.countShownProducts()) / most);

/**
 * The pages of one file; null for a missing file.
 *
 * @param file from 1
 */
export async function placesOfFile(
  store: Listed,
  file: number,
  most: number,
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
    ...(
      ['contact', 'legal-guarantee', 'site-map', 'cookies', 'stocks', 'withdrawal', 'accessibility-report'] as const
    ).map((name) => ({
      address: addressOf(name),
    })),
  ];
}

/** Addresses are encoded already: of XML's special characters they contain only this one. */
const escaped = (address: string): string => address.replaceAll('&', '&amp;');

const location = (name: string, address: string, changedAt?: number, links = ''): string => {
  const day = changedAt === undefined ? '' : `<lastmod>${toIsoDate(calendarDay(changedAt))}</lastmod>`;
  return `<${name}><loc>${escaped(address)}</loc>${day}${links}</${name}>\n`;
};

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A file of pages, each in every language of the shop. With several languages each address names the page in all of them, as the
 * page's own head does (Google Search Central, "Localized versions of your pages").
 */
export function urlSet(origin: string, places: ReadonlyArray<SitemapPlace>, spoken: ReadonlyArray<Language>): string {
  const urls = places.flatMap(({ address, changedAt }) => {
    const href = (language: Language) => origin + inLanguageOf(language, address);
    const link = (name: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(href(language))}"/>`;
    const links = [...spoken.map((language) => link(language, language)), link('x-default', defaultLanguage)].join('');
    return spoken.map((language) => location('url', href(language), changedAt, spoken.length > 1 ? links : ''));
  });
  const linked = spoken.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${declaration}\n<urlset ${namespace}${linked}>\n${urls.join('')}</urlset>\n`;
}

/** The index of the others. */
export const sitemapIndex = (origin: string, files: ReadonlyArray<SitemapPlace>): string =>
  `${declaration}\n<sitemapindex ${namespace}>\n${files.map(({ address }) => location('sitemap', origin + address)).join('')}</sitemapindex>\n`;
