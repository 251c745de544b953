import type { Engine } from '../../../engine/database.ts';

/** The two JSON expressions that differ between engines. */
const json: Record<Engine, { shippingKind: string; parameters: string }> = {
  sqlite: {
    shippingKind: `json_extract(p.details, '$.shippingTime.kind')`,
    parameters: `select p.id as product_id, trim(json_extract(one.value, '$.name')) as name,
        trim(json_extract(one.value, '$.value')) as value
      from products as p, json_each(p.details, '$.parameters') as one`,
  },
  postgres: {
    shippingKind: `p.details::json #>> '{shippingTime,kind}'`,
    parameters: `select p.id as product_id, trim(one.value ->> 'name') as name, trim(one.value ->> 'value') as value
      from products as p
      cross join lateral json_array_elements(
        case when json_typeof(p.details::json -> 'parameters') = 'array' then p.details::json -> 'parameters' else '[]' end
      ) as one`,
  },
};

/** Products without a price that can be ordered: `isFreeToOrder` of patterns/rules/product-form.ts. */
const isFree = 'is_phone_price = 1 and is_free_to_order = 1';

/**
 * How many bundles a part is enough for: 0 without it, null if it is unlimited. The rule of `features/basket/store/shelf.ts`.
 *
 * @param size the alias of the row of `sizes`
 */
const enoughFor = (size: string): string => `case
    when ${size}.type is null or ${size}.availability = 'disable' then 0
    when ${size}.availability = 'order' or ${size}.amount = -1 then null
    else ${size}.amount * 1000 / b.quantity end`;

/** What the triggers copy: the rules of patterns/rules/quantity.ts and of `features/catalogue/store/catalogue/rows.ts`, as sets. */
export const views = (engine: Engine): ReadonlyArray<string> => [
  // `canBuy`: the minimum is the larger of step and minimum, rounded up to the step, and must be allowed.
  `create view product_minima as
    select id as product_id, ((case when least > step then least else step end) + step - 1) / step * step as minimum,
      max_per_order, is_for_sale
    from (
      select id, least, (sell_by + grain - 1) / grain * grain as step, max_per_order, is_for_sale
      from (
        select id, sell_by, max_per_order, coalesce(min_per_order, 0) as least,
          case unit_precision when 0 then 1000 when 1 then 100 when 2 then 10 else 1 end as grain,
          case when is_gratis = 0 and ((${isFree}) or (is_phone_price = 0 and is_for_points_only = 0))
            then 1 else 0 end as is_for_sale
        from products where is_visible = 1
      ) as grains
    ) as steps`,

  // `sizes` with what can be bought: a bundle's stock is limited by its parts.
  `create view offered_sizes as
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
    ) as limited`,

  `create view available_sizes as
    select s.product_id, s.type, s.name, s.priority
    from offered_sizes as s join product_minima as m on m.product_id = s.product_id
    where m.is_for_sale = 1 and (m.max_per_order is null or m.max_per_order >= m.minimum)
      and (s.availability = 'order' or (s.availability = 'enable' and (s.amount = -1 or s.amount >= m.minimum)))`,

  // For a list, 0 is no price: only free products have one.
  `create view product_offers as
    select p.id as product_id, p.category_id, p.producer_id, p.popularity, p.sort_key, p.created_at,
      case when ${isFree} then 0
        else coalesce((select min(s.price) from sizes as s where s.product_id = p.id), p.price) end as lowest_price,
      case when ${isFree} then 0 else p.is_phone_price end as is_phone_price,
      case when ${isFree} then 0 else p.is_for_points_only end as is_for_points_only,
      p.is_new,
      case when exists (select 1 from sizes as s where s.product_id = p.id and s.crossed_price is not null)
        then 1 else 0 end as is_reduced,
      case when exists (select 1 from available_sizes as a where a.product_id = p.id) then 1 else 0 end as is_available,
      case when ${json[engine].shippingKind} = 'today' then 1 else 0 end as ships_today
    from products as p where p.is_visible = 1`,

  // Texts as long as a sentence are descriptions: they are no filters, and PostgreSQL could not index the longest.
  `create view product_parameters as
    select distinct product_id, name, value from (${json[engine].parameters} where p.is_visible = 1) as pairs
    where name <> '' and value <> '' and length(name) <= 100 and length(value) <= 100`,
];
