import type { Grosze } from './money.ts';

/** What the rules need to know of a courier (spec 3, "Courier shipping option"). */
export interface CourierTerms {
  costGross: Grosze;
  /** Goods worth this much are delivered free; null is never. */
  freeFromGross: Grosze | null;
  /** It has no standard cost: the staff set it after the order. Until then nothing is counted. */
  isCostOpen?: boolean;
  /** It carries only orders with one of these products (furniture). */
  onlyProductIds?: ReadonlyArray<number> | null;
  /** It carries no order with one of these products. */
  exceptProductIds?: ReadonlyArray<number> | null;
  /** Sends no parcel. */
  isVirtual: boolean;
}

/** Goods as delivery sees them. */
export interface Goods {
  productId: number;
  /** Files, vouchers and services need no parcel. */
  isVirtual: boolean;
}

type CostTerms = Pick<CourierTerms, 'costGross' | 'freeFromGross' | 'isCostOpen'>;

/** What delivery by this courier costs for goods of this worth (gross); 0 is free, or not known yet (`isCostOpen`). */
export function deliveryCost(terms: CostTerms, worth: Grosze): Grosze {
  if (terms.isCostOpen) return 0;
  return terms.freeFromGross !== null && worth >= terms.freeFromGross ? 0 : terms.costGross;
}

/** Whether a courier takes goods of this worth: bounds are included, null is no limit. */
export function takesWorth(
  { minWorth, maxWorth }: { minWorth: Grosze | null; maxWorth: Grosze | null },
  worth: Grosze,
): boolean {
  return (minWorth === null || worth >= minWorth) && (maxWorth === null || worth <= maxWorth);
}

/**
 * Whether a courier goes to a postcode. A courier without areas goes everywhere.
 *
 * @param areas beginnings of postcodes, digits alone: `30` is each postcode from 30-000 to 30-999
 */
export function reachesPostcode(areas: ReadonlyArray<string> | null | undefined, postcode: string): boolean {
  const digits = postcode.replace(/\D/g, '');
  return !areas || areas.some((area) => digits.startsWith(area));
}

/** How much is missing for free delivery by this courier; null where it is never free. */
export function missingForFreeDelivery(
  terms: Pick<CourierTerms, 'freeFromGross' | 'isCostOpen'>,
  worth: Grosze,
): Grosze | null {
  return terms.freeFromGross === null || terms.isCostOpen ? null : Math.max(0, terms.freeFromGross - worth);
}

/**
 * The couriers for these goods: an electronic one only if nothing needs a parcel, and a courier limited to certain
 * products only together with one of them.
 */
export function availableCouriers<C extends CourierTerms>(
  couriers: ReadonlyArray<C>,
  goods: ReadonlyArray<Goods>,
): C[] {
  const parcel = goods.filter((item) => !item.isVirtual).map((item) => item.productId);
  if (parcel.length === 0) return couriers.filter((courier) => courier.isVirtual);
  return couriers.filter(
    (courier) =>
      !courier.isVirtual &&
      !parcel.some((id) => courier.exceptProductIds?.includes(id)) &&
      (!courier.onlyProductIds || parcel.some((id) => courier.onlyProductIds?.includes(id))),
  );
}
