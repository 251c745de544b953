import type { Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { nearTexts, writtenText } from '../search/near-texts.ts';
import { search } from '../search/search.ts';
import { wordsOf } from '../search/tokens.ts';
import type { Scores } from '../search/word-hits.ts';
import { cards } from './cards.ts';
import {
  availableBit,
  chosenFilters,
  failsSeveral,
  filterIds,
  isElsewhere,
  passesAll,
  sizesCalled,
  type ChosenFilter,
  type FailedFilters,
  type ListFilters,
  type Special,
} from './filters.ts';
import type { ListingIndex } from './listing-index.ts';
import { naturalDirection, type Direction, type Sort } from './sorts.ts';
import type { ProductCard } from './types.ts';

/** The products of a list. By default all. */
export interface ListSubject {
  categoryId?: number;
  producerId?: number;
  text?: string;
  special?: Special;
  filters?: ListFilters;
  /** Whether the versions of a product are one card, and count once. Default: each is a card of its own. */
  isGrouped?: boolean;
  /** The language of the text and of the order by name; Polish by default. */
  locale?: Locale;
}

export interface ListQuery extends ListSubject {
  /** Default: by relevance where there is a text, else by popularity. */
  sort?: Sort;
  /** Default: best, most bought, A, cheapest, newest first. `asc` of popularity is most bought first. */
  order?: Direction;
  /** From 0. */
  page?: number;
  /** Products per page, 1 to 100. */
  portion?: number;
}

interface Result {
  total: number;
  /** The corrected text that was searched; null without a correction. */
  corrected: string | null;
}

export interface Listing extends Result {
  products: ReadonlyArray<ProductCard>;
}

export interface ListedIds extends Result {
  ids: ReadonlyArray<number>;
}

const defaultPortion = 24;
const largestPortion = 100;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.trunc(value) || low, low), high);

/** The products of a list now. Valid until the index is asked for another list. */
export interface ListState {
  /** Which filters each product of the index fails. A failed filter has its index in `chosen` and one more. */
  readonly failed: FailedFilters;
  /** The places of products that fail one filter at most, in no order. */
  readonly places: Uint32Array;
  /** How many pass all filters. */
  readonly total: number;
  readonly chosen: ReadonlyArray<ChosenFilter>;
  /** The products' scores for the text; null without one. */
  readonly scores: Scores | null;
  readonly corrected: string | null;
}

/** A list's source in the current index. */
export interface ListPlace {
  /** The same for the same list. */
  readonly name: string;
  readonly state: () => ListState;
}

/**
 * Reads what a list needs from the store, and updates the index: counts right after this are consistent.
 * @returns null for a text without a letter or a digit, which finds nothing, as an empty list does
 */
export async function placeOf(db: Kysely<Schema>, index: ListingIndex, query: ListSubject): Promise<ListPlace | null> {
  const { categoryId, producerId, text, special, filters, locale } = query;
  const [sizes] = await Promise.all([sizesCalled(db, filters?.sizes), index.refresh()]);
  if (text !== undefined && wordsOf(text).length === 0) return null;
  const sizeIds = sizes.map(({ id }) => id);
  // A page asks for its products and for its filters: both need the same.
  const name = JSON.stringify([categoryId, producerId, text, special, filters, locale, sizeIds]);
  return { name, state: () => index.lastState(name, () => stateOf(index, query, sizeIds)) };
}

/** Searches and filters at once, so that both use the same moment of the index. */
function stateOf(index: ListingIndex, query: ListSubject, sizes: ReadonlyArray<number>): ListState {
  const found = query.text === undefined ? null : search(index.words, query.text, query.locale);
  const scores = found?.scores ?? null;
  const chosen = chosenFilters(query, sizes, index);
  const failed = candidates(index, scores, query);
  const remaining = { failed, places: index.placesBuffer(failed.length), count: 0 };
  const { places } = remaining;
  // Without branches: which products are in a list follows no pattern that a processor could guess.
  for (let place = 0; place < failed.length; place += 1) {
    places[remaining.count] = place;
    remaining.count += Number(failed[place]! < failsSeveral);
  }
  for (const [number, { check }] of chosen.entries()) check(remaining, number + 1);
  const { count } = remaining;
  let total = 0;
  for (let at = 0; at < count; at += 1) total += Number(failed[places[at]!] === passesAll);
  return { failed, places: places.subarray(0, count), total, chosen, scores, corrected: found?.corrected ?? null };
}

