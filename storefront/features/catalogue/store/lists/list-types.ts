import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import type { UnknownSize } from './sizes.ts';

export interface ShoppingList {
  id: number;
  /** '' where the shop names it: the wishlist, until its owner gives it a name. */
  name: string;
  /** Whether it is the owner's wishlist, of which the header shows the count. */
  isWishlist: boolean;
  /** Whether whoever has `accessKey` may read it. */
  isPublic: boolean;
  accessKey: string;
  productCount: number;
  createdAt: number;
  updatedAt: number;
}

/** What names a line of a list. */
export interface ListKey {
  productId: number;
  size: string;
}

export interface ListLine extends ListKey {
  quantity: Thousandths;
  addedAt: number;
}

export interface FilledList extends ShoppingList {
  /** In the order in which they were added. */
  lines: ReadonlyArray<ListLine>;
}

export type ListAddOutcome =
  | { kind: 'added' }
  /** The list held it already; its quantity stays. */
  | { kind: 'kept' }
  | UnknownSize
  | { kind: 'unknown_list' }
  /** The list holds as many lines as it may. */
  | { kind: 'list_full' };

export type ListCreateOutcome = { kind: 'created'; list: ShoppingList } | { kind: 'too_many_lists' };
