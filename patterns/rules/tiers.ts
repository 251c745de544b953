import { settle, type Bounds } from '../../components/quantity-stepper/bounded-decimal.ts';
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

const anyQuantity: Bounds = { step: 1, min: 0, max: null };

/** The quantity missing to a tier, in whole steps: a threshold between two multiples is reached by the upper one. */
export function missingTo({ threshold }: Tier, quantity: Thousandths, bounds: Bounds = anyQuantity): Thousandths {
  return threshold <= quantity ? 0 : settle(threshold, { ...bounds, max: null }).value - quantity;
}

/**
 * The nearest tier above the quantity and what is missing to reach it: the incentive (spec 4). With bounds, unreachable
 * tiers are skipped: those above the maximum, or without a multiple of the step.
 */
export function nextTier<T extends Tier>(
  tiers: ReadonlyArray<T>,
  quantity: Thousandths,
  bounds: Bounds = anyQuantity,
): { tier: T; missing: Thousandths } | null {
  const above = tiers.filter((tier) => tier.threshold > quantity).sort((a, b) => a.threshold - b.threshold);
  for (const tier of above) {
    const missing = missingTo(tier, quantity, bounds);
    const reached = quantity + missing;
    if (tierAt([tier], reached) && (bounds.max === null || reached <= bounds.max)) return { tier, missing };
  }
  return null;
}

/** The price of one unit when `quantity` units are bought. */
export function priceAt(price: Grosze, tiers: ReadonlyArray<Tier>, quantity: Thousandths): Grosze {
  const tier = tierAt(tiers, quantity);
  return tier ? lessPercent(price, tier.percent) : price;
}
