import { searchMinimum } from '../../../../patterns/rules/search-minimum.ts';
import { fold } from '../../../../patterns/rules/fold.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { readListing } from '../../../features/catalogue/index.ts';
import type { MenuTarget } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import { informationLinks } from '../information-links.ts';
import { loadProducts } from '../products/product.ts';
import type { ProductsTextSearchArguments } from '../schema/types.ts';
import { localAddress } from '../../../platform/languages/current-language.ts';

interface Link {
  readonly name: string;
  readonly link: string;
}

/** The limit of each group, whatever is requested. */
const mostResults = 24;

/** The groups under the search box: products as on the search page, other names, popular searches. */
export async function productsTextSearch({ searchInput }: ProductsTextSearchArguments, context: CallContext) {
  const { settings } = context;
  const { text, problem } = readListing(new URLSearchParams({ text: searchInput.text }), searchMinimum(settings));
  const limit = Math.min(Math.max(searchInput.limit ?? settings.searchResults, 0), mostResults);
  if (text === '' || problem || limit === 0) {
    return { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };
  }
  const { catalogue, menu, content, phrases } = context.store;
  const [products, series, producers, nodes, pages, queries] = await Promise.all([
    foundProducts(text, limit, context),
    catalogue.series({ text, limit }),
    catalogue.producers(),
    menu.search(text, limit),
    // Articles and news have no page yet.
    content.search(text, limit, ['page']),
    phrases.suggest(text, limit),
  ]);
  return {
    products,
    // A series is found by its name: that search page shows its goods.
    series: series.map(({ name }) => ({ name, link: searchAddress(name) })),
    producers: called(
      producers.map(({ id, slug, name }) => ({ name, link: addressOf('producer', { id, slug }) })),
      text,
      limit,
    ),
    menuNodes: nodes.flatMap(({ name, target, path }) =>
      target === null
        ? []
        : [
            {
              name,
              link: linkOf(target),
              breadcrumb: path.map((above) => ({ title: above.name, link: linkOf(above.target) })),
            },
          ],
    ),
    cms: informationLinks(pages),
    searchQueries: queries.map(({ phrase }) => ({ name: phrase, link: searchAddress(phrase) })),
  };
}

async function foundProducts(text: string, portion: number, context: CallContext) {
  const { ids } = await context.store.catalogue.listedIds({ text, portion });
  return loadProducts(context, ids);
}

const searchAddress = (text: string): string => `${addressOf('search')}?${new URLSearchParams({ text }).toString()}`;

const linkOf = (target: MenuTarget): string | null => {
  if (target === null) return null;
  return target.kind === 'link'
    ? localAddress(target.link)
    : addressOf('category', { id: target.id, slug: target.slug });
};

/** Entries whose names contain a word starting with each word of the text. */
function called(links: ReadonlyArray<Link>, text: string, limit: number): ReadonlyArray<Link> {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return links.filter(({ name }) => words.every((word) => ` ${fold(name)}`.includes(` ${word}`))).slice(0, limit);
}
