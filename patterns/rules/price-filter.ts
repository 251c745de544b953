import { isOrdered } from '../../components/price-range/price-pair.ts';
import type { Grosze } from './money.ts';

/** A list's price filter: null is no bound on that side. */
export interface PriceBounds {
  readonly from: Grosze | null;
  readonly to: Grosze | null;
}

/** Why two texts are no price filter (requirement V-38): not digits, or a lower price above the upper one. */
export type PriceFilterProblem = 'digits' | 'order';

export type PriceFilter =
  | { readonly kind: 'bounds'; readonly bounds: PriceBounds }
  | { readonly kind: 'refused'; readonly problem: PriceFilterProblem };

/** No price has more digits before the comma. */
const written = /^\d{1,7}(?:[.,]\d{1,2})?$/;

const priceOf = (text: string): Grosze | null =>
  text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100);

/**
 * Reads the price filter of an address. The fields take whole złoty; an address may also have grosze ("199.50"), as
 * other clients write it. Equal prices, one price alone and none pass, by the rule that stops the form in the browser.
 * Never throws.
 */
export function readPriceFilter(typedFrom: string, typedTo: string): PriceFilter {
  const texts = [typedFrom.trim(), typedTo.trim()] as const;
  if (texts.some((text) => text !== '' && !written.test(text))) return { kind: 'refused', problem: 'digits' };
  const bounds = { from: priceOf(texts[0]), to: priceOf(texts[1]) };
  return isOrdered(bounds) ? { kind: 'bounds', bounds } : { kind: 'refused', problem: 'order' };
}
