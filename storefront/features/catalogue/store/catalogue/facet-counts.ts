import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { filterIds, flags, type AvailabilityChoice, type ChosenFilter, type Special } from './filters.ts';
import type { ListedProduct } from './listed-product.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ListPlace } from './listing.ts';

/** Products per value of each filter, ignoring that filter's own selection. */
export interface Counts {
  total: number;
  price: { min: Grosze; max: Grosze } | null;
  producers: ReadonlyMap<number, number>;
  special: Record<Special, number>;
  availability: Record<AvailabilityChoice, number>;
  /** Of sizes, parameters and producers: by filter, then by value. */
  values: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/**
 * All counts in one pass. `fails` is the one filter that a product fails: with none it counts for every filter, with
 * one for that filter alone, with more for none.
 * @param isGrouped whether the versions of a group are one card: then each value counts it once
 */
export function countsOf(index: ListingIndex, { products, holds, chosen }: ListPlace, isGrouped = false): Counts {
  let total = 0;
  let min = Infinity;
  let max = -Infinity;
  const held = index.values;
  const filters = Int32Array.from(held, ({ filterId }) => filterId);
  const holders = new Uint32Array(held.length);
  /** Cards per flag combination: of those that pass, and of those that fail one filter alone. */
  const passed = new Uint32Array(1 << flags.length);
  const failed = new Map<number, Uint32Array>(flaggedFilters.map((id) => [id, new Uint32Array(passed.length)]));

  const seePrice = ({ hasPrice, lowestPrice }: ListedProduct) => {
    if (!hasPrice) return;
    if (lowestPrice < min) min = lowestPrice;
    if (lowestPrice > max) max = lowestPrice;
  };
  const groups = new Map<number, Array<readonly [product: ListedProduct, fails: number]>>();
  for (const product of products()) {
    if (holds && !holds(product)) continue;
    const fails = failedBy(chosen, product);
    if (fails === several) continue;
    const isPassed = fails === none;
    if (isPassed || fails === filterIds.price) seePrice(product);
    if (isGrouped && product.versionGroup !== 0) {
      const group = groups.get(product.versionGroup);
      if (group) group.push([product, fails]);
      else groups.set(product.versionGroup, [[product, fails]]);
      continue;
    }
    if (isPassed) {
      total += 1;
      passed[product.flags]! += 1;
      for (const place of product.values) holders[place]! += 1;
    } else {
      const ofFilter = failed.get(fails);
      if (ofFilter) ofFilter[product.flags]! += 1;
      for (const place of product.values) if (filters[place] === fails) holders[place]! += 1;
    }
  }
  for (const versions of groups.values()) {
    if (versions.some(([, fails]) => fails === none)) total += 1;
    const values = new Set(
      versions.flatMap(([product, fails]) =>
        fails === none ? product.values : product.values.filter((place) => filters[place] === fails),
      ),
    );
    for (const place of values) holders[place]! += 1;
    const flagsThat = (is: number) =>
      versions.reduce((bits, [product, fails]) => (fails === is ? bits | product.flags : bits), 0);
    const whenPassed = flagsThat(none);
    passed[whenPassed]! += 1;
    for (const [id, combinations] of failed) combinations[flagsThat(id) & ~whenPassed]! += 1;
  }

  const values = new Map<number, Map<number, number>>();
  for (const { id, filterId, place } of held) {
    if (holders[place] === 0) continue;
    const ofFilter = values.get(filterId) ?? new Map<number, number>();
    values.set(filterId, ofFilter.set(id, holders[place]!));
  }
  const flagCounts = (filterId: number) =>
    Object.fromEntries(
      flags.flatMap(({ filterId: id, name }, place) =>
        id === filterId ? [[name, countFlag(place, passed) + countFlag(place, failed.get(filterId)!)]] : [],
      ),
    );
  return {
    total,
    price: min <= max ? { min, max } : null,
    producers: values.get(filterIds.producer) ?? new Map(),
    special: flagCounts(filterIds.special) as Counts['special'],
    availability: flagCounts(filterIds.availability) as Counts['availability'],
    values,
  };
}

/** Products with the flag at this place, from `counts` by flag combination. */
const countFlag = (place: number, counts: Uint32Array): number =>
  counts.reduce((sum, count, bits) => (bits & (1 << place) ? sum + count : sum), 0);

/** The filters by flags. */
const flaggedFilters = [filterIds.special, filterIds.availability];

/** No failed filter, or more than one; real filters are finite. */
const none = Infinity;
const several = -Infinity;

/** The only filter that the product fails. */
function failedBy(chosen: ReadonlyArray<ChosenFilter>, product: ListedProduct): number {
  let failed = none;
  for (const { id, passes } of chosen) {
    if (passes(product)) continue;
    if (failed !== none) return several;
    failed = id;
  }
  return failed;
}
