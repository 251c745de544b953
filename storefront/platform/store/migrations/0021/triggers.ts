import type { Engine } from '../../engine/database.ts';
import { isEnough, listProduct, listSizes } from '../0004/rules.ts';

const rowsOfParts: Readonly<Record<Engine, string>> = {
  sqlite: `select p.id, json_extract(one.value, '$.productId'), json_extract(one.value, '$.size'),
      sum(json_extract(one.value, '$.quantity'))
    from products as p, json_each(p.details, '$.bundle') as one`,
  postgres: `select p.id, (one.value ->> 'productId')::bigint, one.value ->> 'size', sum((one.value ->> 'quantity')::bigint)
    from products as p cross join lateral json_array_elements(p.details::json -> 'bundle') as one`,
};

/** Writes the parts that products name in their details; one that is named twice counts as their sum. */
export const addParts = (engine: Engine, where = ''): string =>
  `insert into bundle_parts (product_id, part_id, part_size, quantity) ${rowsOfParts[engine]} ${where} group by 1, 2, 3`;

/** How many bundles a state of a part is enough for, as `enoughFor` of the views; -1 without a limit. */
const enoughFor = (row: string) => `(case when ${row}.availability = 'disable' then 0
  when ${row}.availability = 'order' or ${row}.amount = -1 then -1
  else ${row}.amount * 1000 / bundle_parts.quantity end)`;

const isEnoughFor = (row: string) => isEnough(enoughFor(row), 'bundle_parts.product_id');

/** Whether a part that changes is enough for a bundle where it was not, or the other way round. */
const isOtherBundle = (before: string, after: string) => `${isEnoughFor(before)} <> ${isEnoughFor(after)}`;

/** One writer at a time, as in migration 0005. */
const mark = (product: string) => `insert into listing_changes (product_id, version)
  values (${product}, (select coalesce(max(version), 0) + 1 from listing_changes))
  on conflict (product_id) do update set version = excluded.version`;

const sqlite = (name: string, event: string, statements: ReadonlyArray<string>, when = '') =>
  `create trigger ${name} after ${event} for each row ${when && `when ${when}`} begin ${statements.join('; ')}; end`;

const listBundle = (product: string) => [...listProduct(product), ...listSizes(product), mark(product)];

/** Touches the parts that a size is, which lists their bundles again. */
const touchParts = (row: string, condition = '') => `update bundle_parts set quantity = quantity
  where part_id = ${row}.product_id and part_size = ${row}.type ${condition && `and ${condition}`}`;

const postgres = (name: string, table: string, event: string, rows: string, changed: string): ReadonlyArray<string> => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    perform list_offers(array(${changed})); return null; end $$`,
  `create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`,
];

const bundlesOf = (rows: string) => `select distinct bundle_parts.product_id
  from ${rows} as r join bundle_parts on part_id = r.product_id and part_size = r.type`;

const rowTrigger = (name: string, event: string, when: string, statements: ReadonlyArray<string>) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${statements.join('; ')}; return null; end $$`,
  `create trigger ${name} after ${event} on products for each row when (${when}) execute function ${name}()`,
];

const addOwnParts = (engine: Engine) => addParts(engine, 'where p.id = new.id');
const removeParts = 'delete from bundle_parts where product_id = new.id';

/** The parts follow the details of their bundle; lists follow the parts and what there is of them. */
export const triggers: Readonly<Record<Engine, ReadonlyArray<string>>> = {
  sqlite: [
    sqlite('bundle_added', 'insert on products', [addOwnParts('sqlite')]),
    sqlite(
      'bundle_changed',
      'update of details on products',
      [removeParts, addOwnParts('sqlite')],
      `json_extract(old.details, '$.bundle') is not json_extract(new.details, '$.bundle')`,
    ),
    sqlite('part_added', 'insert on bundle_parts', listBundle('new.product_id')),
    sqlite('part_touched', 'update on bundle_parts', listBundle('new.product_id')),
    sqlite('part_removed', 'delete on bundle_parts', listBundle('old.product_id')),
    sqlite('size_of_part_added', 'insert on sizes', [touchParts('new')]),
    sqlite('size_of_part_removed', 'delete on sizes', [touchParts('old')]),
    sqlite('size_of_part_changed', 'update of amount, availability on sizes', [
      touchParts('new', isOtherBundle('old', 'new')),
    ]),
  ],
  postgres: [
    ...rowTrigger('bundle_added', 'insert', `new.details::json -> 'bundle' is not null`, [addOwnParts('postgres')]),
    ...rowTrigger(
      'bundle_changed',
      'update of details',
      `old.details::json ->> 'bundle' is distinct from new.details::json ->> 'bundle'`,
      [removeParts, addOwnParts('postgres')],
    ),
    ...postgres('parts_added', 'bundle_parts', 'insert', 'new table as r', 'select distinct product_id from r'),
    ...postgres('parts_removed', 'bundle_parts', 'delete', 'old table as r', 'select distinct product_id from r'),
    ...postgres('sizes_of_parts_added', 'sizes', 'insert', 'new table as added', bundlesOf('added')),
    ...postgres('sizes_of_parts_removed', 'sizes', 'delete', 'old table as removed', bundlesOf('removed')),
    ...postgres(
      'sizes_of_parts_changed',
      'sizes',
      'update',
      'old table as before new table as after',
      `select distinct bundle_parts.product_id from before as o
        join after as n on n.product_id = o.product_id and n.type = o.type
        join bundle_parts on part_id = n.product_id and part_size = n.type
        where ${isOtherBundle('o', 'n')}`,
    ),
  ],
};
