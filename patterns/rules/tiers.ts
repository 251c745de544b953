import { lessPercent, type Thousandths } from './price.ts';
import type { Grosze } from './money.ts';

/** A quantity discount: from `threshold` to `thresholdEnd` (both included, null means open) the unit costs `percent` less. */
export interface Tier {
  threshold: Thousandths;
  thresholdEnd: Thousandths | null;
  percent: number;
}

/** The tier that contains the quantity (spec 4). */
export function tierAt(tiers: ReadonlyArray<Tier>, quantity: Thousandths): Tier | null {
  return (
    tiers.find((tier) => quantity >= tier.threshold && (tier.thresholdEnd === null || quantity <= tier.thresholdEnd)) ??
    null
  );
}

/** The nearest tier above the quantity and what is missing to reach it: the incentive (spec 4). */
export function nextTier(
  tiers: ReadonlyArray<Tier>,
  quantity: Thousandths,
): { tier: Tier; missing: Thousandths } | null {
  const above = tiers.filter((tier) => tier.threshold > quantity).sort((a, b) => a.threshold - b.threshold)[0];
  return above ? { tier: above, missing: above.threshold - quantity } : null;
}

/** The price of one unit when `quantity` units are bought. */
export function priceAt(price: Grosze, tiers: ReadonlyArray<Tier>, quantity: Thousandths): Grosze {
  const tier = tierAt(tiers, quantity);
  return tier ? lessPercent(price, tier.percent) : price;
}
