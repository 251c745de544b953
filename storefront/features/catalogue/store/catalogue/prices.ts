import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { transact, type Database } from '../../../../platform/store/engine/database.ts';

export interface PriceChange {
  productId: number;
  size: string;
  price: Grosze;
  /** The price before the reduction, if this is one: it must be above `price`. */
  crossedPrice?: Grosze | null;
}

/**
 * Changes a price and records it in the history, the source of the lowest price of 30 days. An equal price starts no
 * new period. @returns whether the size exists.
 */
export async function changePrice(database: Database, change: PriceChange, now: number): Promise<boolean> {
  const { productId, size, price, crossedPrice = null } = change;
  return transact(database, async (tx) => {
    const updated = await tx
      .updateTable('sizes')
      .set({ price, crossed_price: crossedPrice })
      .where('product_id', '=', productId)
      .where('type', '=', size)
      .returning('type')
      .executeTakeFirst();
    if (!updated) return false;
    const last = await tx
      .selectFrom('price_history')
      .select('price')
      .where('product_id', '=', productId)
      .where('size_type', '=', size)
      .orderBy('from_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.price !== price) {
      await tx
        .insertInto('price_history')
        .values({ product_id: productId, size_type: size, from_at: now, price })
        .onConflict((conflict) => conflict.columns(['product_id', 'size_type', 'from_at']).doUpdateSet({ price }))
        .execute();
    }
    await tx
      .updateTable('products')
      .set({ price })
      .where('id', '=', productId)
      .where('default_size', '=', size)
      .execute();
    return true;
  });
}
