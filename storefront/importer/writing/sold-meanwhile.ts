import type { Kysely } from 'kysely';
import { unlimited } from '../../../patterns/rules/quantity.ts';
import { cancelledOrders, type StockShare } from '../../features/checkout/store.ts';
import type { Tx } from '../../platform/store/engine/database.ts';
import { fromJson } from '../../platform/store/json.ts';
import type { Schema } from '../../platform/store/schema.ts';
import type { MappedStock } from '../mapping/mapped-product.ts';

const keyOf = (productId: number, size: string, stockId: string): string => `${productId} ${stockId} ${size}`;

interface Line {
  readonly product_id: number;
  readonly size_type: string;
  readonly taken_from: string;
}

/**
 * What orders have taken since the start of an import, which its feed cannot know. SQLite numbers orders as they are committed, so
 * that each read goes on where the last one ended.
 */
export class SoldMeanwhile {
  readonly #first: number;
  #order: number;
  #state: number;
  /** By product, stock and size. */
  readonly #sold = new Map<string, number>();

  private constructor(order: number, state: number) {
    this.#first = order;
    this.#order = order;
    this.#state = state;
  }

  static async open(db: Kysely<Schema>): Promise<SoldMeanwhile> {
    return new SoldMeanwhile(await lastOf(db, 'orders'), await lastOf(db, 'order_states'));
  }

  /** Learns of the orders that the transaction sees. */
  async read(tx: Tx): Promise<void> {
    const [order, state] = [await lastOf(tx, 'orders'), await lastOf(tx, 'order_states')];
    const lines = tx.selectFrom('order_lines as l').select(['l.product_id', 'l.size_type', 'l.taken_from']);
    if (order > this.#order) this.#note(await lines.where('l.order_id', '>', this.#order).execute(), 1);
    if (state > this.#state) {
      // Cancelled orders gave their stock back.
      const cancelled = tx
        .selectFrom('order_states')
        .select('order_id')
        .where('id', '>', this.#state)
        .where('order_id', '>', this.#first)
        .where('state', 'in', cancelledOrders);
      this.#note(await lines.where('l.order_id', 'in', cancelled).execute(), -1);
    }
    [this.#order, this.#state] = [order, state];
  }

  #note(lines: ReadonlyArray<Line>, sign: 1 | -1): void {
    for (const { product_id, size_type, taken_from } of lines)
      for (const { stockId, amount, part } of fromJson<ReadonlyArray<StockShare>>(taken_from)) {
        const { productId, size } = part ?? { productId: product_id, size: size_type };
        const key = keyOf(productId, size, stockId);
        this.#sold.set(key, (this.#sold.get(key) ?? 0) + sign * amount);
      }
  }

  /** The product with the stock of the feed, less what was sold since. */
  less<Product extends { readonly id: number; readonly sizes: ReadonlyArray<MappedStock> }>(product: Product): Product {
    if (this.#sold.size === 0) return product;
    const sizes = product.sizes.map((size) => ({
      ...size,
      stocks:
        size.stocks?.map(({ stockId, amount }) => {
          const sold = this.#sold.get(keyOf(product.id, size.type, stockId)) ?? 0;
          return { stockId, amount: amount === unlimited ? amount : Math.max(0, amount - sold) };
        }) ?? null,
    }));
    return { ...product, sizes };
  }
}

async function lastOf(db: Kysely<Schema>, table: 'orders' | 'order_states'): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
