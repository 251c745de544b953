import type { PriceType } from '../../rules/price-calculator.ts';

/** Address and transport of a shop. */
export interface ShopConnectionOptions {
  /** "https://sklep.example", with or without a trailing slash; the page's own shop by default. */
  baseUrl?: string;
  /** Sends requests: the browser's own by default. */
  fetch?: typeof globalThis.fetch;
  /** The path of the GraphQL calls, as in `app_shop.urls.graphql`: "/graphql/v1/" by default. */
  graphqlPath?: string;
  /** The requested kind of prices, as in `app_shop.vars.priceType`: gross by default. */
  priceType?: PriceType;
  /** Sees the headers of every answer: `trackingEvents` is one. */
  onHeaders?: (headers: Headers, shop: ShopConnection) => void;
}

export interface ShopConnection extends Required<Omit<ShopConnectionOptions, 'onHeaders'>> {
  readonly onHeaders: ShopConnectionOptions['onHeaders'];
}

/** Holds settings, sends nothing itself. Every call takes one. */
export function connectShop({
  baseUrl = '',
  fetch = (...request) => globalThis.fetch(...request),
  graphqlPath = '/graphql/v1/',
  priceType = 'gross',
  onHeaders,
}: ShopConnectionOptions = {}): ShopConnection {
  return { baseUrl: baseUrl.replace(/\/+$/, ''), fetch, graphqlPath, priceType, onHeaders };
}

const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A path of the shop as a whole address; whole addresses, such as those of forms, stay. */
export function addressAt({ baseUrl }: Pick<ShopConnection, 'baseUrl'>, path: string): string {
  if (baseUrl === '' || isWhole.test(path)) return path;
  return path.startsWith('/') ? baseUrl + path : `${baseUrl}/${path}`;
}

/** A path with its query; undefined values are left out, and so is the fragment. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const [asked = ''] = path.split('#', 1);
  return `${asked}${asked.includes('?') ? '&' : '?'}${query}`;
}
