import type { Grosze } from './money.ts';
import { lessPercent } from './price.ts';

/** A discount code's terms. */
export interface RebateTerms {
  /** Whole percent off the goods, grosze off the goods, or free delivery. */
  kind: 'percentage' | 'amount' | 'delivery';
  /** Percent or grosze; 0 for free delivery. */
  value: number;
  /** The minimum worth of goods. */
  fromWorth: Grosze;
  /** Epoch milliseconds; null is no limit. */
  validFrom: number | null;
  /** The first moment after its end. */
  validUntil: number | null;
  /** How many more orders may use it; null is no limit. */
  usesLeft: number | null;
}

/** Whether a code can be used at a moment: the platform's `rebates_code_ok`, `notbegun`, `expired`, `used`. */
export type RebateState = 'valid' | 'not_begun' | 'expired' | 'used';

/** Whether a code holds at this moment, in epoch milliseconds, and why not. */
export function rebateState({ validFrom, validUntil, usesLeft }: RebateTerms, now: number): RebateState {
  if (validFrom !== null && now < validFrom) return 'not_begun';
  if (validUntil !== null && now >= validUntil) return 'expired';
  return usesLeft !== null && usesLeft <= 0 ? 'used' : 'valid';
}

/** The value of a code for one basket. */
export interface Rebate {
  /** Off the goods, at most their price. */
  goods: Grosze;
  isDeliveryFree: boolean;
}

/**
 * The discount of a code on goods of this worth (gross, before it); null below its minimum worth. A percentage is of
 * the whole worth, half up (spec 9).
 */
export function rebateOf({ kind, value, fromWorth }: RebateTerms, worth: Grosze): Rebate | null {
  if (worth < fromWorth) return null;
  switch (kind) {
    case 'percentage':
      return { goods: worth - lessPercent(worth, value), isDeliveryFree: false };
    case 'amount':
      return { goods: Math.min(value, worth), isDeliveryFree: false };
    case 'delivery':
      return { goods: 0, isDeliveryFree: true };
  }
}
