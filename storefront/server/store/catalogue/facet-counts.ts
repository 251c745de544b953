import type { Grosze } from '../../../../patterns/rules/money.ts';
import {
  availabilityTests,
  filterIds,
  specialTests,
  type AvailabilityChoice,
  type ChosenFilter,
  type Special,
} from './filters.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ListPlace } from './listing.ts';

/** How many products each value of each filter holds, without what is chosen in that filter itself. */
export interface Counts {
  total: number;
  price: { min: Grosze; max: Grosze } | null;
  producers: ReadonlyMap<number, number>;
  special: Record<Special, number>;
  availability: Record<AvailabilityChoice, number>;
  /** Of sizes and parameters: by filter, then by value. */
  values: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

const specials = Object.entries(specialTests) as Array<[Special, (typeof specialTests)[Special]]>;
const availabilities = Object.entries(availabilityTests) as Array<
  [AvailabilityChoice, (typeof availabilityTests)[AvailabilityChoice]]
>;

/**
 * All counts in one walk. `fails` is the filter that a product does not pass: without one it counts for every filter, with one
 * for that filter alone, with more it is nowhere.
 */
export function countsOf(index: ListingIndex, { holds, chosen }: ListPlace): Counts {
  let total = 0;
  let [min, max] = [Infinity, -Infinity];
  const producers = new Map<number, number>();
  const special = { promotion: 0, new: 0, bestseller: 0 };
  const availability = { available: 0, today: 0 };
  const held = index.values;
  const holders = new Uint32Array(held.length);

  for (const product of index.products) {
    if (!holds(product)) continue;
    const fails = failedBy(chosen, (filter) => filter.passes(product));
    if (fails === several) continue;
    const counts = (filterId: number) => fails === null || fails === filterId;
    if (fails === null) total += 1;
    const { producerId, hasPrice, lowestPrice } = product;
    if (producerId !== null && counts(filterIds.producer))
      producers.set(producerId, (producers.get(producerId) ?? 0) + 1);
    if (hasPrice && counts(filterIds.price)) [min, max] = [Math.min(min, lowestPrice), Math.max(max, lowestPrice)];
    if (counts(filterIds.special)) for (const [name, test] of specials) if (test(product)) special[name] += 1;
    if (counts(filterIds.availability))
      for (const [name, test] of availabilities) if (test(product)) availability[name] += 1;
    for (const { filterId, place } of product.values) if (counts(filterId)) holders[place]! += 1;
  }

  const values = new Map<number, Map<number, number>>();
  for (const { id, filterId, place } of held) {
    if (holders[place] === 0) continue;
    const ofFilter = values.get(filterId) ?? new Map<number, number>();
    values.set(filterId, ofFilter.set(id, holders[place]!));
  }
  return { total, price: min <= max ? { min, max } : null, producers, special, availability, values };
}

const several = Symbol('several');

/** The only filter that is not passed; null where all are. */
function failedBy(
  chosen: ReadonlyArray<ChosenFilter>,
  isPassed: (filter: ChosenFilter) => boolean,
): number | null | typeof several {
  let failed: number | null = null;
  for (const filter of chosen) {
    if (isPassed(filter)) continue;
    if (failed !== null) return several;
    failed = filter.id;
  }
  return failed;
}
