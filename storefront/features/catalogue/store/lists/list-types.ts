import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import type { UnknownSize } from './sizes.ts';

export interface ShoppingList {
  id: number;
  /** '' where the shop names it: a wishlist that its owner has not named. */
  name: string;
  /** Whether it is the owner's wishlist, which the header counts. */
  isWishlist: boolean;
  /** Whether `accessKey` opens it to others. */
  isPublic: boolean;
  accessKey: string;
  productCount: number;
  createdAt: number;
  updatedAt: number;
}

/** Identifies a line of a list. */
export interface ListKey {
  productId: number;
  size: string;
}

export interface ListLine extends ListKey {
  quantity: Thousandths;
  addedAt: number;
}

export interface FilledList extends ShoppingList {
  /** In the order they were added. */
  lines: ReadonlyArray<ListLine>;
}

/** Which sizes a list holds. */
export interface ListContents extends Pick<ShoppingList, 'id' | 'name' | 'isWishlist'> {
  /** In the order they were added. */
  keys: ReadonlyArray<ListKey>;
}

export type ListAddOutcome =
  | { kind: 'added' }
  /** The list has it already; its quantity stays. */
  | { kind: 'kept' }
  | UnknownSize
  | { kind: 'unknown_list' }
  /** The list's line limit is reached. */
  | { kind: 'list_full' };

export type ListCreateOutcome = { kind: 'created'; list: ShoppingList } | { kind: 'too_many_lists' };
