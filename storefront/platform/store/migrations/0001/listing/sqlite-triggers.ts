import {
  addOwnParts,
  isEnough,
  isOtherBundle,
  listedColumns,
  offerColumns,
  removeOwnParts,
  sizeFilter,
} from './rules.ts';

/** One writer at a time, so that a counter orders the changes. */
const markIn = (
  table: 'listing_changes' | 'word_changes',
  product: string,
) => `insert into ${table} (product_id, version)
  values (${product}, (select coalesce(max(version), 0) + 1 from ${table}))
  on conflict (product_id) do update set version = excluded.version`;

const mark = (product: string) => markIn('listing_changes', product);

/** @param product the product's id in the words of the trigger: `new.id` */
const listProduct = (product: string) => [
  `delete from listed_products
    where product_id = ${product} and not exists (select 1 from products where id = ${product} and is_visible = 1)`,
  `insert into listed_products (product_id, ${offerColumns.join(', ')})
    select product_id, ${offerColumns.join(', ')} from product_offers where product_id = ${product}
    on conflict (product_id) do update set ${offerColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
];

const listParameters = (product: string) => [
  `insert into parameters (name)
    select distinct name from product_parameters where product_id = ${product} order by name on conflict (name) do nothing`,
  `insert into filter_values (filter_id, value, name, position)
    select f.id, o.value, o.value, 0 from product_parameters as o join parameters as f on f.name = o.name
    where o.product_id = ${product} order by f.id, o.value on conflict (filter_id, value) do nothing`,
  `delete from product_filters where product_id = ${product} and filter_id <> ${sizeFilter}`,
  `insert into product_filters (product_id, filter_id, value_id)
    select o.product_id, f.id, v.id from product_parameters as o join parameters as f on f.name = o.name
      join filter_values as v on v.filter_id = f.id and v.value = o.value
    where o.product_id = ${product}`,
];

/** `uniw` is the single size of a product without sizes: no choice. */
const listSizes = (product: string) => [
  `insert into filter_values (filter_id, value, name, position)
    select ${sizeFilter}, type, name, priority from available_sizes
    where product_id = ${product} and type not in ('uniw', 'onesize') order by type
    on conflict (filter_id, value) do update set position = excluded.position
      where excluded.position > filter_values.position`,
  `delete from product_filters where product_id = ${product} and filter_id = ${sizeFilter}`,
  `insert into product_filters (product_id, filter_id, value_id)
    select a.product_id, ${sizeFilter}, v.id
    from available_sizes as a join filter_values as v on v.filter_id = ${sizeFilter} and v.value = a.type
    where a.product_id = ${product}`,
];

const listOffer = (product: string) => [...listProduct(product), ...listSizes(product), mark(product)];
const listAgain = (product: string) => [
  ...listProduct(product),
  ...listSizes(product),
  ...listParameters(product),
  mark(product),
];

const trigger = (name: string, event: string, statements: ReadonlyArray<string>, when = ''): string =>
  `create trigger ${name} after ${event} for each row ${when && `when ${when}`} begin ${statements.join('; ')}; end`;

/** To a list, a size with one piece less is unchanged, unless it was the last. */
const isOtherSize = `old.price <> new.price or old.crossed_price is not new.crossed_price or old.name <> new.name
  or old.priority <> new.priority or old.availability <> new.availability
  or ${isEnough('old.amount', 'new.product_id')} <> ${isEnough('new.amount', 'new.product_id')}`;

/** Touches the parts of a size, which lists their bundles again. */
const touchParts = (row: string, condition = '') => `update bundle_parts set quantity = quantity
  where part_id = ${row}.product_id and part_size = ${row}.type ${condition && `and ${condition}`}`;

/** Rows that are inserted and deleted, but never updated. */
const placesIn = (table: string) => [
  trigger(`${table}_added_to_lists`, `insert on ${table}`, [mark('new.product_id')]),
  trigger(`${table}_removed_from_lists`, `delete on ${table}`, [mark('old.product_id')]),
];

export const sqliteTriggers: ReadonlyArray<string> = [
  trigger('product_added_to_lists', 'insert on products', listAgain('new.id')),
  trigger('product_changed_in_lists', `update of ${listedColumns} on products`, listAgain('new.id')),
  trigger('product_removed_from_lists', 'delete on products', [mark('old.id')]),
  trigger('size_added_to_lists', 'insert on sizes', listOffer('new.product_id')),
  trigger('size_removed_from_lists', 'delete on sizes', listOffer('old.product_id')),
  trigger(
    'size_changed_in_lists',
    'update of name, priority, price, crossed_price, amount, availability on sizes',
    listOffer('new.product_id'),
    isOtherSize,
  ),
  ...placesIn('product_zones'),
  ...placesIn('product_categories'),

  trigger('bundle_added', 'insert on products', [addOwnParts('sqlite')]),
  trigger(
    'bundle_changed',
    'update of details on products',
    [removeOwnParts, addOwnParts('sqlite')],
    `json_extract(old.details, '$.bundle') is not json_extract(new.details, '$.bundle')`,
  ),
  trigger('part_added', 'insert on bundle_parts', listOffer('new.product_id')),
  trigger('part_touched', 'update on bundle_parts', listOffer('new.product_id')),
  trigger('part_removed', 'delete on bundle_parts', listOffer('old.product_id')),
  trigger('size_of_part_added', 'insert on sizes', [touchParts('new')]),
  trigger('size_of_part_removed', 'delete on sizes', [touchParts('old')]),
  trigger('size_of_part_changed', 'update of amount, availability on sizes', [
    touchParts('new', isOtherBundle('old', 'new')),
  ]),

  trigger('word_added', 'insert on search_tokens', [markIn('word_changes', 'new.product_id')]),
  trigger('word_changed', 'update on search_tokens', [markIn('word_changes', 'new.product_id')]),
  trigger('word_removed', 'delete on search_tokens', [markIn('word_changes', 'old.product_id')]),
];
