import type { Kysely } from 'kysely';
import { shareByWorth } from '../../../../patterns/rules/bundle-parts.ts';
import { lineTotal } from '../../../../patterns/rules/price.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { OrderedPart } from './order-types.ts';

/** Keeps the parts of the bundles in an order as they are sold now, each with its share of the line's price. */
export async function keepParts(
  tx: Tx,
  orderId: number,
  lines: ReadonlyArray<{ productId: number; totalGross: number }>,
): Promise<void> {
  const rows = await tx
    .selectFrom('bundle_parts as part')
    .innerJoin('products', 'products.id', 'part.part_id')
    .innerJoin('sizes', (join) =>
      join.onRef('sizes.product_id', '=', 'part.part_id').onRef('sizes.type', '=', 'part.part_size'),
    )
    .select(['part.product_id as bundle_id', 'part.part_id', 'part.part_size', 'part.quantity', 'sizes.price'])
    .select(['products.name', 'products.version_name', 'products.unit_name', 'products.unit_precision'])
    .select('sizes.name as size_name')
    .where('part.product_id', 'in', [...new Set(lines.map(({ productId }) => productId))])
    .orderBy('part.part_id')
    .orderBy('part.part_size')
    .execute();
  const parts = lines.flatMap(({ productId, totalGross }, position) => {
    const own = rows.filter(({ bundle_id: bundle }) => bundle === productId);
    const shares = shareByWorth(
      totalGross,
      own.map(({ price, quantity }) => lineTotal(price, quantity)),
    );
    return own.map((row, index) => ({
      order_id: orderId,
      position,
      part: index + 1,
      product_id: row.part_id,
      size_type: row.part_size,
      name: row.name,
      version_name: row.version_name,
      size_name: row.size_name,
      unit_name: row.unit_name,
      unit_precision: row.unit_precision,
      quantity: row.quantity,
      share: shares[index]!,
    }));
  });
  if (parts.length > 0) await tx.insertInto('order_line_parts').values(parts).execute();
}

/** The kept parts of an order's bundles, by the position of the line. */
export async function readParts(
  db: Kysely<Schema>,
  orderId: number,
): Promise<ReadonlyMap<number, ReadonlyArray<OrderedPart>>> {
  const rows = await db
    .selectFrom('order_line_parts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('part')
    .execute();
  const parts = Map.groupBy(rows, ({ position }) => position);
  return new Map(
    [...parts].map(([position, own]) => [
      position,
      own.map((row) => ({
        part: row.part,
        productId: row.product_id,
        size: row.size_type,
        name: row.name,
        versionName: row.version_name,
        sizeName: row.size_name,
        unitName: row.unit_name,
        unitPrecision: row.unit_precision,
        quantity: row.quantity,
        share: row.share,
      })),
    ]),
  );
}
