import type { Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { nearTexts, writtenText } from '../search/near-texts.ts';
import { search } from '../search/search.ts';
import type { Scores } from '../search/word-hits.ts';
import { cards } from './cards.ts';
import { chosenFilters, sizesCalled, type ChosenFilter, type ListFilters, type Special } from './filters.ts';
import type { ListedProduct } from './listed-product.ts';
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
  /** The candidates, unsorted: the search results, or the shop. */
  readonly products: () => ReadonlyArray<ListedProduct>;
  /** Whether a candidate belongs to the list, ignoring filters; null if all do. */
  readonly holds: ((product: ListedProduct) => boolean) | null;
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
  const { categoryId, producerId, text, filters, locale } = query;
  const [sizes] = await Promise.all([sizesCalled(db, filters?.sizes), index.refresh()]);
  const found = text === undefined ? null : search(index.words, text, locale);
  if (text !== undefined && !found) return null;
  const scores = found?.scores ?? null;
  const inCategory = categoryId === undefined ? null : index.categorySets.marks(categoryId);
  return {
    products: () => (scores ? index.productsWith(scores) : index.products),
    holds:
      inCategory === null && producerId === undefined
        ? null
        : (product) =>
            (inCategory === null || inCategory[product.categorySet] === 1) &&
            (producerId === undefined || product.producerId === producerId),
    chosen: chosenFilters(
      query,
      sizes.map(({ id }) => id),
      index,
    ),
    scores,
    corrected: found?.corrected ?? null,
  };
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
  const held = await placeOf(db, index, place);
  const isListed = (at: number) => {
    const product = index.at(at);
    return product !== undefined && (held?.holds?.(product) ?? true);
  };
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
  const places = inOrder(index, query, place, byName);
  const { holds, chosen, corrected } = place;
  const tests = [...(holds ? [holds] : []), ...chosen.map(({ passes }) => passes)];
  const passed = tests.length > 0 ? placesThat(places, index, tests) : places;
  const found = query.isGrouped ? oneOfEachGroup(passed, index) : passed;
  const portion = clamp(query.portion ?? defaultPortion, 1, largestPortion);
  const start = Math.max(Math.trunc(query.page ?? 0) || 0, 0) * portion;
  const ids = Array.from(found.subarray(start, start + portion), (each) => index.at(each)!.id);
  return { ids, total: found.length, corrected };
}

/** The places whose products pass all tests. A loop: `filter` of a typed array takes twice as long. */
function placesThat(
  places: Uint32Array,
  index: ListingIndex,
  tests: ReadonlyArray<(product: ListedProduct) => boolean>,
): Uint32Array {
  const found = new Uint32Array(places.length);
  let count = 0;
  for (const place of places) {
    const product = index.at(place)!;
    if (tests.every((passes) => passes(product))) found[count++] = place;
  }
  return found.subarray(0, count);
}

/**
 * Of each group of versions the one that its card shows: the first that can be bought, or the first of all where none
 * can. The card stands where this version would.
 */
function oneOfEachGroup(places: Uint32Array, index: ListingIndex): Uint32Array {
  /** By group; one more than the place, so that 0 is none. */
  const shown = new Uint32Array(index.groupCount + 1);
  for (const place of places) {
    const { versionGroup, isAvailable } = index.at(place)!;
    const before = shown[versionGroup]!;
    if (before === 0 || (isAvailable && !index.at(before - 1)!.isAvailable)) shown[versionGroup] = place + 1;
  }
  return places.filter((place) => {
    const { versionGroup } = index.at(place)!;
    return versionGroup === 0 || shown[versionGroup] === place + 1;
  });
}

/**
 * A list's candidates, by place in its order. Without a text all are equally relevant.
 * @param byName all places by name in the language of the list; null where that is Polish, or not asked for
 */
function inOrder(
  index: ListingIndex,
  { sort, order }: ListQuery,
  { scores }: ListPlace,
  byName: Uint32Array | null,
): Uint32Array {
  const by = sort ?? (scores ? 'relevance' : 'popularity');
  const direction = order ?? naturalDirection[by];
  const places = byName ?? (by === 'relevance' ? index.sortedPlaces('name', 'asc') : index.sortedPlaces(by, direction));
  if (!scores) return places;
  return by === 'relevance' ? byScore(places, scores, direction, index) : places.filter((place) => scores[place]! > 0);
}

/**
 * The places with a score, unavailable products last in both directions. Scores are small numbers: a
 * counting sort instead of comparisons.
 */
function byScore(places: Uint32Array, scores: Scores, direction: Direction, index: ListingIndex): Uint32Array {
  const found = places.filter((place) => scores[place]! > 0);
  const bucketOf = (place: number) => {
    const score = scores[place]!;
    return (index.at(place)!.isAvailable ? 0 : 256) + (direction === 'asc' ? score : 255 - score);
  };
  /** The next free index of each bucket. */
  const starts = new Uint32Array(513);
  for (const place of found) starts[bucketOf(place) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;
  const sorted = new Uint32Array(found.length);
  for (const place of found) sorted[starts[bucketOf(place)]!++] = place;
  return sorted;
}
