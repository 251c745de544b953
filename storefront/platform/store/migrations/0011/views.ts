import type { Engine } from '../../engine/database.ts';

/** What costs nothing and is ordered all the same: `isFreeToOrder` of patterns/rules/product-form.ts. */
const isFree = 'is_phone_price = 1 and is_free_to_order = 1';

/** As in migration 0004, where nothing without a price was for sale. */
const minima = `product_minima as
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
  ) as steps`;

/** To a list, nothing is a price that is told: what is free has one. */
const offers = (shippingKind: string) => `product_offers as
  select p.id as product_id, p.category_id, p.producer_id, p.popularity, p.sort_key, p.created_at,
    case when ${isFree} then 0
      else coalesce((select min(s.price) from sizes as s where s.product_id = p.id), p.price) end as lowest_price,
    case when ${isFree} then 0 else p.is_phone_price end as is_phone_price,
    case when ${isFree} then 0 else p.is_for_points_only end as is_for_points_only,
    p.is_new,
    case when exists (select 1 from sizes as s where s.product_id = p.id and s.crossed_price is not null)
      then 1 else 0 end as is_reduced,
    case when exists (select 1 from available_sizes as a where a.product_id = p.id) then 1 else 0 end as is_available,
    case when ${shippingKind} = 'today' then 1 else 0 end as ships_today
  from products as p where p.is_visible = 1`;

/** PostgreSQL replaces a view that others read; SQLite looks for a view when it is read, and has no word for replacing one. */
export const views: Readonly<Record<Engine, ReadonlyArray<string>>> = {
  sqlite: [
    ['product_minima', minima],
    ['product_offers', offers(`json_extract(p.details, '$.shippingTime.kind')`)],
  ].flatMap(([name, view]) => [`drop view ${name}`, `create view ${view}`]),
  postgres: [minima, offers(`p.details::json #>> '{shippingTime,kind}'`)].map(
    (view) => `create or replace view ${view}`,
  ),
};
