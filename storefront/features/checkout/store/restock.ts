import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { sizeItself } from './order-types.ts';
import { giveStock } from './stock.ts';

/** Delivered pieces. */
export interface Delivered {
  productId: number;
  size: string;
  amount: Thousandths;
  /** Their stock; null for the size's first stock. */
  stockId: string | null;
}

export type RestockOutcome =
  /** `amount` is the new amount; `stockId` is null where the size has no stock. */
  | { kind: 'added'; amount: Thousandths; stockId: string | null }
  | { kind: 'unlimited' }
  | { kind: 'unknown_product' }
  /** The product's sizes. */
  | { kind: 'unknown_size'; sizes: ReadonlyArray<string> }
  /** The shop's stocks. */
  | { kind: 'unknown_stock'; stocks: ReadonlyArray<string> };

/** Adds pieces of a size to stock. */
export function restock(
  database: Database,
  { productId, size, amount, stockId: named }: Delivered,
): Promise<RestockOutcome> {
  return transact(database, async (tx): Promise<RestockOutcome> => {
    // Locks it first: orders take the size before its stocks, too.
    const locked = await tx
      .updateTable('sizes')
      .set((eb) => ({ amount: eb.ref('amount') }))
      .where('product_id', '=', productId)
      .where('type', '=', size)
      .returning('amount')
      .executeTakeFirst();
    if (!locked) {
      const rows = await tx
        .selectFrom('sizes')
        .select('type')
        .where('product_id', '=', productId)
        .orderBy('priority')
        .execute();
      return rows.length === 0
        ? { kind: 'unknown_product' }
        : { kind: 'unknown_size', sizes: rows.map(({ type }) => type) };
    }
    if (locked.amount === -1) return { kind: 'unlimited' };
    const stocks = await tx
      .selectFrom('stocks')
      .leftJoin('size_stocks as held', (join) =>
        join
          .onRef('held.stock_id', '=', 'stocks.id')
          .on('held.product_id', '=', productId)
          .on('held.size_type', '=', size),
      )
      .select(['stocks.id', 'held.amount'])
      .orderBy('stocks.position')
      .execute();
    const stock = named === null ? stocks.find((one) => one.amount !== null) : stocks.find(({ id }) => id === named);
    if (named !== null && !stock) return { kind: 'unknown_stock', stocks: stocks.map(({ id }) => id) };
    await giveStock(tx, { productId, size }, { stockId: sizeItself, amount });
    if (stock?.amount === null) {
      await tx
        .insertInto('size_stocks')
        .values({ product_id: productId, size_type: size, stock_id: stock.id, amount })
        .execute();
    } else if (stock) await giveStock(tx, { productId, size }, { stockId: stock.id, amount });
    return { kind: 'added', amount: locked.amount + amount, stockId: stock?.id ?? null };
  });
}
