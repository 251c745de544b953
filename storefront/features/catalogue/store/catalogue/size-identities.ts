import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';

/** How other systems know a size. */
export interface SizeIdentity {
  productId: number;
  type: string;
  code: string;
  /** GTIN (EAN); null where the producer has none. */
  producerCode: string | null;
  /** Grams of one unit. */
  weight: number;
}

/** Codes and weights of all sizes of some products. */
export async function sizeIdentities(
  db: Kysely<Schema>,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyArray<SizeIdentity>> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('sizes')
    .select(['product_id', 'type', 'code', 'producer_code', 'weight'])
    .where('product_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    type: row.type,
    code: row.code,
    producerCode: row.producer_code,
    weight: row.weight,
  }));
}
