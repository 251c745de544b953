import { sql } from 'kysely';
import { allTime, type Period } from '../../../../patterns/rules/day-range.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { LineOptions } from '../../basket/store.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { onlySize } from '../../../../patterns/rules/size.ts';
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
  orderNumber: string;
  placedAt: number;
}

/** A discount code that a client's order used. */
export interface UsedRebate {
  orderNumber: string;
  placedAt: number;
  code: string;
  total: Grosze;
}

/** A size that a client has bought, as the last order with it has it. */
export interface BoughtSize {
  productId: number;
  size: string;
  name: string;
  versionName: string;
  /** '' of a product that has one size. */
  sizeName: string;
  unitName: string;
  quantity: Thousandths;
  /** The options that were chosen for it. */
  options: LineOptions;
  /** Whether it was made to a wish in words, which a new line would lack. */
  hasComment: boolean;
  orderNumber: string;
  orderedAt: number;
}

export interface OrderChoice {
  /** Orders in one of these states (wire contract 4), or in none of them. */
  states: ReadonlyArray<string>;
  isIn: boolean;
  /** From 1. */
  page: number;
  portion: number;
  /** When they were placed; at any time by default. */
  period?: Period;
}

/** An order's delivery and payment. */
export type OrderDelivery = Pick<Order, 'courierId' | 'paymentMethod' | 'details'>;

/** The orders of accounts, as lists. */
export function clientOrdersOf({ read }: Database) {
  const chosen = (
    clientId: number,
    { states, isIn, period: { since, before } = allTime }: Pick<OrderChoice, 'states' | 'isIn' | 'period'>,
  ) =>
    read
      .selectFrom('orders')
      .where('client_id', '=', clientId)
      .where('state', isIn ? 'in' : 'not in', states)
      .$if(since !== null, (query) => query.where('placed_at', '>=', since))
      .$if(before !== null, (query) => query.where('placed_at', '<', before));

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
        .select([
          'order_lines.product_id',
          'order_lines.quantity',
          'order_lines.total_gross',
          'orders.number',
          'orders.placed_at',
        ])
        .where('orders.client_id', '=', clientId)
        .where('orders.state', 'in', states)
        .orderBy('orders.id', 'desc')
        .execute();
      return rows.map(({ product_id, quantity, total_gross, number, placed_at }) => ({
        productId: product_id,
        quantity,
        worth: total_gross,
        orderNumber: number,
        placedAt: placed_at,
      }));
    },

    /** The discount codes of a client's last orders, the latest first, without cancelled orders (`states`). */
    async usedRebates(
      clientId: number,
      { states, most }: { states: ReadonlyArray<string>; most: number },
    ): Promise<ReadonlyArray<UsedRebate>> {
      const rows = await read
        .selectFrom('orders')
        .select(['number', 'placed_at', 'rebate_code', 'rebate_total'])
        .where('client_id', '=', clientId)
        .where('state', 'not in', states)
        .where('rebate_code', 'is not', null)
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ number, placed_at, rebate_code, rebate_total }) => ({
        orderNumber: number,
        placedAt: placed_at,
        code: rebate_code ?? '',
        total: rebate_total,
      }));
    },

    /**
     * One page of the sizes that a client has bought, each once, the latest first, and their number. Cancelled orders
     * (`states`) do not count, and presents do not either: clients do not choose to buy them.
     */
    async boughtBy(
      clientId: number,
      { page, portion, states }: { page: number; portion: number; states: ReadonlyArray<string> },
    ): Promise<{ bought: ReadonlyArray<BoughtSize>; count: number }> {
      const lines = read
        .selectFrom('order_lines as line')
        .innerJoin('orders', 'orders.id', 'line.order_id')
        .where('orders.client_id', '=', clientId)
        .where('orders.state', 'not in', states)
        .where('line.unit_gross', '>', 0);
      // The latest line of each size, by the number of its order: later orders have later numbers of rows.
      const latest = lines
        .select(['line.product_id', 'line.size_type', sql<number>`max(line.order_id)`.as('last_order')])
        .groupBy(['line.product_id', 'line.size_type']);
      const [{ count }, rows] = await Promise.all([
        read
          .selectFrom(latest.as('latest'))
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
        read
          .selectFrom(latest.as('latest'))
          .selectAll()
          .orderBy('last_order', 'desc')
          .orderBy('product_id')
          .orderBy('size_type')
          .limit(portion)
          .offset((page - 1) * portion)
          .execute(),
      ]);
      if (rows.length === 0) return { bought: [], count };
      const found = await read
        .selectFrom('order_lines as line')
        .innerJoin('orders', 'orders.id', 'line.order_id')
        .select([
          'line.order_id',
          'line.product_id',
          'line.size_type',
          'line.name',
          'line.version_name',
          'line.size_name',
          'line.unit_name',
          'line.quantity',
          'line.comment',
          'line.options',
          'orders.number',
          'orders.placed_at',
        ])
        .where('line.order_id', 'in', [...new Set(rows.map(({ last_order }) => last_order))])
        .where('line.unit_gross', '>', 0)
        .orderBy('line.position')
        .execute();
      return {
        count,
        bought: rows.flatMap(({ product_id, size_type, last_order }) => {
          const own = found.filter(
            (line) => line.order_id === last_order && line.product_id === product_id && line.size_type === size_type,
          );
          // A line without a comment is the one to repeat.
          const line = own.find(({ comment }) => comment === '') ?? own[0];
          if (!line) return [];
          return {
            productId: line.product_id,
            size: line.size_type,
            name: line.name,
            versionName: line.version_name,
            sizeName: line.size_type === onlySize ? '' : line.size_name,
            unitName: line.unit_name,
            quantity: line.quantity,
            options: fromJson<LineOptions>(line.options),
            hasComment: line.comment !== '',
            orderNumber: line.number,
            orderedAt: line.placed_at,
          };
        }),
      };
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

    /**
     * Which of these products are in a paid order of the client in none of these states: by `isPaid` of the order's
     * payments, all money came and none went back.
     */
    async paidProducts(
      clientId: number,
      productIds: ReadonlyArray<number>,
      except: ReadonlyArray<string>,
    ): Promise<ReadonlySet<number>> {
      if (productIds.length === 0) return new Set();
      const rows = await read
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select('order_lines.product_id')
        .distinct()
        .where('orders.client_id', '=', clientId)
        .where('order_lines.product_id', 'in', productIds)
        .where('orders.state', 'not in', except)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('payments.is_replaced', '=', 0)
                .where('payments.amount', '>', 0)
                .where('payments.state', '<>', 'accepted'),
            ),
          ),
        )
        .execute();
      return new Set(rows.map(({ product_id }) => product_id));
    },

    /** The virtual products in a client's orders in none of these states, each once, the latest first, at most `most`. */
    async virtualProducts(
      clientId: number,
      { states, most }: { states: ReadonlyArray<string>; most: number },
    ): Promise<ReadonlyArray<number>> {
      const rows = await read
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .innerJoin('products', 'products.id', 'order_lines.product_id')
        .select(['order_lines.product_id', sql<number>`max(orders.id)`.as('last_order')])
        .where('orders.client_id', '=', clientId)
        .where('orders.state', 'not in', states)
        .where('products.type', '=', 'product_virtual')
        .groupBy('order_lines.product_id')
        .orderBy('last_order', 'desc')
        .orderBy('order_lines.product_id')
        .limit(most)
        .execute();
      return rows.map(({ product_id }) => product_id);
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
