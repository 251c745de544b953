import { slot } from '../../../../platform/features/slot.ts';
import type { BuyingContext } from '../../../../shared/session.ts';

/** A size to buy; the quantity is text, as the basket's rules read it. */
export interface WantedSize {
  readonly productId: number;
  readonly size: string;
  readonly quantity: string;
}

/** How many were added, and a sentence for each that was not, or not as wanted. */
export interface ToBasketOutcome {
  readonly added: number;
  readonly problems: ReadonlyArray<string>;
}

/** Adds several sizes to the basket. The basket's feature fills it. */
export const toBasketSlot =
  slot<(context: BuyingContext, wanted: ReadonlyArray<WantedSize>) => Promise<ToBasketOutcome>>('lists to basket');
