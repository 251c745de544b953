import type { Thousandths } from './price.ts';
import { unlimited } from './quantity.ts';

/** How much of a size a place has, as pages show it. */
export type StockLevel = 'available' | 'last' | 'none';

/**
 * The level of an amount. Pages do not show the amount itself: it changes by the hour.
 *
 * @param amount in the place; may be `unlimited`
 * @param lastUnits up to so many whole units are the last ones (setting `stockListLastUnits`)
 */
export function stockLevel(amount: Thousandths, lastUnits: number): StockLevel {
  if (amount === unlimited) return 'available';
  if (amount <= 0) return 'none';
  return amount <= lastUnits * 1000 ? 'last' : 'available';
}
