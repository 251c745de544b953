import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { Columns } from './columns.ts';
import {
  failsSeveral,
  filterIds,
  flags,
  passesAll,
  type AvailabilityChoice,
  type ChosenFilter,
  type FailedFilters,
  type Special,
} from './filters.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ListState } from './listing.ts';

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
 * All counts in one pass. A product that passes counts for every filter, one that fails one filter for that alone, any
 * other for none.
 * @param isGrouped whether the versions of a group are one card: then each value counts it once
 */
export function countsOf(index: ListingIndex, state: ListState, isGrouped = false): Counts {
  const { failed, chosen } = state;
  const { columns } = index;
  const held = index.values;
  const filterOf = Int32Array.from(held, ({ filterId }) => filterId);
  const holders = new Uint32Array(held.length);
  /** Cards per flag combination, of those that pass (0), and of those that fail one chosen filter alone. */
  const combinations = chosen.map(() => new Uint32Array(1 << flags.length));
  combinations.unshift(new Uint32Array(1 << flags.length));
  const versions = isGrouped ? index.versionPlaces : null;

  let total = countSingles(columns, state, { isGrouped, filterOf, chosen, holders, combinations });
  if (versions) total += countGroups(columns, failed, { versions, filterOf, chosen, holders, combinations });
  const [passed, ...others] = combinations as [Uint32Array, ...Uint32Array[]];
  const failedOnly = (filterId: number) => others[chosen.findIndex(({ id }) => id === filterId)];

  const values = new Map<number, Map<number, number>>();
  for (const { id, filterId, place } of held) {
    if (holders[place] === 0) continue;
    const ofFilter = values.get(filterId) ?? new Map<number, number>();
    values.set(filterId, ofFilter.set(id, holders[place]!));
  }
  const flagCounts = (filterId: number) =>
    Object.fromEntries(
      flags.flatMap(({ filterId: id, name }, place) =>
        id === filterId ? [[name, countFlag(place, passed) + countFlag(place, failedOnly(filterId))]] : [],
      ),
    );
  return {
    total,
    price: pricesOf(columns, state, chosen.findIndex(({ id }) => id === filterIds.price) + 1),
    producers: values.get(filterIds.producer) ?? new Map(),
    special: flagCounts(filterIds.special) as Counts['special'],
    availability: flagCounts(filterIds.availability) as Counts['availability'],
    values,
  };
}

interface Counting {
  /** The filter of each value. */
  readonly filterOf: Int32Array;
  readonly chosen: ReadonlyArray<ChosenFilter>;
  /** Cards per value. */
  readonly holders: Uint32Array;
  readonly combinations: ReadonlyArray<Uint32Array>;
}

/** Counts products that are cards of their own. @returns how many pass */
function countSingles(
  { firstValue, valueCount, values, flags: held, versionGroup }: Columns,
  { failed, places }: ListState,
  { isGrouped, filterOf, chosen, holders, combinations }: Counting & { isGrouped: boolean },
): number {
  const passed = combinations[passesAll]!;
  let total = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index]!;
    const state = failed[place]!;
    if (isGrouped && versionGroup[place] !== 0) continue;
    const first = firstValue[place]!;
    const end = first + valueCount[place]!;
    if (state === passesAll) {
      total += 1;
      passed[held[place]!]! += 1;
      for (let at = first; at < end; at += 1) holders[values[at]!]! += 1;
    } else {
      combinations[state]![held[place]!]! += 1;
      const filter = chosen[state - 1]!.id;
      for (let at = first; at < end; at += 1) if (filterOf[values[at]!] === filter) holders[values[at]!]! += 1;
    }
  }
  return total;
}

/** Counts groups of versions, each as one card. @returns how many pass */
function countGroups(
  columns: Columns,
  failed: FailedFilters,
  { versions, filterOf, chosen, holders, combinations }: Counting & { versions: Uint32Array },
): number {
  const { flags: held, versionGroup } = columns;
  /** The last group that counted for a value. */
  const counted = new Uint32Array(holders.length);
  /** The flags of the group's versions, by what they fail. */
  const bits = new Uint8Array(combinations.length);
  let total = 0;
  let isPassed = false;
  const endGroup = () => {
    const whenPassed = bits[passesAll]!;
    if (isPassed) total += 1;
    for (const [state, ofState] of bits.entries())
      combinations[state]![state === passesAll ? whenPassed : ofState & ~whenPassed]! += 1;
    bits.fill(0);
    isPassed = false;
  };
  for (const [at, place] of versions.entries()) {
    const group = versionGroup[place]!;
    const state = failed[place]!;
    if (state < failsSeveral) {
      isPassed ||= state === passesAll;
      bits[state]! |= held[place]!;
      const filter = state === passesAll ? null : chosen[state - 1]!.id;
      for (const value of columns.valuesAt(place)) {
        if (counted[value] === group || (filter !== null && filterOf[value] !== filter)) continue;
        counted[value] = group;
        holders[value]! += 1;
      }
    }
    if (at + 1 === versions.length || versionGroup[versions[at + 1]!] !== group) endGroup();
  }
  return total;
}

/** The cheapest and the dearest price of products that pass, or fail the filter of prices alone. */
function pricesOf(
  { lowestPrice, priceGroup }: Columns,
  { failed, places }: ListState,
  filter: number,
): Counts['price'] {
  let min = Infinity;
  let max = -Infinity;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index]!;
    const state = failed[place]!;
    if ((state !== passesAll && state !== filter) || priceGroup[place] !== 0) continue;
    const price = lowestPrice[place]!;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min <= max ? { min, max } : null;
}

/** Products with the flag at this place, from `counts` by flag combination. */
const countFlag = (place: number, counts: Uint32Array | undefined): number =>
  counts?.reduce((sum, count, bits) => (bits & (1 << place) ? sum + count : sum), 0) ?? 0;
