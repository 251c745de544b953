import { isEnough, listedColumns, offerColumns, sizeFilter } from '../0004/rules.ts';

const ofChanged = 'product_id = any(changed)';

/*
 * Two buyers who take the last pieces of two sizes at once must not both still see the other's: the second waits here and
 * counts after the first has committed. Everybody locks in one order.
 */
const alone = `perform 1 from listed_products where ${ofChanged} order by product_id for update`;

const listProducts = [
  `delete from listed_products as l
    where ${ofChanged} and not exists (select 1 from products where id = l.product_id and is_visible = 1)`,
  `insert into listed_products (product_id, ${offerColumns.join(', ')})
    select product_id, ${offerColumns.join(', ')} from product_offers where ${ofChanged} order by product_id
    on conflict (product_id) do update set ${offerColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
];

/** Values that are there are left out beforehand: each conflict would use up an id. */
const listParameters = [
  `insert into parameters (name)
    select distinct name from product_parameters as o
    where ${ofChanged} and not exists (select 1 from parameters as f where f.name = o.name)
    order by name on conflict (name) do nothing`,
  `insert into filter_values (filter_id, value, name, position)
    select distinct f.id, o.value, o.value, 0 from product_parameters as o join parameters as f on f.name = o.name
    where ${ofChanged} and not exists (select 1 from filter_values as v where v.filter_id = f.id and v.value = o.value)
    order by f.id, o.value on conflict (filter_id, value) do nothing`,
  `delete from product_filters where ${ofChanged} and filter_id <> ${sizeFilter}`,
  `insert into product_filters (product_id, filter_id, value_id)
    select o.product_id, f.id, v.id from product_parameters as o join parameters as f on f.name = o.name
      join filter_values as v on v.filter_id = f.id and v.value = o.value
    where ${ofChanged}`,
];

/** `uniw` is the single size of a product that has none: nothing to choose by. */
const listSizes = [
  `insert into filter_values (filter_id, value, name, position)
    select ${sizeFilter}, type, min(name), max(priority) from available_sizes as a
    where ${ofChanged} and type not in ('uniw', 'onesize') group by type
    having not exists (select 1 from filter_values as v
      where v.filter_id = ${sizeFilter} and v.value = a.type and v.position >= max(a.priority))
    order by type
    on conflict (filter_id, value) do update set position = excluded.position
      where excluded.position > filter_values.position`,
  `delete from product_filters where ${ofChanged} and filter_id = ${sizeFilter}`,
  `insert into product_filters (product_id, filter_id, value_id)
    select a.product_id, ${sizeFilter}, v.id
    from available_sizes as a join filter_values as v on v.filter_id = ${sizeFilter} and v.value = a.type
    where ${ofChanged}`,
];

/** The transaction that wrote: whoever has seen it committed has seen the change, and writers need not wait for a counter. */
const mark = `insert into listing_changes (product_id, version)
  select one, pg_current_xact_id()::text::bigint from unnest(changed) as one order by one
  on conflict (product_id) do update set version = excluded.version where listing_changes.version <> excluded.version`;

/**
 * Planned once for all products, and never to read a table whole: the plan may have been made while the tables were empty,
 * in the transaction that fills them.
 */
const procedure = (name: string, statements: ReadonlyArray<string>): string =>
  `create function ${name}(changed bigint[]) returns void language plpgsql
    set plan_cache_mode = force_generic_plan set enable_seqscan = off
    as $$ begin if cardinality(changed) > 0 then ${statements.join('; ')}; end if; end $$`;

const trigger = (name: string, table: string, event: string, rows: string, perform: string): ReadonlyArray<string> => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${perform}; return null; end $$`,
  `create trigger ${name} after ${event} on ${table} referencing ${rows}
    for each statement execute function ${name}()`,
];

const bothRows = 'old table as before new table as after';
const columnsOf = (row: string, columns: string) => columns.replaceAll(/\w+/g, (column) => `${row}.${column}`);
const isOther = (columns: string) => `(${columnsOf('b', columns)}) is distinct from (${columnsOf('a', columns)})`;

/** Once for each statement, however many rows it writes; migration 0004 did the same for each row. */
export const postgresTriggers: ReadonlyArray<string> = [
  'drop trigger listing on products',
  'drop trigger listing on sizes',
  ...['product_in_lists()', 'size_in_lists()', 'list_again(bigint)', 'list_offer(bigint)'].map(
    (name) => `drop function ${name}`,
  ),

  procedure('mark_in_lists', [mark]),
  procedure('list_offers', [alone, ...listProducts, ...listSizes, mark]),
  procedure('list_again', [alone, ...listProducts, ...listSizes, ...listParameters, mark]),

  ...trigger(
    'products_added_to_lists',
    'products',
    'insert',
    'new table as added',
    'perform list_again(array(select id from added))',
  ),
  ...trigger(
    'products_changed_in_lists',
    'products',
    'update',
    bothRows,
    `perform list_again(array(select a.id from before as b join after as a on a.id = b.id where ${isOther(listedColumns)}))`,
  ),
  ...trigger(
    'products_removed_from_lists',
    'products',
    'delete',
    'old table as removed',
    'perform mark_in_lists(array(select id from removed))',
  ),
  ...trigger(
    'sizes_added_to_lists',
    'sizes',
    'insert',
    'new table as added',
    'perform list_offers(array(select distinct product_id from added))',
  ),
  ...trigger(
    'sizes_removed_from_lists',
    'sizes',
    'delete',
    'old table as removed',
    'perform list_offers(array(select distinct product_id from removed))',
  ),
  ...trigger(
    'sizes_changed_in_lists',
    'sizes',
    'update',
    bothRows,
    // A size of which one piece was sold is still the same to a list, unless it was the last.
    `perform list_offers(array(select distinct a.product_id
      from before as b join after as a on a.product_id = b.product_id and a.type = b.type
      where ${isOther('price, crossed_price, name, priority, availability')}
        or ${isEnough('b.amount', 'a.product_id')} <> ${isEnough('a.amount', 'a.product_id')}))`,
  ),
];
