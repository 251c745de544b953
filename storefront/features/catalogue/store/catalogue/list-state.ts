import { search } from '../search/search.ts';
import type { Scores } from '../search/word-hits.ts';
import { Tally } from './facet-counts.ts';
import {
  availableBit,
  chosenFilters,
  failsSeveral,
  filterIds,
  isElsewhere,
  passesAll,
  type ChosenFilter,
  type FailedFilters,
} from './filters.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ListSubject } from './listing.ts';
import { compareByKeys, Order, type Direction } from './sorts.ts';

/** Changed products, as `ListState` follows them. */
export interface ChangedPlaces {
  readonly places: Uint32Array;
  /** The places of the versions in their groups, each group's next to each other, themselves among them. */
  readonly versions: Uint32Array;
}

/** The cheapest and the dearest price of the list, in grosze; null where no product has one. */
type PriceRange = { min: number; max: number } | null;

/** What a place of a group of versions passes, by group. */
const [hasCard, hasBuyable, isShown] = [1, 2, 4];

/**
 * The products of one list, with its counts and its order by relevance. It follows the changes of products: when the price of
 * one changes, only that one is judged and counted again. The list of a text is kept until a word changes.
 */
export class ListState {
  readonly #index: ListingIndex;
  readonly #query: ListSubject;
  readonly #sizes: ReadonlyArray<number>;
  /** The products' scores for the text; null without one. */
  readonly scores: Scores | null;
  /** The corrected text that was searched; null without a correction. */
  readonly corrected: string | null;
  #failed: Uint8Array = new Uint8Array();
  #chosen: ReadonlyArray<ChosenFilter> = [];
  /** The sets with the category of the list. */
  #isInSet: Uint8Array = new Uint8Array();
  /** By whether versions count as one card. */
  readonly #tallies = new Map<boolean, Tally>();
  readonly #byRelevance = new Map<Direction, Order>();
  /** Undefined until it is asked for, and after its cheapest or dearest product changed. */
  #prices: PriceRange | undefined;
  /** How many products pass all filters, each version by itself. */
  #total = 0;

  /** @param sizes ids of the chosen sizes (`sizesCalled`) */
  constructor(index: ListingIndex, query: ListSubject, sizes: ReadonlyArray<number>) {
    const found = query.text === undefined ? null : search(index.words, query.text, query.locale);
    this.#index = index;
    this.#query = query;
    this.#sizes = sizes;
    this.scores = found?.scores ?? null;
    this.corrected = found?.corrected ?? null;
    this.#judge(index.allPlaces());
  }

  /** Which filters each product of the index fails. A failed filter has its index in `chosen` and one more. */
  get failed(): FailedFilters {
    return this.#failed;
  }

  get chosen(): ReadonlyArray<ChosenFilter> {
    return this.#chosen;
  }

