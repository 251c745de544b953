import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import type { Order, OrderDetails } from './order-types.ts';

/** A listed order of a client. */
export interface ClientOrder {
  number: string;
  state: string;
  placedAt: number;
  total: Grosze;
  /** In the order of its lines, each once. */
  productIds: ReadonlyArray<number>;
}

/** Goods of an order. */
export interface BoughtLine {
  productId: number;
  quantity: Thousandths;
  /** Paid for all of them, gross. */
  worth: Grosze;
}

export interface OrderChoice {
  /** Orders in one of these states (wire contract 4), or in none of them. */
  states: ReadonlyArray<string>;
  isIn: boolean;
  /** From 1. */
  page: number;
  portion: number;
}

/** An order's delivery and payment. */
export type OrderDelivery = Pick<Order, 'courierId' | 'paymentMethod' | 'details'>;

/** The orders of accounts, as lists. */
export function clientOrdersOf({ read }: Database) {
  const chosen = (clientId: number, { states, isIn }: Pick<OrderChoice, 'states' | 'isIn'>) =>
    read
      .selectFrom('orders')
      .where('client_id', '=', clientId)
      .where('state', isIn ? 'in' : 'not in', states);

  return {
    /** Delivery and payment of the client's last order; null before it. */
    async lastDelivery(clientId: number): Promise<OrderDelivery | null> {
      const row = await read
        .selectFrom('orders')
        .select(['courier_id', 'payment_method', 'details'])
        .where('client_id', '=', clientId)
        .orderBy('placed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { courier_id: courierId, payment_method: paymentMethod, details } = row;
      return { courierId, paymentMethod, details: fromJson<OrderDetails>(details) };
    },

    /** The lines of a client's orders in one of these states: what loyalty points are counted from. */
    async linesIn(clientId: number, states: ReadonlyArray<string>): Promise<ReadonlyArray<BoughtLine>> {
      const rows = await read
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select(['order_lines.product_id', 'order_lines.quantity', 'order_lines.total_gross'])
        .where('orders.client_id', '=', clientId)
        .where('orders.state', 'in', states)
        .execute();
      return rows.map(({ product_id: productId, quantity, total_gross: worth }) => ({ productId, quantity, worth }));
    },

    /** Whether a client has ordered a product, in an order in none of these states. */
    async hasOrdered(clientId: number, productId: number, except: ReadonlyArray<string>): Promise<boolean> {
      const found = await read
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select('orders.id')
        .where('orders.client_id', '=', clientId)
        .where('order_lines.product_id', '=', productId)
        .where('orders.state', 'not in', except)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** One page of a client's orders, the latest first, and their total. */
    async listOf(
      clientId: number,
      choice: OrderChoice,
    ): Promise<{ orders: ReadonlyArray<ClientOrder>; count: number }> {
      const [{ count }, rows] = await Promise.all([
        chosen(clientId, choice)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
        chosen(clientId, choice)
          .select(['id', 'number', 'state', 'placed_at', 'total'])
          .orderBy('placed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(choice.portion)
          .offset((choice.page - 1) * choice.portion)
          .execute(),
      ]);
      const ids = rows.map(({ id }) => id);
      const lines =
        ids.length === 0
          ? []
          : await read
              .selectFrom('order_lines')
              .select(['order_id', 'product_id'])
              .where('order_id', 'in', ids)
              .orderBy('position')
              .execute();
      return {
        count,
        orders: rows.map(({ id, number, state, placed_at, total }) => ({
          number,
          state,
          placedAt: placed_at,
          total,
          productIds: [...new Set(lines.filter((line) => line.order_id === id).map((line) => line.product_id))],
        })),
      };
    },
  };
}
