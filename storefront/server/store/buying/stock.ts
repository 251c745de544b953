import { sql } from 'kysely';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Tx } from '../engine/database.ts';
import type { LineKey } from './lines.ts';
import type { StockShare } from './order-types.ts';

/**
 * Takes a quantity of a size, if there is enough at this moment: one guarded update, which also keeps everybody else
 * from the size until the transaction ends. What is made to order may go beyond the stock.
 * @returns where the pieces come from; null where there are not enough.
 */
export async function takeStock(
  tx: Tx,
  line: LineKey & { quantity: Thousandths },
  preferredStock: string | undefined,
): Promise<ReadonlyArray<StockShare> | null> {
  const { productId, size, quantity } = line;
  const taken = await tx
    .updateTable('sizes')
    .set({
      amount: sql<number>`case when amount = -1 then -1 when amount >= ${quantity} then amount - ${quantity} else 0 end`,
    })
    .where('product_id', '=', productId)
    .where('type', '=', size)
    .where('availability', '<>', 'disable')
    .where((eb) => eb.or([eb('amount', '=', -1), eb('amount', '>=', quantity), eb('availability', '=', 'order')]))
    .returning('type')
    .executeTakeFirst();
  return taken ? takeFromStocks(tx, line, preferredStock) : null;
}

/** From the chosen showroom first, then in the shop's order, the warehouse ahead. */
async function takeFromStocks(
  tx: Tx,
  { productId, size, quantity }: LineKey & { quantity: Thousandths },
  preferredStock: string | undefined,
): Promise<ReadonlyArray<StockShare>> {
  const rows = await tx
    .selectFrom('size_stocks')
    .innerJoin('stocks', 'stocks.id', 'size_stocks.stock_id')
    .select(['size_stocks.stock_id', 'size_stocks.amount', 'stocks.position'])
    .where('product_id', '=', productId)
    .where('size_type', '=', size)
    .execute();
  const rank = (row: (typeof rows)[number]) => (row.stock_id === preferredStock ? -1 : row.position);
  const shares: StockShare[] = [];
  let missing = quantity;
  for (const row of rows.sort((a, b) => rank(a) - rank(b))) {
    const share = row.amount === -1 ? missing : Math.min(row.amount, missing);
    if (share === 0) continue;
    shares.push({ stockId: row.stock_id, amount: share });
    missing -= share;
    if (row.amount === -1) continue;
    await tx
      .updateTable('size_stocks')
      .set({ amount: row.amount - share })
      .where('product_id', '=', productId)
      .where('size_type', '=', size)
      .where('stock_id', '=', row.stock_id)
      .execute();
  }
  return shares;
}
