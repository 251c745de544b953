import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** A limit of each size of a product, in its details. */
const ofEachSize: Record<Engine, (bound: 'min' | 'max') => string> = {
  sqlite: (bound) => `json_extract(details, '$.ofEachSize.${bound}')`,
  postgres: (bound) => `(details::json #>> '{ofEachSize,${bound}}')::bigint`,
};

/** The view of 0001, with the limits of each size: lists agree with `quantityBounds` of patterns/rules/quantity.ts. */
function productMinima(engine: Engine): string {
  const [min, max] = [ofEachSize[engine]('min'), ofEachSize[engine]('max')];
  return `create view product_minima as
    select id as product_id, ((case when least > step then least else step end) + step - 1) / step * step as minimum,
      max_per_order, is_for_sale
    from (
      select id, least, (sell_by + grain - 1) / grain * grain as step, max_per_order, is_for_sale
      from (
        select id, sell_by,
          case when max_per_order is null or ${max} < max_per_order then coalesce(${max}, max_per_order)
            else max_per_order end as max_per_order,
          case when coalesce(${min}, 0) > coalesce(min_per_order, 0) then ${min}
            else coalesce(min_per_order, 0) end as least,
          case unit_precision when 0 then 1000 when 1 then 100 when 2 then 10 else 1 end as grain,
          case when is_gratis = 0 and ((is_phone_price = 1 and is_free_to_order = 1)
              or (is_phone_price = 0 and is_for_points_only = 0))
            then 1 else 0 end as is_for_sale
        from products where is_visible = 1
      ) as grains
    ) as steps`;
}

const statements: Record<Engine, ReadonlyArray<string>> = {
  sqlite: ['drop view product_minima', productMinima('sqlite')],
  // Other views read it: it cannot be dropped.
  postgres: [productMinima('postgres').replace('create view', 'create or replace view')],
};

/** Lists know the limits of an order that hold for each size of a product. */
export const sizeLimits = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, statements[engine]);
