import type { Engine } from '../../engine/database.ts';
import { listAgain, listedColumns } from '../0004/rules.ts';

const columns = `${listedColumns}, is_free_to_order`;
const columnsOf = (row: string) => columns.replaceAll(/\w+/g, (column) => `${row}.${column}`);

/** One writer at a time, as in migration 0005. */
const mark = (product: string) => `insert into listing_changes (product_id, version)
  values (${product}, (select coalesce(max(version), 0) + 1 from listing_changes))
  on conflict (product_id) do update set version = excluded.version`;

const sqlite = (name: string, event: string, statements: ReadonlyArray<string>) =>
  `create trigger ${name} after ${event} for each row begin ${statements.join('; ')}; end`;

const postgres = (name: string, event: string, rows: string): ReadonlyArray<string> => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    perform mark_in_lists(array(select distinct product_id from changed)); return null; end $$`,
  `create trigger ${name} after ${event} on product_zones referencing ${rows} as changed
    for each statement execute function ${name}()`,
];

/** Lists follow one more column of products, and the zones, which are added and removed but never changed. */
export const triggers: Readonly<Record<Engine, ReadonlyArray<string>>> = {
  sqlite: [
    'drop trigger product_changed_in_lists',
    sqlite('product_changed_in_lists', `update of ${columns} on products`, listAgain('new.id')),
    'drop trigger changed_product_marked',
    sqlite('changed_product_marked', `update of ${columns} on products`, [mark('new.id')]),
    sqlite('added_zone_marked', 'insert on product_zones', [mark('new.product_id')]),
    sqlite('removed_zone_marked', 'delete on product_zones', [mark('old.product_id')]),
  ],
  postgres: [
    `create or replace function products_changed_in_lists() returns trigger language plpgsql as $$ begin
      perform list_again(array(select a.id from before as b join after as a on a.id = b.id
        where (${columnsOf('b')}) is distinct from (${columnsOf('a')}))); return null; end $$`,
    ...postgres('zones_added_to_lists', 'insert', 'new table'),
    ...postgres('zones_removed_from_lists', 'delete', 'old table'),
  ],
};
