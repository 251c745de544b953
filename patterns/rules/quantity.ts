import {
  isPossible,
  parseDecimal,
  reachable,
  settle,
  type Bounds,
  type Settled,
} from '../../components/quantity-stepper/bounded-decimal.ts';
import type { Thousandths } from './price.ts';

/** What limits the quantity of one size (spec 3, "Quantity data"). All amounts are in thousandths of the unit. */
export interface QuantityData {
  /** Stock of the size; -1 is unlimited. */
  amount: Thousandths;
  /** unit_sellby: the quantity is always a multiple of it. */
  sellBy: Thousandths;
  /** unit_precision: decimals of the quantity, 0 to 3. */
  precision: number;
  /** max_q: at most in one order, all sizes of the product together. */
  maxPerOrder?: Thousandths | null;
  /** max_s: at most of one size in one order. */
  maxPerSize?: Thousandths | null;
  /** min_q: at least in one order. */
  minPerOrder?: Thousandths | null;
  /** min_s: at least of one size in one order. */
  minPerSize?: Thousandths | null;
  /** minimum_quantity_subscription: the minimum of each subscription delivery; left out for single purchases. */
  minPerDelivery?: Thousandths | null;
}

/** An unlimited amount, in place of a quantity (spec 5: amount -1). */
export const unlimited = -1;
/** The maximum quantity of a line: beyond it products of grosze would leave the safe integers. */
export const largestQuantity: Thousandths = 9_999_999_000;

/**
 * The bounds of spec 5 for a quantity: the step is unit_sellby raised to unit_precision; the minimum is the largest of
 * the step and the min rules; the maximum the smaller of stock and the max rules, floored to the step.
 */
export function quantityBounds(data: QuantityData): Bounds {
  const smallest = 10 ** (3 - data.precision);
  const step = Math.ceil(data.sellBy / smallest) * smallest;
  const limits = [data.amount === unlimited ? null : data.amount, data.maxPerOrder, data.maxPerSize].filter(
    (limit): limit is number => limit !== null && limit !== undefined,
  );
  return reachable({
    step,
    min: Math.max(step, data.minPerOrder ?? 0, data.minPerSize ?? 0, data.minPerDelivery ?? 0),
    max: limits.length > 0 ? Math.min(...limits) : null,
  });
}

/** Whether anything can be bought at all; if not, the product form is disabled (V-34, T-35). */
export function canBuy(data: QuantityData): boolean {
  return isPossible(quantityBounds(data));
}

/**
 * Why nothing of a size can be bought: sold out; the stock is below the order minimum (T-35, never for an unlimited
 * amount); or the shop's own limits contradict each other.
 */
export type QuantityObstacle = 'soldOut' | 'belowMinimum' | 'contradiction';

/** Null if something can be bought. */
export function quantityObstacle(data: QuantityData): QuantityObstacle | null {
  if (canBuy(data)) return null;
  if (data.amount <= 0 && data.amount !== unlimited) return 'soldOut';
  return canBuy({ ...data, amount: unlimited }) ? 'belowMinimum' : 'contradiction';
}

/**
 * The limits of one size in an order with other sizes of the product: of the joint limits min_q and max_q, the rest
 * applies to this one.
 *
 * @param others how much of the other sizes is in the order
 */
export function besideOthers(data: QuantityData, others: Thousandths): QuantityData {
  const { minPerOrder, maxPerOrder } = data;
  return {
    ...data,
    ...(minPerOrder && { minPerOrder: Math.max(0, minPerOrder - others) }),
    ...(typeof maxPerOrder === 'number' && { maxPerOrder: Math.max(0, maxPerOrder - others) }),
  };
}

/**
 * Parses a typed or sent quantity: digits with at most one dot or comma, spaces around them. One with too many digits
 * is the largest possible, which the rules lower. Null for everything else: nothing is guessed.
 */
export function parseQuantity(text: string): Thousandths | null {
  const typed = text.trim();
  return parseDecimal(typed) ?? (/^\d+(?:[.,]\d*)?$/.test(typed) ? largestQuantity : null);
}

/**
 * Adjusts a requested quantity to the rules and reports the adjustment; null if the rules allow no quantity at all. Only the store
 * settles what a shopper requests, because only the store sees all lines of the basket.
 */
export function settleQuantity(quantity: Thousandths, data: QuantityData): Settled | null {
  const bounds = quantityBounds(data);
  if (!isPossible(bounds)) return null;
  // One above the largest is lowered and reported, within the safe integers.
  const wanted = Math.min(quantity, largestQuantity + 1);
  return settle(wanted, { ...bounds, max: Math.min(bounds.max ?? largestQuantity, largestQuantity) });
}
