/* The statements that bring the tables of lists up to date for one product, written once for both engines. */

export const offerColumns = [
  'category_id',
  'producer_id',
  'popularity',
  'sort_key',
  'created_at',
  'lowest_price',
  'is_phone_price',
  'is_for_points_only',
  'is_new',
  'is_reduced',
  'is_available',
  'ships_today',
];

/** The filter that sizes make; parameters begin with 1. */
export const sizeFilter = 0;

/** @param product the product's id in the words of the trigger: `new.id` */
export const listProduct = (product: string): ReadonlyArray<string> => [
  `delete from listed_products
    where product_id = ${product} and not exists (select 1 from products where id = ${product} and is_visible = 1)`,
  `insert into listed_products (product_id, ${offerColumns.join(', ')})
    select product_id, ${offerColumns.join(', ')} from product_offers where product_id = ${product}
    on conflict (product_id) do update set ${offerColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
];

export const listParameters = (product: string): ReadonlyArray<string> => [
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

/** `uniw` is the single size of a product that has none: nothing to choose by. */
export const listSizes = (product: string): ReadonlyArray<string> => [
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

/** All that lists read of a product. */
export const listAgain = (product: string): ReadonlyArray<string> => [
  ...listProduct(product),
  ...listSizes(product),
  ...listParameters(product),
];

/** Columns of a product that lists read. */
export const listedColumns = [
  'category_id',
  'producer_id',
  'popularity',
  'sort_key',
  'created_at',
  'price',
  'is_phone_price',
  'is_for_points_only',
  'is_gratis',
  'is_new',
  'is_visible',
  'sell_by',
  'unit_precision',
  'min_per_order',
  'max_per_order',
  'details',
].join(', ');

/** Whether a size that has `amount` has enough for the least quantity that may be bought. */
export const isEnough = (amount: string, product: string): string =>
  `(${amount} = -1 or ${amount} >= coalesce((select minimum from product_minima where product_id = ${product}), 0))`;

/** The words that a guess may be: shorter ones have too many neighbours. */
export const isGuessable = (word: string): string => `length(${word}) between 4 and 40`;
