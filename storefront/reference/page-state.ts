/** What somebody has done in the demo shop before a page is looked at. */
export type Before =
  /** A mug lies in the basket. */
  | 'choosing'
  /** Recipient, delivery and payment are told, too. */
  | 'delivery'
  /** It was ordered, which leads to the page. */
  | 'order'
  /** Somebody with an account, an address and an order is signed in. */
  | 'account';

/**
 * A page of the demo shop as somebody meets it: the default export of `states.ts` in the folder of its kind is a list of them. Tests
 * walk, read, measure and picture all of them: a new page is looked at by all of these once it has one.
 */
export interface PageState {
  /** Of the page's kind and what is special now: `listing-sorted`. No other page has it. */
  readonly name: string;
  /** From the root; left out where what was done before leads to the page. */
  readonly address?: string;
  readonly after?: Before;
  /** Of the answer; 200 where left out. */
  readonly status?: number;
  /** The most script that the untouched page may load, in kB of 1024 bytes as sent; 12 where left out. */
  readonly script?: number;
  /** The id of a field, and the most script that the page may have loaded once somebody has gone into it. */
  readonly touched?: { readonly field: string; readonly script: number };
}