/** The products of a list, ignoring its filters. */
function candidates(
  index: ListingIndex,
  scores: Scores | null,
  { categoryId, producerId }: Pick<ListSubject, 'categoryId' | 'producerId'>,
): FailedFilters {
  const { isListed, size, categorySet, producer } = index.columns;
  const failed = index.failedBuffer(size);
  const unlisted = elsewhereUnless([1], 2);
  for (let place = 0; place < size; place += 1) failed[place] = unlisted[isListed[place]!]!;
  if (scores) {
    const end = Math.min(size, scores.length);
    for (let place = 0; place < end; place += 1) failed[place]! |= unscored[scores[place]!]!;
    failed.fill(isElsewhere, end);
  }
  if (categoryId !== undefined) {
    const elsewhere = index.categorySets.marks(categoryId).map((isIn) => (isIn === 1 ? 0 : isElsewhere));
    for (let place = 0; place < size; place += 1) failed[place]! |= elsewhere[categorySet[place]!]!;
  }
  if (producerId !== undefined) {
    const wanted = index.valuePlace(filterIds.producer, producerId);
    // A producer without a product finds none.
    const elsewhere = elsewhereUnless(wanted === null ? [] : [wanted + 1], index.values.length + 1);
    for (let place = 0; place < size; place += 1) failed[place]! |= elsewhere[producer[place]!]!;
  }
  return failed;
}

/** The states of products by a number: those with the `wanted` ones pass. */
function elsewhereUnless(wanted: ReadonlyArray<number>, length: number): Uint8Array {
  const states = new Uint8Array(length).fill(isElsewhere);
  for (const number of wanted) states[number] = passesAll;
  return states;
}

/** By score. */
const unscored = new Uint8Array(256);
unscored[0] = isElsewhere;

/** One page of a list. Beyond the end it is empty, with the right total. */
export async function list(db: Kysely<Schema>, index: ListingIndex, query: ListQuery): Promise<Listing> {
  const { ids, total, corrected } = await listedIds(db, index, query);
  const products = await cards(db, ids);
  const names = products.flatMap(({ name, subline }) => [subline, name]);
  return { products, total, corrected: corrected === null ? null : writtenText(corrected, names) };
}

/** A search that the shopper may have meant. */
export interface NearSearch {
  /** As the shop writes it. */
  text: string;
  /** How many products it finds. */
  total: number;
}

/** Texts like the searched one that find something else in the same place, at most `most`. */
export async function nearSearches(
  db: Kysely<Schema>,
  index: ListingIndex,
  { text = '', categoryId, producerId, isGrouped = false, locale = 'pl' }: ListSubject,
  most: number,
): Promise<ReadonlyArray<NearSearch>> {
  const place: ListSubject = {
    ...(categoryId !== undefined && { categoryId }),
    ...(producerId !== undefined && { producerId }),
    isGrouped,
    locale,
  };
  const { failed } = (await placeOf(db, index, place))!.state();
  const isListed = (at: number) => failed[at] === passesAll;
  const near = nearTexts(index.words, text, { most, isListed, locale });
  return Promise.all(
    near.map(async (one) => {
      const { ids, total } = await listedIds(db, index, { ...place, text: one, portion: 12 });
      return { text: await writtenAs(db, one, ids), total };
    }),
  );
}

/** The text with the Polish letters of these products' names. */
async function writtenAs(db: Kysely<Schema>, text: string, ids: ReadonlyArray<number>): Promise<string> {
  if (ids.length === 0) return text;
  const rows = await db.selectFrom('products').select(['name', 'subline']).where('id', 'in', ids).execute();
  return writtenText(
    text,
    rows.flatMap(({ name, subline }) => [subline, name]),
  );
}

