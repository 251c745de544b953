import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Engine } from '../../../../platform/store/engine/database.ts';
import { readAhead } from '../../../../platform/store/engine/read-ahead.ts';
import type { Schema } from '../../../../platform/store/schema.ts';

/** A product whose place in lists may have changed. */
export interface ListingChange {
  product_id: number;
  /** Of the last writing transaction: changes with every write. */
  version: number;
  /** Whether it is listed; if not, all following fields are null. */
  is_listed: 0 | 1;
  category_id: number | null;
  producer_id: number | null;
  popularity: number;
  sort_key: string;
  created_at: number;
  lowest_price: number;
  is_phone_price: number;
  is_for_points_only: number;
  is_new: number;
  is_reduced: number;
  is_available: number;
  ships_today: number;
  version_group: string | null;
  /** `filter:value` of each of its values, space-separated. */
  held: string | null;
  /** Its special lists, space-separated. */
  zones: string | null;
  /** Its further categories, space-separated. */
  further_categories: string | null;
}

/** The versions from which the next read starts. */
export interface Horizons {
  readonly listing: number;
  readonly words: number;
}

/** A product whose words were written. */
export interface WordChange {
  product_id: number;
  /** As that of a `ListingChange`. */
  version: number;
}

export interface ListingChanges {
  readonly changes: ReadonlyArray<ListingChange>;
  /** Whether `wordChanges` has new changes. */
  readonly areWordsWritten: boolean;
  readonly horizons: Horizons;
}

/**
 * A horizon: every change below it was seen here or never will be. `next`: no visible change is as high.
 *
 * SQLite counts changes, one writer after the other. On PostgreSQL the version is the writer's transaction, and those
 * still running at the horizon are read again. A version as high as `next` comes from another server, of which this
 * database is a copy.
 */
const bounds: Record<Engine, RawBuilder<unknown>> = {
  sqlite: sql`select horizon, horizon as next, words, words as next_word from
    (select coalesce(max(version), 0) + 1 as horizon from listing_changes) as listing,
    (select coalesce(max(version), 0) + 1 as words from word_changes) as written`,
  postgres: sql`select horizon, next, horizon as words, next as next_word from
    (select pg_snapshot_xmin(now)::text::bigint as horizon, pg_snapshot_xmax(now)::text::bigint as next
      from pg_current_snapshot() as now) as snapshot`,
};

/** What lists compare of `listed_products as l` and `products as p`, for the products of `listing_changes as c`. */
const compared = sql`c.version, c.product_id, case when l.product_id is null then 0 else 1 end as is_listed,
  l.category_id, l.producer_id, l.popularity, l.sort_key,
  l.created_at, l.lowest_price, l.is_phone_price, l.is_for_points_only, l.is_new, l.is_reduced, l.is_available, l.ships_today,
  p.version_group`;
const joins = sql`left join listed_products as l on l.product_id = c.product_id
  left join products as p on p.id = l.product_id`;

/** What a product has several of, as one text: its name, its table, one of them. */
const gathered = [
  ['held', 'product_filters', sql`filter_id || ':' || value_id`],
  ['zones', 'product_zones', sql`zone`],
  ['further_categories', 'product_categories', sql`category_id || ''`],
] as const;
const gatheredEach = sql.join(
  gathered.map(
    ([name, table, one]) =>
      sql`(select string_agg(${one}, ' ') from ${sql.table(table)} as of where of.product_id = l.product_id) as ${sql.ref(name)}`,
  ),
);

/** Products of ids in a range, in order. */
type ReadRange = (after: number, upTo: number) => RawBuilder<ListingChange>;
const readRange: Record<Engine, ReadRange> = {
  sqlite: (after, upTo) => sql`select ${compared}, ${gatheredEach} from listing_changes as c ${joins}
    where c.product_id > ${after} and c.product_id <= ${upTo} order by c.product_id`,
  // Ranges of all tables are merged, in half of the time of a look at each table for each product.
  postgres: (after, upTo) => {
    const within = (id: string) => sql`${sql.ref(id)} > ${after} and ${sql.ref(id)} <= ${upTo}`;
    const gatheredOnce = gathered.map(
      ([name, table, one]) => sql`left join (select product_id, string_agg(${one}, ' ') as ${sql.ref(name)}
        from ${sql.table(table)} where ${within('product_id')} group by product_id) as ${sql.table(`of_${name}`)}
        on ${sql.ref(`of_${name}.product_id`)} = l.product_id`,
    );
    return sql`select ${compared}, held, zones, further_categories
      from (select * from listing_changes where ${within('product_id')}) as c
      left join (select * from listed_products where ${within('product_id')}) as l on l.product_id = c.product_id
      left join (select id, version_group from products where ${within('id')}) as p on p.id = l.product_id
      ${sql.join(gatheredOnce, sql` `)} order by c.product_id`;
  },
};

