import { divideHalfUp, type Grosze } from './money.ts';

/** A quantity in thousandths of its unit: 1,5 m is 1500. */
export type Thousandths = number;

const day = 24 * 60 * 60 * 1000;
/** The reference period of the Omnibus directive (2019/2161). */
export const omnibusDays = 30;

/** Net of a gross price, half up, per unit (the server stores gross grosze). `vatPercent` 0 to 100. */
export function netOf(gross: Grosze, vatPercent: number): Grosze {
  return divideHalfUp(gross * 100, 100 + vatPercent);
}

/** What a line costs: unit price times quantity, half up. */
export function lineTotal(unitPrice: Grosze, quantity: Thousandths): Grosze {
  return divideHalfUp(unitPrice * quantity, 1000);
}

/** A price lowered by a percentage, half up, never below 0. */
export function lessPercent(price: Grosze, percent: number): Grosze {
  return Math.max(0, divideHalfUp(Math.round(price * (100 - percent) * 100), 10_000));
}

export { percentBelow } from './percent-below.ts';

/** One period in which a price applied. `to` is null while it applies; times are epoch milliseconds. */
export interface PricePeriod {
  from: number;
  to: number | null;
  price: Grosze;
}

/**
 * The lowest price that applied in the 30 days before `reductionFrom`, which is what "Najniższa cena z 30 dni przed
 * obniżką" must show (Omnibus). Null if no price applied then, for a new product.
 */
export function lowestBefore(history: ReadonlyArray<PricePeriod>, reductionFrom: number): Grosze | null {
  const since = reductionFrom - omnibusDays * day;
  const prices = history
    .filter((period) => period.from < reductionFrom && (period.to ?? Number.POSITIVE_INFINITY) > since)
    .map((period) => period.price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** A product's content for the price per unit: 400 g, 500 ml, 1 m. `amount` is in thousandths of `unit`. */
export interface Content {
  amount: Thousandths;
  unit: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'm2' | 'szt.';
}

const unitBase: Record<Content['unit'], { amount: Thousandths; label: string }> = {
  g: { amount: 1_000_000, label: 'kg' },
  kg: { amount: 1000, label: 'kg' },
  ml: { amount: 1_000_000, label: 'l' },
  l: { amount: 1000, label: 'l' },
  m: { amount: 1000, label: 'm' },
  m2: { amount: 1000, label: 'm²' },
  'szt.': { amount: 1000, label: 'szt.' },
};

/** Price per kilogram, litre, metre or piece (Polish act on informing about prices, 9 May 2014). */
export function unitPrice(price: Grosze, content: Content): { price: Grosze; unit: string } {
  const base = unitBase[content.unit];
  return { price: divideHalfUp(price * base.amount, content.amount), unit: base.label };
}
