import type { ShopConnection } from '../connection.ts';
import { list, nullable, object, or, text, type Decoded, type Decoder } from '../decode.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';
import { field } from '../graphql/literal.ts';
import type { CallOptions } from '../send.ts';
import { link, priceOf, priceSelection } from '../shapes.ts';

export interface TextSearchOptions extends CallOptions {
  /** How many results of each kind are wanted: 6 by default (spec 9). */
  limit?: number;
  /** Requests the path to each menu node. Not every shop of the platform knows it; such a shop refuses. */
  hasBreadcrumbs?: boolean;
  /** Requests the unit of each product. Not every shop of the platform knows it; such a shop refuses. */
  hasUnits?: boolean;
}

const links = or(list(link), []);

const product = (priceType: ShopConnection['priceType']) =>
  object({
    name: text,
    /** What distinguishes it from products of the same name. */
    versionName: nullable(text),
    link: nullable(text),
    iconSmall: nullable(text),
    iconSmallSecond: nullable(text),
    /** `disable` where a size cannot be bought now. Empty where it is not known. */
    sizes: or(list(object({ availability: or(object({ status: or(text, '') }), { status: '' }) })), []),
    /** Null where it was not requested. */
    unit: or(nullable(object({ singular: or(text, '') })), null),
    /** Null where absent. */
    price: or(object({ price: priceOf(priceType) }), { price: null }),
  });

const node = object({
  name: text,
  link: nullable(text),
  /** The nodes above it, from the top. */
  breadcrumb: or(list(object({ title: text })), []),
});

const groups = (priceType: ShopConnection['priceType']) =>
  object({
    products: or(list(product(priceType)), []),
    series: links,
    producers: links,
    menuNodes: or(list(node), []),
    cms: links,
    searchQueries: links,
  });

/** What was found, in the six groups of spec 3. */
export type TextSearchAnswer = Decoded<ReturnType<typeof groups>>;

/** Call 12: the live search. */
export async function textSearch(
  shop: ShopConnection,
  query: string,
  { limit = 6, hasBreadcrumbs = false, hasUnits = false, ...options }: TextSearchOptions = {},
): Promise<TextSearchAnswer> {
  const named = '{name link}';
  const price = `price{price${priceSelection(shop.priceType)}}`;
  const menuNodes = hasBreadcrumbs ? '{name link breadcrumb{title}}' : named;
  const selection = `{products{name versionName link iconSmall iconSmallSecond sizes{availability{status}}${hasUnits ? 'unit{singular}' : ''}${price}}series${named}producers${named}menuNodes${menuNodes}cms${named}searchQueries${named}}`;
  const answer = await askGraphql(
    shop,
    {
      label: 'query=productsTextSearch',
      document: `query{${field('productsTextSearch', { searchInput: { text: query, limit } }, selection)}}`,
      decode: object({ productsTextSearch: groups(shop.priceType) }),
    },
    options,
  );
  return answer.productsTextSearch;
}

const keyOf = (query: string, language: string | undefined): string =>
  `search_${query}${language ? `_${language}` : ''}`;

/** Storages throw when they are full and, in some private windows, on every access. */
function trying<Value>(attempt: () => Value): Value | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

const stored = <Value>(key: string, decode: Decoder<Value>): Value | null =>
  trying(() => {
    const written = sessionStorage.getItem(key);
    return written === null ? null : decode(JSON.parse(written));
  });

export interface RememberedSearchOptions extends TextSearchOptions {
  /** Of the answers, where a shop speaks several. */
  language?: string;
}

/**
 * The live search with the cache of spec 7: each text is sent once per session. Answers are stored in the session
 * storage as `search_<text>` or `search_<text>_<language>`, like those of the platform's scripts; those of another
 * shape are ignored. Without a storage each search is sent.
 */
export async function rememberedTextSearch(
  shop: ShopConnection,
  query: string,
  { language, ...options }: RememberedSearchOptions = {},
): Promise<TextSearchAnswer> {
  const key = keyOf(query, language);
  const known = stored(key, groups(shop.priceType));
  if (known) return known;
  const answer = await textSearch(shop, query, options);
  trying(() => sessionStorage.setItem(key, JSON.stringify(asOnTheWire(answer, shop.priceType))));
  return answer;
}

/** As the answer came: prices under their kind. */
const asOnTheWire = ({ products, ...others }: TextSearchAnswer, priceType: ShopConnection['priceType']) => ({
  ...others,
  products: products.map((each) => ({ ...each, price: { price: { [priceType]: each.price.price } } })),
});
