import {
  addOwnParts,
  isEnough,
  isOtherBundle,
  listedColumns,
  offerColumns,
  removeOwnParts,
  sizeFilter,
} from './rules.ts';

const ofChanged = 'product_id = any(changed)';

/*
 * Two buyers who take the last pieces of two sizes at once must not both still see the other's: the second waits here and
 * counts after the first has committed. All lock in one order.
 */
const alone = `perform 1 from listed_products where ${ofChanged} order by product_id for update`;

const listProducts = [
  `delete from listed_products as l
    where ${ofChanged} and not exists (select 1 from products where id = l.product_id and is_visible = 1)`,
  `insert into listed_products (product_id, ${offerColumns.join(', ')})
    select product_id, ${offerColumns.join(', ')} from product_offers where ${ofChanged} order by product_id
    on conflict (product_id) do update set ${offerColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
];

/** Existing values are left out beforehand: each conflict would use up an id. */
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

/** `uniw` is the single size of a product without sizes: no choice. */
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

/** The transaction that wrote: once it is visible, so is the change, and writers need not wait for a counter. */
const markIn = (
  table: 'listing_changes' | 'word_changes',
  products: string,
) => `insert into ${table} (product_id, version)
  select one, pg_current_xact_id()::text::bigint from unnest(${products}) as one order by one
  on conflict (product_id) do update set version = excluded.version where ${table}.version <> excluded.version`;

const mark = markIn('listing_changes', 'changed');

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

/** Rows that are inserted and deleted, but never updated. */
const placesIn = (table: string) => [
  ...trigger(
    `${table}_added_to_lists`,
    table,
    'insert',
    'new table as added',
    'perform mark_in_lists(array(select distinct product_id from added))',
  ),
  ...trigger(
    `${table}_removed_from_lists`,
    table,
    'delete',
    'old table as removed',
    'perform mark_in_lists(array(select distinct product_id from removed))',
  ),
];

const rowTrigger = (name: string, event: string, when: string, statements: ReadonlyArray<string>) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${statements.join('; ')}; return null; end $$`,
  `create trigger ${name} after ${event} on products for each row when (${when}) execute function ${name}()`,
];

const bundlesOf = (rows: string) => `perform list_offers(array(select distinct bundle_parts.product_id
  from ${rows} as r join bundle_parts on part_id = r.product_id and part_size = r.type))`;

const bundlesIn = (rows: string) => `perform list_offers(array(select distinct product_id from ${rows}))`;

const wordsIn = (rows: string) => markIn('word_changes', `array(select distinct product_id from ${rows})`);

/** Once for each statement, whatever its number of rows. */
export const postgresTriggers: ReadonlyArray<string> = [
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
    // To a list, a size with one piece less is unchanged, unless it was the last.
    `perform list_offers(array(select distinct a.product_id
      from before as b join after as a on a.product_id = b.product_id and a.type = b.type
      where ${isOther('price, crossed_price, name, priority, availability')}
        or ${isEnough('b.amount', 'a.product_id')} <> ${isEnough('a.amount', 'a.product_id')}))`,
  ),
  ...placesIn('product_zones'),
  ...placesIn('product_categories'),

  ...rowTrigger('bundle_added', 'insert', `new.details::json -> 'bundle' is not null`, [addOwnParts('postgres')]),
  ...rowTrigger(
    'bundle_changed',
    'update of details',
    `old.details::json ->> 'bundle' is distinct from new.details::json ->> 'bundle'`,
    [removeOwnParts, addOwnParts('postgres')],
  ),
  ...trigger('parts_added', 'bundle_parts', 'insert', 'new table as added', bundlesIn('added')),
  ...trigger('parts_removed', 'bundle_parts', 'delete', 'old table as removed', bundlesIn('removed')),
  ...trigger('sizes_of_parts_added', 'sizes', 'insert', 'new table as added', bundlesOf('added')),
  ...trigger('sizes_of_parts_removed', 'sizes', 'delete', 'old table as removed', bundlesOf('removed')),
  ...trigger(
    'sizes_of_parts_changed',
    'sizes',
    'update',
    bothRows,
    `perform list_offers(array(select distinct bundle_parts.product_id from before as b
      join after as a on a.product_id = b.product_id and a.type = b.type
      join bundle_parts on part_id = a.product_id and part_size = a.type
      where ${isOtherBundle('b', 'a')}))`,
  ),

  ...trigger('words_added', 'search_tokens', 'insert', 'new table as added', wordsIn('added')),
  ...trigger('words_changed', 'search_tokens', 'update', 'new table as changed', wordsIn('changed')),
  ...trigger('words_removed', 'search_tokens', 'delete', 'old table as removed', wordsIn('removed')),
];