/** The same, but only the product ids. */
export async function listedIds(db: Kysely<Schema>, index: ListingIndex, query: ListQuery): Promise<ListedIds> {
  const place = await placeOf(db, index, query);
  if (!place) return { ids: [], total: 0, corrected: null };
  const byName =
    query.sort === 'name' && query.locale !== undefined && query.locale !== 'pl'
      ? await index.placesByName(query.locale, query.order ?? naturalDirection.name)
      : null;
  const portion = clamp(query.portion ?? defaultPortion, 1, largestPortion);
  const start = Math.max(Math.trunc(query.page ?? 0) || 0, 0) * portion;
  const { isGrouped, sort, order } = query;
  const page = (): ListedIds => {
    const state = place.state();
    const places = inOrder(index, query, state, byName);
    const { failed, total } = isGrouped ? withOneOfEachGroup(state, places, index) : state;
    const ids = start < total ? idsOf(places, failed, { start, portion }, index) : [];
    return { ids, total, corrected: state.corrected };
  };
  // Translated names are read at another moment than the index.
  if (byName) return page();
  return index.answer(`ids ${JSON.stringify([isGrouped, sort, order, start, portion])} ${place.name}`, page);
}

/** The products of one page of a list. */
function idsOf(
  places: Uint32Array,
  failed: FailedFilters,
  { start, portion }: { start: number; portion: number },
  { columns }: ListingIndex,
): ReadonlyArray<number> {
  const ids: number[] = [];
  let passed = 0;
  for (let at = 0; at < places.length && ids.length < portion; at += 1) {
    const place = places[at]!;
    if (failed[place] !== passesAll) continue;
    if (passed >= start) ids.push(columns.id[place]!);
    passed += 1;
  }
  return ids;
}

/**
 * Leaves of each group of versions the one that its card shows: the first that can be bought, or the first of all where
 * none can. The card stands where this version would.
 */
function withOneOfEachGroup(
  state: ListState,
  places: Uint32Array,
  index: ListingIndex,
): Pick<ListState, 'failed' | 'total'> {
  const { flags, versionGroup } = index.columns;
  if (index.versionPlaces.length === 0) return state;
  const failed = state.failed.slice();
  let { total } = state;
  /** By group; one more than the place, so that 0 is none. */
  const shown = new Uint32Array(index.groupCount + 1);
  for (const place of places) {
    const group = versionGroup[place]!;
    if (group === 0 || failed[place] !== passesAll) continue;
    const before = shown[group]! - 1;
    const isBetter = before >= 0 && (flags[place]! & availableBit) !== 0 && (flags[before]! & availableBit) === 0;
    if (before < 0 || isBetter) shown[group] = place + 1;
  }
  for (const place of index.versionPlaces) {
    if (failed[place] !== passesAll || shown[versionGroup[place]!] === place + 1) continue;
    failed[place] = isElsewhere;
    total -= 1;
  }
  return { failed, total };
}

/**
 * Places with those of a list in its order. Without a text all are equally relevant.
 * @param byName all places by name in the language of the list; null where that is Polish, or not asked for
 */
function inOrder(
  index: ListingIndex,
  { sort, order }: ListQuery,
  state: ListState,
  byName: Uint32Array | null,
): Uint32Array {
  const { scores } = state;
  const by = sort ?? (scores ? 'relevance' : 'popularity');
  const direction = order ?? naturalDirection[by];
  if (byName) return byName;
  if (by !== 'relevance') return index.sortedPlaces(by, direction);
  const places = index.sortedPlaces('name', 'asc');
  return scores ? byScore(places, scores, direction, { index, state }) : places;
}

/**
 * The places that pass, by score; unavailable products last in both directions. Scores are small numbers: a counting
 * sort instead of comparisons.
 */
function byScore(
  places: Uint32Array,
  scores: Scores,
  direction: Direction,
  { index, state }: { index: ListingIndex; state: ListState },
): Uint32Array {
  const { flags } = index.columns;
  const bucketOf = (place: number) => {
    const score = scores[place]!;
    return ((flags[place]! & availableBit) !== 0 ? 0 : 256) + (direction === 'asc' ? score : 255 - score);
  };
  /** The next free index of each bucket. */
  const starts = new Uint32Array(513);
  const { failed } = state;
  for (const place of state.places) if (failed[place] === passesAll) starts[bucketOf(place) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;
  const sorted = new Uint32Array(starts[512]!);
  for (const place of places) if (failed[place] === passesAll) sorted[starts[bucketOf(place)]!++] = place;
  return sorted;
}
