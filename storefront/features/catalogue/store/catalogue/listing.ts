import type { Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { nearTexts, writtenText } from '../search/near-texts.ts';
import { wordsOf } from '../search/tokens.ts';
import { cards } from './cards.ts';
import { passesAll, sizesCalled, type ListFilters, type Special } from './filters.ts';
import { ListState } from './list-state.ts';
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
  return { name, state: () => index.list(name, () => new ListState(index, query, sizeIds)) };
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
  const { isGrouped = false, sort, order } = query;
  const page = (): ListedIds => {
    const state = place.state();
    const places = byName ?? inOrder(index, query, state);
    return { ...state.page(places, isGrouped, { start, portion }), corrected: state.corrected };
  };
  // Translated names are read at another moment than the index.
  if (byName) return page();
  return index.answer(`ids ${JSON.stringify([isGrouped, sort, order, start, portion])} ${place.name}`, page);
}

/** Places with those of a list in its order. Without a text all are equally relevant. */
function inOrder(index: ListingIndex, { sort, order }: ListQuery, state: ListState): Uint32Array {
  const by = sort ?? (state.scores ? 'relevance' : 'popularity');
  const direction = order ?? naturalDirection[by];
  if (by !== 'relevance') return index.sortedPlaces(by, direction);
  return state.byRelevance(direction) ?? index.sortedPlaces('name', 'asc');
}
