import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { grown } from './columns.ts';
import { failsSeveral, filterIds, flags, passesAll, type AvailabilityChoice, type Special } from './filters.ts';
import type { ChangedPlaces, ListState } from './list-state.ts';
import type { ListingIndex } from './listing-index.ts';

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

/** What is counted, and whether it is added or taken away. */
interface Counting {
  readonly changed: ChangedPlaces;
  readonly isGrouped: boolean;
  readonly step: 1 | -1;
}

/**
 * Cards of a list by what they have, in one pass. A product that passes counts for every filter, one that fails one filter for that
 * alone, any other for none.
 */
export class Tally {
  readonly #index: ListingIndex;
  /** How many pass all filters. */
  total = 0;
  /** Cards per value, by its place. */
  holders = new Uint32Array();
  /** Cards per flag combination, of those that pass (0), and of those that fail one chosen filter alone. */
  readonly combinations: ReadonlyArray<Uint32Array>;

  constructor(index: ListingIndex, chosenCount: number) {
    this.#index = index;
    this.combinations = Array.from({ length: chosenCount + 1 }, () => new Uint32Array(1 << flags.length));
  }

  /** Adds products and groups of versions, or takes them away. Several versions of a group count once if `isGrouped`. */
  count(state: ListState, { changed, isGrouped, step }: Counting): void {
    const { values } = this.#index.data;
    if (this.holders.length < values.length) this.holders = grown(this.holders, values.length);
    this.#countSingles(state, changed.places, isGrouped, step);
    if (isGrouped) this.#countGroups(state, changed.versions, step);
  }

  #countSingles({ failed, chosen }: ListState, places: Uint32Array, isGrouped: boolean, step: 1 | -1): void {
    const { firstValue, valueCount, values, flags: held, versionGroup } = this.#index.data.columns;
    const { filterOf } = this.#index.data;
    const { holders, combinations } = this;
    const passed = combinations[passesAll]!;
    let total = 0;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index]!;
      const state = failed[place]!;
      if (state >= failsSeveral || (isGrouped && versionGroup[place] !== 0)) continue;
      const first = firstValue[place]!;
      const end = first + valueCount[place]!;
      if (state === passesAll) {
        total += step;
        passed[held[place]!]! += step;
        for (let at = first; at < end; at += 1) holders[values[at]!]! += step;
      } else {
        combinations[state]![held[place]!]! += step;
        const filter = chosen[state - 1]!.id;
        for (let at = first; at < end; at += 1) if (filterOf[values[at]!] === filter) holders[values[at]!]! += step;
      }
    }
    this.total += total;
  }

  /** Counts groups of versions, each as one card. */
  #countGroups({ failed, chosen }: ListState, versions: Uint32Array, step: 1 | -1): void {
    if (versions.length === 0) return;
    const { columns, filterOf } = this.#index.data;
    const { holders, combinations } = this;
    const { flags: held, versionGroup } = columns;
    /** The last group that counted for a value. */
    const counted = new Uint32Array(holders.length);
    /** The flags of the group's versions, by what they fail. */
    const bits = new Uint8Array(combinations.length);
    let isPassed = false;
    const endGroup = () => {
      const whenPassed = bits[passesAll]!;
      if (isPassed) this.total += step;
      for (const [state, ofState] of bits.entries())
        combinations[state]![state === passesAll ? whenPassed : ofState & ~whenPassed]! += step;
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
          holders[value]! += step;
        }
      }
      if (at + 1 === versions.length || versionGroup[versions[at + 1]!] !== group) endGroup();
    }
  }
}

/** The counts of a list. @param isGrouped whether the versions of a group are one card: then each value counts it once */
export function countsOf(index: ListingIndex, state: ListState, isGrouped = false): Counts {
  const { total, holders, combinations } = state.tally(isGrouped);
  const [passed, ...others] = combinations as [Uint32Array, ...Uint32Array[]];
  const failedOnly = (filterId: number) => others[state.chosen.findIndex(({ id }) => id === filterId)];

  const values = new Map<number, Map<number, number>>();
  for (const { id, filterId, place } of index.data.values) {
    const count = holders[place] ?? 0;
    if (count === 0) continue;
    const ofFilter = values.get(filterId) ?? new Map<number, number>();
    values.set(filterId, ofFilter.set(id, count));
  }
  const flagCounts = (filterId: number) =>
    Object.fromEntries(
      flags.flatMap(({ filterId: id, name }, place) =>
        id === filterId ? [[name, countFlag(place, passed) + countFlag(place, failedOnly(filterId))]] : [],
      ),
    );
  return {
    total,
    price: state.prices(),
    producers: values.get(filterIds.producer) ?? new Map(),
    special: flagCounts(filterIds.special) as Counts['special'],
    availability: flagCounts(filterIds.availability) as Counts['availability'],
    values,
  };
}

/** Products with the flag at this place, from `counts` by flag combination. */
const countFlag = (place: number, counts: Uint32Array | undefined): number =>
  counts?.reduce((sum, count, bits) => (bits & (1 << place) ? sum + count : sum), 0) ?? 0;
