import { fold } from '../../../../patterns/rules/fold.ts';
import { addressOf } from '../../../addresses.ts';
import { readListing } from '../../../listing/listing-query.ts';
import { informationLinks } from '../information-links.ts';
import type { CallContext } from '../context.ts';
import { loadGoods } from '../products/goods.ts';
import { wireProduct } from '../products/product.ts';

export interface TextSearchArguments {
  readonly searchInput: { readonly text: string; readonly limit?: number | null };
}

interface Link {
  readonly name: string;
  readonly link: string;
}

/** The most that each group holds, whatever is asked. */
const mostResults = 24;

/**
 * The groups under the search box: products as the search page finds them, and what is called so. The store keeps neither
 * series nor what others looked for, so these groups are empty.
 */
export async function productsTextSearch({ searchInput }: TextSearchArguments, context: CallContext) {
  const { store, settings } = context;
  const { text, problem } = readListing(
    new URLSearchParams({ text: searchInput.text }),
    settings.searchMinimumCharacters,
  );
  const limit = Math.min(Math.max(searchInput.limit ?? settings.searchResults, 0), mostResults);
  const nothing = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };
  if (text === '' || problem || limit === 0) return nothing;

  const [found, producers, categories, stocks] = await Promise.all([
    store.catalogue.list({ text, portion: limit }),
    store.catalogue.producers(),
    store.catalogue.categories(),
    store.catalogue.stocks(),
  ]);
  const goods = await loadGoods(
    context,
    found.products.map(({ id }) => id),
  );
  return {
    ...nothing,
    products: goods.map((one) => wireProduct(one, stocks, context)),
    producers: called(
      producers.map(({ id, slug, name }) => ({ name, link: addressOf('producer', { id, slug }) })),
      text,
      limit,
    ),
    menuNodes: called(
      categories.map(({ id, slug, name }) => ({ name, link: addressOf('category', { id, slug }) })),
      text,
      limit,
    ),
    cms: called(informationLinks, text, limit),
  };
}

/** Those in whose name every word of the text begins a word, in their order. */
export function called(links: ReadonlyArray<Link>, text: string, limit: number): ReadonlyArray<Link> {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return links.filter(({ name }) => words.every((word) => ` ${fold(name)}`.includes(` ${word}`))).slice(0, limit);
}