  /** Judges products of which none counts. @param places are overwritten */
  #judge(places: Uint32Array): void {
    this.#coverAll();
    // Values that came since have numbers beyond the marks of the filters.
    this.#chosen = chosenFilters(this.#query, this.#sizes, this.#index);
    this.#findCandidates(places);
    const failed = this.#failed;
    const remaining = { failed, places, count: 0 };
    // Without branches: which products are in a list follows no pattern that a processor could guess.
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at]!;
      places[remaining.count] = place;
      remaining.count += Number(failed[place]! < failsSeveral);
    }
    for (const [number, { check }] of this.#chosen.entries()) check(remaining, number + 1);
    for (let at = 0; at < remaining.count; at += 1) this.#total += Number(failed[places[at]!] === passesAll);
  }

  /** New places are not in the list. */
  #coverAll(): void {
    const { length } = this.#index.data.columns.isListed;
    if (this.#failed.length === length) return;
    const failed = new Uint8Array(length).fill(isElsewhere, this.#failed.length);
    failed.set(this.#failed);
    this.#failed = failed;
  }

  /** The products of the list, ignoring its filters. */
  #findCandidates(places: Uint32Array): void {
    const { columns, categorySets } = this.#index.data;
    const { isListed, categorySet, producer } = columns;
    const { categoryId, producerId } = this.#query;
    const { scores } = this;
    const failed = this.#failed;
    for (let at = 0; at < places.length; at += 1) failed[places[at]!] = unlisted[isListed[places[at]!]!]!;
    if (scores) {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at]!;
        failed[place]! |= place < scores.length ? unscored[scores[place]!]! : isElsewhere;
      }
    }
    if (categoryId !== undefined) {
      this.#isInSet = categorySets.marks(categoryId, this.#isInSet);
      const isInSet = this.#isInSet;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at]!;
        failed[place]! |= unlisted[isInSet[categorySet[place]!]!]!;
      }
    }
    if (producerId !== undefined) {
      const value = this.#index.data.valuePlace(filterIds.producer, producerId);
      // A producer without a product finds none.
      const wanted = value === null ? Infinity : value + 1;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at]!;
        failed[place]! |= unlisted[Number(producer[place] === wanted)]!;
      }
    }
  }

  /** Forgets what changed products counted for, before their columns change. */
  leave(changed: ChangedPlaces): void {
    const { lowestPrice, priceGroup } = this.#index.data.columns;
    this.#coverAll();
    for (const [isGrouped, tally] of this.#tallies) tally.count(this, { changed, isGrouped, step: -1 });
    for (const order of this.#byRelevance.values()) order.remove(this.#passing(changed.places));
    for (const place of changed.places) {
      if (this.#failed[place] === passesAll) this.#total -= 1;
      const isEdge = lowestPrice[place] === this.#prices?.min || lowestPrice[place] === this.#prices?.max;
      if (isEdge && priceGroup[place] === 0) this.#prices = undefined;
    }
  }

  /** Judges and counts changed products by what they have become. @param isRegrouped whether versions are in other groups than before */
  enter(changed: ChangedPlaces, isRegrouped: boolean): void {
    if (isRegrouped) this.#tallies.delete(true);
    this.#judge(changed.places.slice());
    for (const [isGrouped, tally] of this.#tallies) tally.count(this, { changed, isGrouped, step: 1 });
    for (const order of this.#byRelevance.values()) order.insert(this.#passing(changed.places));
    if (this.#prices !== undefined) this.#prices = this.#extended(this.#prices, changed.places);
  }

  #passing(places: Uint32Array): Uint32Array {
    return places.filter((place) => this.#failed[place] === passesAll);
  }

  /** The places of products that fail one filter at most. */
  #counted(): Uint32Array {
    const places = this.#index.allPlaces();
    let count = 0;
    for (let place = 0; place < places.length; place += 1) {
      places[count] = place;
      count += Number(this.#failed[place]! < failsSeveral);
    }
    return places.subarray(0, count);
  }

  /** @param isGrouped whether the versions of a group are one card: then each value counts it once */
  tally(isGrouped: boolean): Tally {
    let tally = this.#tallies.get(isGrouped);
    if (!tally) {
      tally = new Tally(this.#index, this.#chosen.length);
      const changed = { places: this.#counted(), versions: isGrouped ? this.#index.versionPlaces : noPlaces };
      tally.count(this, { changed, isGrouped, step: 1 });
      this.#tallies.set(isGrouped, tally);
    }
    return tally;
  }

  /** Of products that pass, or fail the filter of prices alone. */
  prices(): PriceRange {
    if (this.#prices === undefined) this.#prices = this.#extended(null, this.#counted());
    return this.#prices;
  }

  #extended(range: PriceRange, places: Uint32Array): PriceRange {
    const { lowestPrice, priceGroup } = this.#index.data.columns;
    const filter = this.#chosen.findIndex(({ id }) => id === filterIds.price) + 1;
    let [min, max] = range ? [range.min, range.max] : [Infinity, -Infinity];
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at]!;
      const state = this.#failed[place]!;
      if ((state !== passesAll && state !== filter) || priceGroup[place] !== 0) continue;
      const price = lowestPrice[place]!;
      if (price < min) min = price;
      if (price > max) max = price;
    }
    return min <= max ? { min, max } : null;
  }

  /** The places that pass by score; unavailable products last in both directions. Null without a text. */
  byRelevance(direction: Direction): Uint32Array | null {
    const { scores } = this;
    if (!scores) return null;
    let order = this.#byRelevance.get(direction);
    if (!order) {
      order = this.#sorted(scores, direction);
      this.#byRelevance.set(direction, order);
    }
    return order.places;
  }

  /** Scores are small numbers: a counting sort instead of comparisons. */
  #sorted(scores: Scores, direction: Direction): Order {
    const index = this.#index;
    const { columns } = index.data;
    const bucketOf = (place: number) => {
      const score = scores[place]!;
      return ((columns.flags[place]! & availableBit) !== 0 ? 0 : 256) + (direction === 'asc' ? score : 255 - score);
    };
    /** The next free index of each bucket. */
    const starts = new Uint32Array(513);
    const failed = this.#failed;
    const byName = index.sortedPlaces('name', 'asc');
    for (const place of byName) if (failed[place] === passesAll) starts[bucketOf(place) + 1]! += 1;
    for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;
    const sorted = new Uint32Array(starts[512]!);
    for (const place of byName) if (failed[place] === passesAll) sorted[starts[bucketOf(place)]!++] = place;
    const names = compareByKeys(columns.sortKey, columns, 'asc');
    return new Order(sorted, (a, b) => bucketOf(a) - bucketOf(b) || names(a, b), null);
  }

  /**
   * The products of one page. Beyond the end it is empty.
   * @param places all of the list, in order
   * @param isGrouped whether the versions of a group are one card: the first that can be bought, or the first of all where none can. The
   * card stands where this version would
   */
  page(places: Uint32Array, isGrouped: boolean, { start, portion }: { start: number; portion: number }) {
    const { data, versionPlaces } = this.#index;
    const { columns } = data;
    const hasGroups = isGrouped && versionPlaces.length > 0;
    const groups = hasGroups ? this.#groups() : null;
    const total = groups?.total ?? this.#total;
    const ids: number[] = [];
    const end = Math.min(start + portion, total);
    if (start >= end) return { ids, total };
    let passed = 0;
    for (let at = 0; at < places.length && passed < end; at += 1) {
      const place = places[at]!;
      if (this.#failed[place] !== passesAll) continue;
      const group = columns.versionGroup[place]!;
      if (groups && group !== 0) {
        const state = groups.states[group]!;
        const isBest = (columns.flags[place]! & availableBit) !== 0 || (state & hasBuyable) === 0;
        if (!isBest || (state & isShown) !== 0) continue;
        groups.states[group]! |= isShown;
      }
      if (passed >= start) ids.push(columns.id[place]!);
      passed += 1;
    }
    return { ids, total };
  }

  /** How many cards there are, and what the groups of versions have. */
  #groups(): { total: number; states: Uint8Array } {
    const { data, versionPlaces } = this.#index;
    const { columns, groupCount } = data;
    const states = new Uint8Array(groupCount + 1);
    let total = this.#total;
    for (const place of versionPlaces) {
      if (this.#failed[place] !== passesAll) continue;
      const group = columns.versionGroup[place]!;
      if ((states[group]! & hasCard) !== 0) total -= 1;
      states[group]! |= hasCard | ((columns.flags[place]! & availableBit) !== 0 ? hasBuyable : 0);
    }
    return { total, states };
  }
}

const noPlaces = new Uint32Array();

/** By whether a product belongs to the list: 0 or 1. */
const unlisted = Uint8Array.of(isElsewhere, passesAll);

/** By score. */
const unscored = new Uint8Array(256);
unscored[0] = isElsewhere;
