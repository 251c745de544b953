import { shownPrice, type PriceType } from './price-calculator.ts';
import type { Grosze } from './money.ts';

/** A page's data about the goods (spec 3, "Instalment data"). */
export interface InstalmentData {
  /** Of the product with its quantity. */
  price: Grosze;
  priceNet: Grosze;
  /** ISO 4217: PLN. */
  currency: string;
  /** Products in the basket, and their price. */
  basketCount: number;
  basketCost: Grosze;
  basketCostNet: Grosze;
}

/** The terms of one provider (spec 3, "Instalment parameters"). */
export interface InstalmentParameters {
  /** Both bounds are included. */
  minPrice: Grosze;
  maxPrice: Grosze;
  /** The amount to be paid, with delivery, if the page has counted it; null counts the goods alone. */
  totalPrice: Grosze | null;
  /** The provider's own simulator. */
  link: string;
  instalmentName: string;
  /** Which price is judged. */
  priceType: PriceType;
  /** The maximum number of products; absent is no limit. */
  maxCount?: number;
}

export type InstalmentSubject = 'product' | 'basket';

/** Whether instalments are offered, and if not, why: each kind has its words in `instalmentErrorTexts` (spec 5 and 8). */
export type InstalmentOffer =
  | { kind: 'offered'; amount: Grosze }
  | { kind: 'notAllEligible' }
  | { kind: 'tooManyProducts'; limit: number }
  /** `lacking` is the missing amount. */
  | { kind: 'belowMinimum'; amount: Grosze; limit: Grosze; lacking: Grosze }
  | { kind: 'aboveMaximum'; amount: Grosze; limit: Grosze };

/** The amount that is judged: the total if known, else the product or the basket. */
export function instalmentAmount(
  data: InstalmentData,
  { totalPrice, priceType }: Pick<InstalmentParameters, 'totalPrice' | 'priceType'>,
  subject: InstalmentSubject,
): Grosze {
  if (totalPrice !== null) return totalPrice;
  return subject === 'product'
    ? shownPrice({ gross: data.price, net: data.priceNet }, priceType)
    : shownPrice({ gross: data.basketCost, net: data.basketCostNet }, priceType);
}

/**
 * Instalments are offered if every product is eligible, there are not too many of them, and the amount lies between
 * minPrice and maxPrice. Returns the first that does not hold.
 */
export function instalmentOffer(
  data: InstalmentData,
  parameters: InstalmentParameters,
  subject: InstalmentSubject,
  areAllEligible: boolean,
): InstalmentOffer {
  const { minPrice, maxPrice, maxCount } = parameters;
  const amount = instalmentAmount(data, parameters, subject);
  if (!areAllEligible) return { kind: 'notAllEligible' };
  if (subject === 'basket' && maxCount !== undefined && data.basketCount > maxCount) {
    return { kind: 'tooManyProducts', limit: maxCount };
  }
  if (amount < minPrice) return { kind: 'belowMinimum', amount, limit: minPrice, lacking: minPrice - amount };
  if (amount > maxPrice) return { kind: 'aboveMaximum', amount, limit: maxPrice };
  return { kind: 'offered', amount };
}
