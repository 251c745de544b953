/* What the triggers of both engines share. */
import type { Engine } from '../../../engine/database.ts';

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

/** The filter of sizes; parameters begin with 1. */
export const sizeFilter = 0;

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
  'is_free_to_order',
  'is_gratis',
  'is_new',
  'is_visible',
  'sell_by',
  'unit_precision',
  'min_per_order',
  'max_per_order',
  'details',
].join(', ');

/** Whether a size with `amount` has enough for the minimum quantity. */
export const isEnough = (amount: string, product: string): string =>
  `(${amount} = -1 or ${amount} >= coalesce((select minimum from product_minima where product_id = ${product}), 0))`;

/** How many bundles a part's stock is enough for, as `offered_sizes` counts them; -1 without a limit. */
const enoughFor = (row: string) => `(case when ${row}.availability = 'disable' then 0
  when ${row}.availability = 'order' or ${row}.amount = -1 then -1
  else ${row}.amount * 1000 / bundle_parts.quantity end)`;

const isEnoughFor = (row: string) => isEnough(enoughFor(row), 'bundle_parts.product_id');

/** Whether a changed part is enough for a bundle where it was not, or the other way round. */
export const isOtherBundle = (before: string, after: string) => `${isEnoughFor(before)} <> ${isEnoughFor(after)}`;

const rowsOfParts: Readonly<Record<Engine, string>> = {
  sqlite: `select p.id, json_extract(one.value, '$.productId'), json_extract(one.value, '$.size'),
      sum(json_extract(one.value, '$.quantity'))
    from products as p, json_each(p.details, '$.bundle') as one`,
  postgres: `select p.id, (one.value ->> 'productId')::bigint, one.value ->> 'size', sum((one.value ->> 'quantity')::bigint)
    from products as p cross join lateral json_array_elements(p.details::json -> 'bundle') as one`,
};

/** Writes the parts in a product's details; a repeated one counts as their sum. */
export const addOwnParts = (engine: Engine): string =>
  `insert into bundle_parts (product_id, part_id, part_size, quantity)
    ${rowsOfParts[engine]} where p.id = new.id group by 1, 2, 3`;

export const removeOwnParts = 'delete from bundle_parts where product_id = new.id';