/** The horizons before everything is read: a later read of the changes since then misses nothing. */
export async function firstHorizons(db: Kysely<Schema>, engine: Engine): Promise<Horizons> {
  const { rows } = await sql<{ horizon: number; words: number }>`
    select bounds.horizon, bounds.words from (${bounds[engine]}) as bounds`.execute(db);
  return { listing: rows[0]!.horizon, words: rows[0]!.words };
}

/** The ids of all products, in the order of `everyProduct`. */
export async function everyId(db: Kysely<Schema>): Promise<Float64Array> {
  // As one text: a million rows would need 300 MB.
  const { rows } = await sql<{ ids: string | null }>`select string_agg(cast(product_id as text), ',') as ids
    from (select product_id from listing_changes order by product_id) as ordered`.execute(db);
  const ids = rows[0]!.ids;
  return Float64Array.from(ids === null ? [] : ids.split(','), Number);
}

/** Products of one statement: all of them at once would need a gigabyte for a million. */
const portion = 5000;

/** The products with these ids, some thousands at a time, each at its own moment. @param ids in order */
export function everyProduct(
  db: Kysely<Schema>,
  engine: Engine,
  ids: Float64Array,
): AsyncGenerator<ReadonlyArray<ListingChange>> {
  const read = async (range: Float64Array) => (await readRange[engine](range[0]! - 1, range.at(-1)!).execute(db)).rows;
  let from = 0;
  return readAhead(() => {
    const range = ids.subarray(from, (from += portion));
    return range.length === 0 ? null : read(range);
  });
}

/** The changes since `since`, in one query. */
export async function listingChanges(db: Kysely<Schema>, engine: Engine, since: Horizons): Promise<ListingChanges> {
  const { rows } = await sql<Partial<ListingChange> & { horizon: number; words: number; are_words_written: number }>`
    select bounds.horizon, bounds.words,
      case when exists (select 1 from word_changes as w where w.version >= ${since.words} and w.version < bounds.next_word)
        then 1 else 0 end as are_words_written,
      ${compared}, ${gatheredEach}
    from (${bounds[engine]}) as bounds
    left join listing_changes as c on c.version >= ${since.listing} and c.version < bounds.next
    ${joins}`.execute(db);
  const { horizon, words, are_words_written } = rows[0]!;
  return {
    // Without a change there is one row, with only the horizons.
    changes: rows.filter((row): row is ListingChange & (typeof rows)[number] => typeof row.product_id === 'number'),
    areWordsWritten: are_words_written === 1,
    horizons: { listing: horizon, words },
  };
}

/** How many products, or how many of their words, changed since `since`, whichever are more; `most` stands for more than that. */
export async function countChanges(
  db: Kysely<Schema>,
  engine: Engine,
  { since, most }: { since: Horizons; most: number },
): Promise<number> {
  const { rows } = await sql<{ listing: number; words: number }>`select
      (select count(*) from (select 1 from listing_changes
        where version >= ${since.listing} and version < bounds.next limit ${most}) as changed) as listing,
      (select count(*) from (select 1 from word_changes
        where version >= ${since.words} and version < bounds.next_word limit ${most}) as written) as words
    from (${bounds[engine]}) as bounds`.execute(db);
  return Math.max(rows[0]!.listing, rows[0]!.words);
}

/** The products whose words were written since `since`. */
export async function wordChanges(
  db: Kysely<Schema>,
  engine: Engine,
  since: Horizons,
): Promise<ReadonlyArray<WordChange>> {
  const { rows } = await sql<WordChange>`select c.product_id, c.version from (${bounds[engine]}) as bounds
    join word_changes as c on c.version >= ${since.words} and c.version < bounds.next_word`.execute(db);
  return rows;
}
