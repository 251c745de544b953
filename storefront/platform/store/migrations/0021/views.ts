import type { Engine } from '../../engine/database.ts';

/**
 * How many bundles a part is enough for: none without it, null where it is unlimited. The rule of `buying/shelf.ts`, as SQL.
 *
 * @param size the alias of the row of `sizes`
 */
const enoughFor = (size: string): string => `case
    when ${size}.type is null or ${size}.availability = 'disable' then 0
    when ${size}.availability = 'order' or ${size}.amount = -1 then null
    else ${size}.amount * 1000 / b.quantity end`;

/** `sizes` as they can be bought: of a bundle there is no more than its parts are enough for. */
const offered = `offered_sizes as
  select product_id, type, name, priority, code, price, crossed_price,
    case when parts is null then amount
      when amount = -1 or availability = 'order' or parts < amount then parts
      else amount end as amount,
    case when parts is not null and availability = 'order' then 'enable' else availability end as availability,
    weight, producer_code, external_code, details
  from (
    select s.product_id, s.type, s.name, s.priority, s.code, s.price, s.crossed_price, s.amount, s.availability, s.weight,
      s.producer_code, s.external_code, s.details,
      (select min(${enoughFor('p')})
        from bundle_parts as b left join sizes as p on p.product_id = b.part_id and p.type = b.part_size
        where b.product_id = s.product_id) as parts
    from sizes as s
  ) as limited`;

/** As in migration 0004, of what can be bought. */
const available = `available_sizes as
  select s.product_id, s.type, s.name, s.priority
  from offered_sizes as s join product_minima as m on m.product_id = s.product_id
  where m.is_for_sale = 1 and (m.max_per_order is null or m.max_per_order >= m.minimum)
    and (s.availability = 'order' or (s.availability = 'enable' and (s.amount = -1 or s.amount >= m.minimum)))`;

/** PostgreSQL replaces a view that others read; SQLite looks for a view when it is read, and cannot replace one. */
export const views: Readonly<Record<Engine, ReadonlyArray<string>>> = {
  sqlite: [`create view ${offered}`, 'drop view available_sizes', `create view ${available}`],
  postgres: [`create view ${offered}`, `create or replace view ${available}`],
};
