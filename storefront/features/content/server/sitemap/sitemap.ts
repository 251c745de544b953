import { addressOf } from '../../../../shared/addresses.ts';
import { informationAddresses } from '../../../../shared/information-addresses.ts';
import type { Store } from '../../../../store/index.ts';

/** The most addresses of one file (sitemaps.org 0.90). */
export const mostAddresses = 50_000;

type Catalogue = Pick<Store['catalogue'], 'categories' | 'producers' | 'countShownProducts' | 'shownProducts'>;

/** The number of files: one for other pages, then products, `most` per file. */
export const countFiles = async (catalogue: Catalogue, most = mostAddresses): Promise<number> =>
  1 + Math.ceil((await catalogue.countShownProducts()) / most);

/**
 * The addresses of one file, from the shop's root; null for a missing file.
 *
 * @param file from 1
 */
export async function addressesOfFile(
  catalogue: Catalogue,
  file: number,
  most = mostAddresses,
): Promise<ReadonlyArray<string> | null> {
  if (file < 1 || file > (await countFiles(catalogue, most))) return null;
  if (file > 1) {
    const products = await catalogue.shownProducts({ offset: (file - 2) * most, limit: most });
    return products.map(({ id, slug }) => addressOf('product', { id, slug }));
  }
  const [categories, producers] = await Promise.all([catalogue.categories(), catalogue.producers()]);
  return [
    addressOf('home'),
    ...categories
      .filter(({ productCount }) => productCount > 0)
      .map(({ id, slug }) => addressOf('category', { id, slug })),
    ...producers.map(({ id, slug }) => addressOf('producer', { id, slug })),
    ...informationAddresses(),
    ...(['contact', 'blog', 'news', 'site-map', 'cookies'] as const).map((name) => addressOf(name)),
  ];
}

/** Addresses are encoded already: of XML's special characters they contain only this one. */
const locations = (name: string, addresses: ReadonlyArray<string>): string =>
  addresses.map((address) => `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc></${name}>\n`).join('');

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** A file of full addresses. */
export const urlSet = (addresses: ReadonlyArray<string>): string =>
  `${declaration}\n<urlset ${namespace}>\n${locations('url', addresses)}</urlset>\n`;

/** The index of the others, by absolute addresses. */
export const sitemapIndex = (addresses: ReadonlyArray<string>): string =>
  `${declaration}\n<sitemapindex ${namespace}>\n${locations('sitemap', addresses)}</sitemapindex>\n`;
