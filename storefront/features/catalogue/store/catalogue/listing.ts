import type { Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { nearTexts, writtenText } from '../search/near-texts.ts';
import { search } from '../search/search.ts';
import type { Scores } from '../search/word-hits.ts';
import { cards } from './cards.ts';
import {
  availableBit,
  chosenFilters,
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

/** A list's source in the current index. */
export interface ListPlace {
  /** Which filters each product of the index fails now. A failed filter has its index in `chosen` and one more. */
  readonly failed: () => FailedFilters;
  readonly chosen: ReadonlyArray<ChosenFilter>;
  /** The products' scores for the text; null without one. */
  readonly scores: Scores | null;
  readonly corrected: string | null;
}

/**
 * Reads what a list needs from the store, and updates the index: counts right after this are consistent.
 * @returns null for a text without a letter or a digit, which finds nothing, as an empty list does
 */
export async function placeOf(db: Kysely<Schema>, index: ListingIndex, query: ListSubject): Promise<ListPlace | null> {
  const { text, filters, locale } = query;
  const [sizes] = await Promise.all([sizesCalled(db, filters?.sizes), index.refresh()]);
  const found = text === undefined ? null : search(index.words, text, locale);
  if (text !== undefined && !found) return null;
  const scores = found?.scores ?? null;
  const sizeIds = sizes.map(({ id }) => id);
  const chosen = chosenFilters(query, sizeIds, index);
  return {
    failed() {
      const failed = candidates(index, scores, query);
      for (const [place, { check }] of chosen.entries()) check(failed, place + 1);
      return failed;
    },
    chosen,
    scores,
    corrected: found?.corrected ?? null,
  };
}

/** The products of a list, ignoring its filters. */
function candidates(
  index: ListingIndex,
  scores: Scores | null,
  { categoryId, producerId }: Pick<ListSubject, 'categoryId' | 'producerId'>,
): FailedFilters {
  const { isListed, size, categorySet, producer } = index.columns;
  const failed = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) if (isListed[place] === 0) failed[place] = isElsewhere;
  if (scores) for (let place = 0; place < size; place += 1) if (!(scores[place]! > 0)) failed[place] = isElsewhere;
  if (categoryId !== undefined) {
    const marks = index.categorySets.marks(categoryId);
    for (let place = 0; place < size; place += 1) if (marks[categorySet[place]!] !== 1) failed[place] = isElsewhere;
  }
  if (producerId !== undefined) {
    const wanted = index.valuePlace(filterIds.producer, producerId);
    // A producer without a product finds none.
    const held = wanted === null ? -1 : wanted + 1;
    for (let place = 0; place < size; place += 1) if (producer[place] !== held) failed[place] = isElsewhere;
  }
  return failed;
}

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
  const failed = (await placeOf(db, index, place))!.failed();
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
  const failed = place.failed();
  const places = inOrder(index, query, { scores: place.scores, failed }, byName);
  if (query.isGrouped) leaveOneOfEachGroup(failed, places, index);
  let total = 0;
  for (let at = 0; at < failed.length; at += 1) if (failed[at] === passesAll) total += 1;
  const portion = clamp(query.portion ?? defaultPortion, 1, largestPortion);
  const start = Math.max(Math.trunc(query.page ?? 0) || 0, 0) * portion;
  const ids = start < total ? idsOf(places, failed, { start, portion }, index) : [];
  return { ids, total, corrected: place.corrected };
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
function leaveOneOfEachGroup(failed: FailedFilters, places: Uint32Array, index: ListingIndex): void {
  const { flags, versionGroup } = index.columns;
  if (index.versionPlaces.length === 0) return;
  /** By group; one more than the place, so that 0 is none. */
  const shown = new Uint32Array(index.groupCount + 1);
  for (const place of places) {
    const group = versionGroup[place]!;
    if (group === 0 || failed[place] !== passesAll) continue;
    const before = shown[group]! - 1;
    const isBetter = before >= 0 && (flags[place]! & availableBit) !== 0 && (flags[before]! & availableBit) === 0;
    if (before < 0 || isBetter) shown[group] = place + 1;
  }
  for (const place of index.versionPlaces)
    if (failed[place] === passesAll && shown[versionGroup[place]!] !== place + 1) failed[place] = isElsewhere;
}

/**
 * Places with those of a list in its order. Without a text all are equally relevant.
 * @param byName all places by name in the language of the list; null where that is Polish, or not asked for
 */
function inOrder(
  index: ListingIndex,
  { sort, order }: ListQuery,
  { scores, failed }: { scores: Scores | null; failed: FailedFilters },
  byName: Uint32Array | null,
): Uint32Array {
  const by = sort ?? (scores ? 'relevance' : 'popularity');
  const direction = order ?? naturalDirection[by];
  if (byName) return byName;
  if (by !== 'relevance') return index.sortedPlaces(by, direction);
  const places = index.sortedPlaces('name', 'asc');
  return scores ? byScore(places, scores, direction, { index, failed }) : places;
}

/**
 * The places that pass, by score; unavailable products last in both directions. Scores are small numbers: a counting
 * sort instead of comparisons.
 */
function byScore(
  places: Uint32Array,
  scores: Scores,
  direction: Direction,
  { index, failed }: { index: ListingIndex; failed: FailedFilters },
): Uint32Array {
  const { flags } = index.columns;
  const bucketOf = (place: number) => {
    const score = scores[place]!;
    return ((flags[place]! & availableBit) !== 0 ? 0 : 256) + (direction === 'asc' ? score : 255 - score);
  };
  /** The next free index of each bucket. */
  const starts = new Uint32Array(513);
  for (let place = 0; place < failed.length; place += 1)
    if (failed[place] === passesAll) starts[bucketOf(place) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;
  const sorted = new Uint32Array(starts[512]!);
  for (const place of places) if (failed[place] === passesAll) sorted[starts[bucketOf(place)]!++] = place;
  return sorted;
}
