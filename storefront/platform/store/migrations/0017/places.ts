import type { Engine } from '../../engine/database.ts';
import type { ColumnTypes } from '../ddl.ts';

/**
 * Categories that a product is in beside its own (`products.category_id`), and where a category stands by a feed: its names from
 * the top, folded.
 */
export const places = ({ int, text, end }: ColumnTypes): ReadonlyArray<string> => [
  `alter table categories add column path ${text}`,

  `create table product_categories (
    product_id ${int} not null references products (id) on delete cascade,
    category_id ${int} not null references categories (id) on delete cascade,
    primary key (product_id, category_id)
  ) ${end}`,
  'create index product_categories_by_category on product_categories (category_id, product_id)',
];

/** One writer at a time, as in migration 0005. */
const sqlite = (name: string, event: string, row: string) =>
  `create trigger ${name} after ${event} on product_categories for each row begin
    insert into listing_changes (product_id, version)
      values (${row}.product_id, (select coalesce(max(version), 0) + 1 from listing_changes))
      on conflict (product_id) do update set version = excluded.version; end`;

const postgres = (name: string, event: string, rows: string): ReadonlyArray<string> => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    perform mark_in_lists(array(select distinct product_id from changed)); return null; end $$`,
  `create trigger ${name} after ${event} on product_categories referencing ${rows} as changed
    for each statement execute function ${name}()`,
];

/** Lists follow the categories, which are added and removed but never changed. */
export const placeTriggers: Readonly<Record<Engine, ReadonlyArray<string>>> = {
  sqlite: [sqlite('added_category_marked', 'insert', 'new'), sqlite('removed_category_marked', 'delete', 'old')],
  postgres: [
    ...postgres('categories_added_to_lists', 'insert', 'new table'),
    ...postgres('categories_removed_from_lists', 'delete', 'old table'),
  ],
};
