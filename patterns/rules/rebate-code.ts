import type { CurrencyFormat, Grosze } from './money.ts';
import { rebatedPrice, rebateResult, type GrossNet, type PriceResult } from './price-calculator.ts';

/** A discount code's terms. */
export interface RebateTerms {
  /** Whole percent off the goods, grosze off the goods, or free delivery. */
  kind: 'percentage' | 'amount' | 'delivery';
  /** Percent or grosze; 0 for free delivery. */
  value: number;
  /** Grosze off beside a percentage; other kinds have 0. */
  save: Grosze;
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

/** A code as the inputs of the price calculator. */
const inputsOf = ({ kind, value, save }: RebateTerms) =>
  ({ rebateType: kind === 'amount' ? 'fixed' : 'percentage', rebateValue: value, save }) as const;

/**
 * The discount of a code on goods of this worth (gross, before it); null below its minimum worth. A percentage is of
 * the whole worth, half up (spec 9).
 */
export function rebateOf(terms: RebateTerms, worth: Grosze): Rebate | null {
  if (worth < terms.fromWorth) return null;
  return {
    goods: worth - rebatedPrice({ ...inputsOf(terms), before: worth }),
    isDeliveryFree: terms.kind === 'delivery',
  };
}

/** What goods cost with a code (spec 3, "Price result"); null below its minimum worth. */
export function priceWithCode(terms: RebateTerms, worth: GrossNet, currency: CurrencyFormat): PriceResult | null {
  if (worth.gross < terms.fromWorth) return null;
  return rebateResult({ ...inputsOf(terms), max: worth.gross, maxNet: worth.net, before: worth.gross, currency });
}
