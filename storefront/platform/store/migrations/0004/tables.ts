import { sql, type Kysely } from 'kysely';
import type { Engine } from '../../engine/database.ts';
import { runDdl } from '../ddl.ts';

/** Letters of the longest word that is guessed. */
const longestWord = 40;

/** search_tokens by its key alone: a range of words is read in one go, weights included. */
const tokensByKey: Record<Engine, ReadonlyArray<string>> = {
  sqlite: [
    `create table tokens_by_key (
      token text not null,
      product_id integer not null references products (id) on delete cascade,
      weight integer not null,
      primary key (token, product_id)
    ) strict, without rowid`,
    'insert into tokens_by_key select token, product_id, weight from search_tokens order by token, product_id',
    'drop table search_tokens',
    'alter table tokens_by_key rename to search_tokens',
    'create index search_tokens_by_product on search_tokens (product_id)',
  ],
  postgres: [
    'alter table search_tokens drop constraint search_tokens_pkey',
    'alter table search_tokens add primary key (token, product_id) include (weight)',
  ],
};

export async function tables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Rows in the order of their key; PostgreSQL has no such tables, but reads their index alone.
  const byKey = engine === 'sqlite' ? 'strict, without rowid' : '';
  await runDdl(db, engine, ({ int, text, serial, end }) => [
    `create table listed_products (
      product_id ${int} primary key references products (id) on delete cascade,
      category_id ${int},
      producer_id ${int},
      popularity ${int} not null,
      sort_key ${text} not null,
      created_at ${int} not null,
      lowest_price ${int} not null,
      is_phone_price ${int} not null,
      is_for_points_only ${int} not null,
      is_new ${int} not null,
      is_reduced ${int} not null,
      is_available ${int} not null,
      ships_today ${int} not null
    ) ${end}`,
    // A page deep in a long list is found by walking an index instead of sorting the list.
    'create index listed_by_category on listed_products (category_id, popularity, sort_key, product_id)',
    'create index listed_by_producer on listed_products (producer_id, popularity, sort_key, product_id)',
    'create index listed_by_popularity on listed_products (popularity, sort_key, product_id)',
    'create index listed_by_name on listed_products (sort_key, product_id)',
    'create index listed_by_age on listed_products (created_at desc, sort_key, product_id)',
    `create index listed_by_price on listed_products
      (is_phone_price, is_for_points_only, lowest_price, sort_key, product_id)`,
    `create index listed_by_falling_price on listed_products
      (is_phone_price, is_for_points_only, lowest_price desc, sort_key, product_id)`,

    `create table parameters (
      id ${serial},
      name ${text} not null unique
    ) ${end}`,

    `create table filter_values (
      id ${serial},
      filter_id ${int} not null,
      value ${text} not null,
      name ${text} not null,
      position ${int} not null,
      unique (filter_id, value)
    ) ${end}`,

    `create table product_filters (
      product_id ${int} not null references listed_products (product_id) on delete cascade,
      filter_id ${int} not null,
      value_id ${int} not null references filter_values (id),
      primary key (product_id, filter_id, value_id)
    ) ${byKey}`,
    'create index product_filters_by_value on product_filters (value_id, product_id, filter_id)',

    ...tokensByKey[engine],

    `create table search_words (
      word ${text} primary key
    ) ${byKey}`,

    `create table search_grams (
      gram ${text} not null,
      position ${int} not null,
      word ${text} not null,
      primary key (gram, position, word)
    ) ${byKey}`,

    // The numbers from 1: a trigger of SQLite cannot count.
    `create table gram_positions (
      position ${int} primary key
    ) ${end}`,
  ]);
  const positions = Array.from({ length: longestWord }, (_, index) => `(${index + 1})`);
  await sql.raw(`insert into gram_positions (position) values ${positions.join(', ')}`).execute(db);
}
