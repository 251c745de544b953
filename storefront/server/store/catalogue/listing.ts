import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import { hits, understand, type SearchQuery } from '../search/search.ts';
import { cards } from './cards.ts';
import { chosenFilters, type ListFilters, type Special } from './filters.ts';
import type { ProductCard } from './types.ts';

export type Sort = 'relevance' | 'popularity' | 'name' | 'price' | 'newest';

/** Which products a list shows. Without anything: every product. */
export interface ListSubject {
  categoryId?: number;
  producerId?: number;
  text?: string;
  special?: Special;
  filters?: ListFilters;
}

export interface ListQuery extends ListSubject {
  /** Default: by relevance where there is a text, else by popularity. */
  sort?: Sort;
  /** Default: best, most bought, A, cheapest, newest first. `asc` of popularity is most bought first. */
  order?: 'asc' | 'desc';
  /** From 0. */
  page?: number;
  /** How many on a page, 1 to 100. */
  portion?: number;
}

export interface Listing {
  products: ReadonlyArray<ProductCard>;
  total: number;
  /** The text that was searched instead, where a word was guessed; null where nothing was. */
  corrected: string | null;
}

const defaultPortion = 24;
const largestPortion = 100;

/** What each sort compares; `always` comes before it in either direction: products without a price in money stand last. */
const sorts = {
  relevance: { always: [], by: 'l.score', natural: 'desc' },
  popularity: { always: [], by: 'l.popularity', natural: 'asc' },
  name: { always: [], by: 'l.sort_key', natural: 'asc' },
  price: { always: ['l.is_phone_price', 'l.is_for_points_only'], by: 'l.lowest_price', natural: 'asc' },
  newest: { always: [], by: 'l.created_at', natural: 'desc' },
} as const satisfies Record<Sort, unknown>;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.trunc(value) || low, low), high);

/** The place that a list is of, without what was chosen in it: rows `l` of listed_products, with `hit` where there is a text. */
export interface ListPlace {
  readonly rows: RawBuilder<unknown>;
  readonly conditions: ReadonlyArray<RawBuilder<boolean>>;
  readonly search: SearchQuery | null;
}

/** @returns null for a text without a letter or a digit, which finds nothing, as an empty list does */
export async function placeOf(db: Kysely<Schema>, query: ListSubject): Promise<ListPlace | null> {
  const { categoryId, producerId, text } = query;
  const search = text === undefined ? null : await understand(db, text);
  if (search?.words.length === 0) return null;
  const conditions: Array<RawBuilder<boolean>> = [];
  if (categoryId !== undefined) conditions.push(sql`l.category_id = ${categoryId}`);
  if (producerId !== undefined) conditions.push(sql`l.producer_id = ${producerId}`);
  const rows = search
    ? sql`${hits(search.words)} as hit join listed_products as l on l.product_id = hit.product_id`
    : sql`listed_products as l`;
  return { rows, conditions, search };
}

/** Whether the place is a part of the shop, of which each product can be looked at by itself. */
export const isNarrow = ({ search, conditions }: ListPlace): boolean => search !== null || conditions.length > 0;

/** `where …`, or nothing without conditions. */
export const where = (conditions: ReadonlyArray<RawBuilder<boolean>>): RawBuilder<unknown> =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** One page of a list. A page beyond the end is empty, with the right total. */
export async function list(db: Kysely<Schema>, query: ListQuery): Promise<Listing> {
  const place = await placeOf(db, query);
  if (!place) return { products: [], total: 0, corrected: null };
  const chosen = chosenFilters(query, isNarrow(place));
  const found = sql`from ${place.rows} ${where([...place.conditions, ...chosen.map(({ condition }) => condition)])}`;

  const portion = clamp(query.portion ?? defaultPortion, 1, largestPortion);
  const page = Math.max(Math.trunc(query.page ?? 0) || 0, 0);
  const { ids, total } = await pageOf(db, found, orderOf(query, place.search), {
    portion,
    offset: page * portion,
    isSearch: place.search !== null,
  });
  return { products: await cards(db, ids), total, corrected: place.search?.corrected ?? null };
}

function orderOf({ sort, order }: ListQuery, search: SearchQuery | null): RawBuilder<unknown> {
  const { always, by, natural } = sorts[sort ?? (search ? 'relevance' : 'popularity')];
  // Without a text nothing is more relevant than anything else.
  const column = by === 'l.score' && !search ? sql`0` : sql.ref(by);
  const columns = [...always.map((name) => sql.ref(name)), sql`${column} ${sql.raw(order ?? natural)}`];
  return sql`order by ${sql.join([...columns, sql.ref('l.sort_key'), sql.ref('l.product_id')])}`;
}

interface Cut {
  portion: number;
  offset: number;
  isSearch: boolean;
}

/**
 * The ids of a page and how many products the list has. A search is dear to find and is found once, its hits counted on the
 * way; any other list is counted apart, because then the page is read off an index without looking at the rest.
 */
async function pageOf(db: Kysely<Schema>, found: RawBuilder<unknown>, order: RawBuilder<unknown>, cut: Cut) {
  const { portion, offset, isSearch } = cut;
  const countAll = async () => {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
    return rows[0]!.total;
  };
  const end = sql`${order} limit ${portion} offset ${offset}`;
  if (!isSearch) {
    const page = sql<{ product_id: number }>`select l.product_id ${found} ${end}`.execute(db);
    const [{ rows }, total] = await Promise.all([page, countAll()]);
    return { ids: rows.map(({ product_id }) => product_id), total };
  }
  const counted = sql<{ product_id: number; total: number }>`with found as materialized (select l.*, hit.score ${found})
    select l.product_id, (select count(*) from found) as total from found as l ${end}`;
  const { rows } = await counted.execute(db);
  const isBeyondEnd = rows.length === 0 && offset > 0;
  return {
    ids: rows.map(({ product_id }) => product_id),
    total: rows[0]?.total ?? (isBeyondEnd ? await countAll() : 0),
  };
}
