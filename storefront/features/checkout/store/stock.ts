import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { sizeItself, type StockShare } from './order-types.ts';
import type { Amount, SizeKey } from '../../basket/store.ts';

/** By bytes, so that every process and engine takes stock in the same order, without a deadlock. */
export const compareSizes = (a: SizeKey, b: SizeKey): number =>
  a.productId - b.productId || (a.size < b.size ? -1 : a.size > b.size ? 1 : 0);

/**
 * Takes a quantity of a size, if available: a guarded update, which also locks the size until the transaction ends.
 * Goods made to order may exceed the stock.
 * @returns what the size itself lost and where the pieces come from; null where there are too few.
 */
export async function takeStock(
  tx: Tx,
  line: Amount,
  preferredStock: string | undefined,
): Promise<ReadonlyArray<StockShare> | null> {
  const { productId, size, quantity } = line;
  const enough = await tx
    .updateTable('sizes')
    .set((eb) => ({
      amount: eb
        .case()
        .when('amount', '=', -1)
        .then(eb.lit(-1))
        .else(eb('amount', '-', quantity))
        .end(),
    }))
    .where('product_id', '=', productId)
    .where('type', '=', size)
    .where('availability', '<>', 'disable')
    .where((eb) => eb.or([eb('amount', '=', -1), eb('amount', '>=', quantity)]))
    .returning('amount')
    .executeTakeFirst();
  const taken = enough ? (enough.amount === -1 ? 0 : quantity) : await takeRest(tx, line);
  if (taken === null) return null;
  return [{ stockId: sizeItself, amount: taken }, ...(await takeFromStocks(tx, line, preferredStock))];
}

/** What is left of goods made to order; null for others. */
async function takeRest(tx: Tx, { productId, size, quantity }: Amount): Promise<Thousandths | null> {
  // A no-op update: locks the size and reads its stock.
  const locked = await tx
    .updateTable('sizes')
    .set((eb) => ({ amount: eb.ref('amount') }))
    .where('product_id', '=', productId)
    .where('type', '=', size)
    .where('availability', '=', 'order')
    .returning('amount')
    .executeTakeFirst();
  if (!locked) return null;
  const taken = locked.amount === -1 ? 0 : Math.min(locked.amount, quantity);
  if (taken > 0) {
    await tx
      .updateTable('sizes')
      .set({ amount: locked.amount - taken })
      .where('product_id', '=', productId)
      .where('type', '=', size)
      .execute();
  }
  return taken;
}

/** From the chosen showroom first, then in the shop's order, warehouse first. */
async function takeFromStocks(
  tx: Tx,
  { productId, size, quantity }: Amount,
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

/** Returns pieces of a size to the size itself or to one of its stocks. Unlimited stock stays so. */
export async function giveStock(tx: Tx, { productId, size }: SizeKey, { stockId, amount }: StockShare): Promise<void> {
  if (stockId === sizeItself) {
    await tx
      .updateTable('sizes')
      .set((eb) => ({ amount: eb('amount', '+', amount) }))
      .where('product_id', '=', productId)
      .where('type', '=', size)
      .where('amount', '<>', -1)
      .execute();
    return;
  }
  await tx
    .updateTable('size_stocks')
    .set((eb) => ({ amount: eb('amount', '+', amount) }))
    .where('product_id', '=', productId)
    .where('size_type', '=', size)
    .where('stock_id', '=', stockId)
    .where('amount', '<>', -1)
    .execute();
}

/**
 * Returns the stock of an order's lines, in the order in which orders take it. Orders of earlier releases lack the
 * size's own share: then it is the sum of its stocks, or the whole line where the size has no stocks.
 */
export async function returnStock(
  tx: Tx,
  lines: ReadonlyArray<Amount & { shares: ReadonlyArray<StockShare> }>,
): Promise<void> {
  const given = lines.flatMap(({ productId, size, quantity, shares }) =>
    sharesOf(quantity, shares).map((share) => ({ share, key: share.part ?? { productId, size } })),
  );
  for (const { key, share } of given.sort((a, b) => compareSizes(a.key, b.key))) await giveStock(tx, key, share);
}

function sharesOf(quantity: Thousandths, shares: ReadonlyArray<StockShare>): ReadonlyArray<StockShare> {
  if (shares.some(({ stockId }) => stockId === sizeItself)) return shares;
  const ofStocks = shares.reduce((sum, { amount }) => sum + amount, 0);
  return [{ stockId: sizeItself, amount: ofStocks || quantity }, ...shares];
}
