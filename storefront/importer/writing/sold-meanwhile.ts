import type { Kysely } from 'kysely';
import { cancelledOrders, type StockShare } from '../../features/checkout/store.ts';
import { unlimited } from '../../../patterns/rules/quantity.ts';
import type { Tx } from '../../platform/store/engine/database.ts';
import { fromJson } from '../../platform/store/json.ts';
import type { Schema } from '../../platform/store/schema.ts';
import type { MappedStock } from '../mapping/mapped-product.ts';

/** What orders took, by product, size and stock. */
export type Sold = ReadonlyMap<string, number>;

const keyOf = (productId: number, size: string, stockId: string): string => `${productId} ${stockId} ${size}`;

/** The last order: what orders after it take, the feed cannot know. */
export async function lastOrder(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** What orders after `last` have taken of these products; cancelled ones gave it back. */
export async function soldSince(tx: Tx, last: number, ids: ReadonlyArray<number>): Promise<Sold> {
  const lines = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.product_id', 'l.size_type', 'l.taken_from'])
    .where('l.order_id', '>', last)
    .where('o.state', 'not in', cancelledOrders)
    .execute();
  const wanted = new Set(ids);
  const sold = new Map<string, number>();
  for (const { product_id, size_type, taken_from } of lines)
    for (const { stockId, amount, part } of fromJson<ReadonlyArray<StockShare>>(taken_from)) {
      const { productId, size } = part ?? { productId: product_id, size: size_type };
      if (!wanted.has(productId)) continue;
      const key = keyOf(productId, size, stockId);
      sold.set(key, (sold.get(key) ?? 0) + amount);
    }
  return sold;
}

/** The product with the stock of the feed, less what was sold since. */
export function lessSold<Product extends { readonly id: number; readonly sizes: ReadonlyArray<MappedStock> }>(
  product: Product,
  sold: Sold,
): Product {
  if (sold.size === 0) return product;
  const sizes = product.sizes.map((size) => ({
    ...size,
    stocks:
      size.stocks?.map(({ stockId, amount }) => {
        const taken = sold.get(keyOf(product.id, size.type, stockId)) ?? 0;
        return { stockId, amount: amount === unlimited ? amount : Math.max(0, amount - taken) };
      }) ?? null,
  }));
  return { ...product, sizes };
}
