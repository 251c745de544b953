import { createApp } from '../../../storefront/platform/http/app.ts';
import type { Store } from '../../../storefront/store/index.ts';
import { site } from '../../../storefront/shop.ts';

/** The shop's server with a store, without its log. */
export const appOf = (store: Store, options: { keptBytes?: number } = {}) =>
  createApp({
    ...options,
    site,
    store,
    clock: Date.now,
    log: { info: () => {}, error: (...values) => console.error(...values) },
    assets: () => ({ styles: [], fonts: [], scripts: [] }),
    hasPolicy: true,
    root: '.',
    statics: [],
    isReady: () => true,
  });

const price = 'price{gross{value formatted} net{value formatted}}';

/** What the search field requests during typing. */
export const suggestionBody = (text: string): string =>
  JSON.stringify({
    query: `query{productsTextSearch(searchInput:{text:${JSON.stringify(text)},limit:6}){
      products{name versionName link iconSmall iconSmallSecond price{${price}}}
      series{name link}producers{name link}menuNodes{name link breadcrumb{title}}cms{name link}searchQueries{name link}}}`,
  });

/** A product page's request for another product. */
export const productBody = (id: number): string =>
  JSON.stringify({ query: `query{product(productId:${id}){product{id name link price{${price}}}}}` });
