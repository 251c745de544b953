import { availableCouriers, missingForFreeDelivery, type CourierTerms, type Goods } from './delivery.ts';
import type { Grosze } from './money.ts';

/**
 * Why free shipping does not apply: nothing needs a parcel, no courier brings these goods, or those that do are never
 * free (furniture, for example).
 */
export type FreeShippingExclusion = 'nothingToSend' | 'noCourier' | 'neverFree';

/** Free shipping of a basket (wire: shippingLimitFree, toShippingFree). */
export interface FreeShipping {
  /** The lowest worth of goods from which a courier is free; null where free shipping is excluded. */
  limit: Grosze | null;
  /** The missing amount; 0 if it is reached, null if free shipping is excluded. */
  missing: Grosze | null;
  /** The strip of the basket is active (spec 4): exactly if nothing is missing. */
  isReached: boolean;
  exclusion: FreeShippingExclusion | null;
}

/**
 * Free shipping of these goods by the lowest limit of the couriers that can bring them.
 *
 * @param couriers all of the shop; or only the chosen one
 * @param worth of all goods, gross
 */
export function freeShipping(
  couriers: ReadonlyArray<CourierTerms>,
  goods: ReadonlyArray<Goods>,
  worth: Grosze,
): FreeShipping {
  if (goods.every((item) => item.isVirtual)) return excluded('nothingToSend');
  const available = availableCouriers(couriers, goods);
  if (available.length === 0) return excluded('noCourier');
  const limits = available.map(({ freeFromGross }) => freeFromGross).filter((limit) => limit !== null);
  if (limits.length === 0) return excluded('neverFree');
  const limit = Math.min(...limits);
  const missing = missingForFreeDelivery({ freeFromGross: limit }, worth);
  return { limit, missing, isReached: missing === 0, exclusion: null };
}

const excluded = (exclusion: FreeShippingExclusion): FreeShipping => ({
  limit: null,
  missing: null,
  isReached: false,
  exclusion,
});
