import type { Grosze } from '../../../../patterns/rules/money.ts';
import {
  availabilityTests,
  filterIds,
  specialTests,
  type AvailabilityChoice,
  type ChosenFilter,
  type Special,
} from './filters.ts';
import type { ListedProduct } from './listed-product.ts';
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
export function countsOf(index: ListingIndex, { products, holds, chosen }: ListPlace): Counts {
  let total = 0;
  let min = Infinity;
  let max = -Infinity;
  const producers = new Map<number, number>();
  const special = { promotion: 0, new: 0, bestseller: 0, distinguished: 0, special: 0 };
  const availability = { available: 0, today: 0 };
  const held = index.values;
  const holders = new Uint32Array(held.length);

  for (const product of products()) {
    if (!holds(product)) continue;
    const fails = failedBy(chosen, product);
    if (fails === several) continue;
    if (fails === none) total += 1;
    if (isCounted(fails, filterIds.producer)) add(producers, product.producerId);
    if (product.hasPrice && isCounted(fails, filterIds.price)) {
      if (product.lowestPrice < min) min = product.lowestPrice;
      if (product.lowestPrice > max) max = product.lowestPrice;
    }
    if (isCounted(fails, filterIds.special)) for (const [name, test] of specials) if (test(product)) special[name] += 1;
    if (isCounted(fails, filterIds.availability))
      for (const [name, test] of availabilities) if (test(product)) availability[name] += 1;
    for (const { filterId, place } of product.values) if (isCounted(fails, filterId)) holders[place]! += 1;
  }

  const values = new Map<number, Map<number, number>>();
  for (const { id, filterId, place } of held) {
    if (holders[place] === 0) continue;
    const ofFilter = values.get(filterId) ?? new Map<number, number>();
    values.set(filterId, ofFilter.set(id, holders[place]!));
  }
  return { total, price: min <= max ? { min, max } : null, producers, special, availability, values };
}

/** Stand where no filter has failed, or more than one; filters have finite numbers. */
const none = Infinity;
const several = -Infinity;

const isCounted = (fails: number, filterId: number) => fails === none || fails === filterId;

/** The only filter that the product does not pass. */
function failedBy(chosen: ReadonlyArray<ChosenFilter>, product: ListedProduct): number {
  let failed = none;
  for (const { id, passes } of chosen) {
    if (passes(product)) continue;
    if (failed !== none) return several;
    failed = id;
  }
  return failed;
}

function add(counts: Map<number, number>, id: number | null): void {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
}
