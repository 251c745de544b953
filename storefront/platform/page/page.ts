import type { ComponentType } from 'react';
import type { LoadAnswer, PostAnswer } from './answers.ts';
import type { RequestContext, ShopTypes } from './request-context.ts';
import type { AddressParams, AddressTable } from '../routing/addresses.ts';

/** Content of the document's head, for people, search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string;
  /** The page's canonical address, from the root; omitted if the page must not be indexed. */
  canonical?: string;
  isIndexed?: boolean;
  /** A feed of what the page lists; its address from the root. */
  feed?: { title: string; address: string };
  /** Address of the preview picture, from the root. */
  picture?: string;
  /** schema.org facts; written as JSON-LD, escaped. */
  facts?: ReadonlyArray<object>;
}

export interface PageViewProps<Data, Attempt = never> {
  data: Data;
  /** The refused form of this request (what was typed, what is wrong), or one that waits to be sent again; null on a plain visit. */
  attempt: Attempt | null;
}

/**
 * One page kind. `load` reads the store once, `view` is pure, `post` takes the forms sent to the page's own
 * address. A rejected form is shown by the same `load` and `view`, with `attempt` filled.
 */
export interface PageDefinition<Data, Attempt, Context> {
  load(context: Context): LoadAnswer<Data, Attempt> | Promise<LoadAnswer<Data, Attempt>>;
  /** @param attempt what `post` answered, where the page shows it */
  head(data: Data, context: Context, attempt?: Attempt): PageHead;
  view: ComponentType<PageViewProps<Data, Attempt>>;
  post?(context: Context): PostAnswer<Attempt> | Promise<PostAnswer<Attempt>>;
  /** Shows names and addresses to guests, too: no browser keeps it, as with pages of signed-in clients. */
  isPersonal?: boolean;
}

// Pages of different data live in one table: their own types are checked by then.
// oxlint-disable-next-line no-explicit-any
export type AnyPage = PageDefinition<any, any, any>;

/** `definePage('product', { load, head, view, post })`, bound once to the addresses and the types of one shop. */
export function pageMaker<Table extends AddressTable, Shop extends ShopTypes>() {
  return function definePage<Name extends keyof Table & string, Data, Attempt = never>(
    name: Name,
    page: PageDefinition<Data, Attempt, RequestContext<AddressParams<Table, Name>, Shop>>,
  ): NamedPage {
    return { name, page };
  };
}

export interface NamedPage {
  readonly name: string;
  readonly page: AnyPage;
}

/** The default export of `pages/<kind>/index.ts`. */
export interface PageModule {
  default: NamedPage;
}
