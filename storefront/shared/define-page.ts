import type { addresses } from './addresses.ts';
import { pageMaker } from '../platform/page/page.ts';
import type { RequestContext } from '../platform/page/request-context.ts';
import type { AddressParams } from '../platform/routing/addresses.ts';
import type { Client, Store } from '../store/index.ts';
import type { Settings } from '../platform/settings/index.ts';

/** The shop's types for its pages. */
export interface SienTypes {
  store: Store;
  settings: Settings;
  client: Client;
}

type Table = (typeof addresses)['table'];

/** The request that `load`, `head` and `post` of a page kind get: `PageContext<'product'>` has `params.id`. */
export type PageContext<Name extends keyof Table = keyof Table> = RequestContext<AddressParams<Table, Name>, SienTypes>;

/** `export default definePage('product', { load, head, view, post })` in `pages/product/index.ts`. */
export const definePage = pageMaker<Table, SienTypes>();
