/** What the visitor has done in the demo shop before the page opens. */
export type Before =
  /** A mug lies in the basket. */
  | 'choosing'
  /** Recipient, delivery and payment are chosen, too. */
  | 'delivery'
  /** The order is placed and redirects to the page. */
  | 'order'
  /** An order by BLIK is placed and redirects to its payment. */
  | 'online-order'
  /** An order by BLIK is placed; its payment can be changed. */
  | 'changed-payment'
  /** An order by card is placed and redirects to the page of the test provider. */
  | 'card-payment'
  /** An order is placed, and leads to the form of a complaint about it. */
  | 'complaint-form'
  /** A complaint about it is filed, and redirects to its page. */
  | 'complaint'
  /** An order of a bundle and a mug is paid and sent, and leads to the choice of what goes back. */
  | 'return'
  /** A part of the bundle and the way of the parcel are chosen; leads to the form of the refund. */
  | 'return-refund'
  /** The refund is chosen, too; leads to the summary of the return. */
  | 'return-summary'
  /** A customer with an address and an order is signed in. */
  | 'account'
  /** Products are on the wishlist and in the comparison, and there is a second list. */
  | 'saving';

/**
 * One state of a page in the demo shop. The default export of `states.ts` in the page's folder lists them. The keyboard walk, the check
 * of texts, the budgets, the page audit and the screenshots cover every listed state.
 */
export interface PageState {
  /** Unique, e.g. `listing-sorted`. */
  readonly name: string;
  /** From the root; omit it when the step before redirects to the page. */
  readonly address?: string;
  readonly after?: Before;
  /** Expected HTTP status, 200 by default. */
  readonly status?: number;
  /** Budget of script without user input, in kB of 1024 bytes as sent; 12 by default. */
  readonly script?: number;
  /** Budget of the document, in kB of 1024 bytes as sent. */
  readonly document?: number;
  /** The id of a field, and the budget of script after that field gets focus. */
  readonly touched?: { readonly field: string; readonly script: number };
}
