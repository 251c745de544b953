import type { PriceType } from '../../rules/price-calculator.ts';

/** Where a shop is and how it is spoken to. */
export interface ShopConnectionOptions {
  /** "https://sklep.example", with or without a slash at its end; the page's own shop unless told. */
  baseUrl?: string;
  /** Sends requests: the browser's own unless told. */
  fetch?: typeof globalThis.fetch;
  /** The path of the GraphQL calls, as `app_shop.urls.graphql` tells it: "/graphql/v1/" unless told. */
  graphqlPath?: string;
  /** The prices that are asked for, as `app_shop.vars.priceType` tells it: gross unless told. */
  priceType?: PriceType;
  /** Sees the headers of every answer: `trackingEvents` is one. */
  onHeaders?: (headers: Headers, shop: ShopConnection) => void;
}

export interface ShopConnection extends Required<Omit<ShopConnectionOptions, 'onHeaders'>> {
  readonly onHeaders: ShopConnectionOptions['onHeaders'];
}

/** Speaks to nobody yet: it only knows how. Every call takes one. */
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

/** A path of the shop as a whole address; an address that is whole already, such as that of a form, stays. */
export function addressAt({ baseUrl }: Pick<ShopConnection, 'baseUrl'>, path: string): string {
  if (baseUrl === '' || isWhole.test(path)) return path;
  return path.startsWith('/') ? baseUrl + path : `${baseUrl}/${path}`;
}

/** A path with what it asks; values that are not there are left out, and so is what stands behind a #. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const [asked = ''] = path.split('#', 1);
  return `${asked}${asked.includes('?') ? '&' : '?'}${query}`;
}
