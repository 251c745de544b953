import type { Selectable } from 'kysely';
import { cancelProblem } from '../../../../patterns/rules/cancelling.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { openPayment, payableStates } from '../../../../patterns/rules/order-payments.ts';
import { afterRetried } from '../../../../patterns/rules/payment-states.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import {
  blockGiftCards,
  changePaymentRow,
  dropPayments,
  forgetUnpaid,
  isPaidBy,
  lockOrder,
  readPayments,
  setOrderState,
  whenPaid,
} from '../../payment/store.ts';
import type { StockShare } from './order-types.ts';
import { returnStock } from './stock.ts';

/** An unpaid order. */
export interface UnpaidOrder {
  number: string;
  email: string;
  state: string;
  placedAt: number;
  total: Grosze;
  lines: number;
  /** The last moment for payment; null without a deadline. */
  payUntil: number | null;
  /** The staff have to set the cost of its delivery. */
  isCostOpen: boolean;
}

/** Actor and reason of a cancellation, for its history; the buyer gets a mail of this kind, with the number. */
export interface Cancellation {
  actor: 'operator' | 'schedule' | 'buyer';
  reason: '' | typeof unpaidReason;
  mailKind: string;
  /** Files or gift cards are among its goods, which a buyer has as soon as it is paid. */
  isGivenAtOnce?: boolean;
}

export type CancelOutcome =
  | { kind: 'cancelled'; email: string }
  | { kind: 'unknown' }
  /** It is paid: cancelling it needs a refund by the staff. */
  | { kind: 'paid' }
  /** It was sent, cancelled or otherwise ended. */
  | { kind: 'closed'; state: string };

export type PaidOutcome =
  | { kind: 'accepted' }
  /** It was paid before. */
  | { kind: 'kept' }
  | { kind: 'unknown' }
  /** It was cancelled or otherwise ended: the goods may be sold. */
  | { kind: 'closed'; state: string };

/** The note of a state caused by missing payment. */
export const unpaidReason = 'unpaid';

const cancelledByShop = 's';
const cancelledByBuyer = 'k';
/** The states of orders that gave their stock back. */
export const cancelledOrders: ReadonlyArray<string> = [cancelledByShop, cancelledByBuyer];

type Row = Selectable<Schema['orders']>;

const isPaid = async (tx: Tx, { id }: Row): Promise<boolean> => isPaidBy(await readPayments(tx, id));

/** Ends a locked order that the shop has not begun to prepare: restores its goods, presents included, the use of its code, and its money. */
async function cancel(tx: Tx, order: Row, { actor, reason, mailKind }: Cancellation, now: number): Promise<void> {
  await setOrderState(tx, order, actor === 'buyer' ? cancelledByBuyer : cancelledByShop, { actor, note: reason }, now);
  await forgetUnpaid(tx, order);
  await dropPayments(tx, order, now);
  await blockGiftCards(tx, order);
  const rows = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  const lines = rows.map((row) => ({
    productId: row.product_id,
    size: row.size_type,
    quantity: row.quantity,
    shares: fromJson<ReadonlyArray<StockShare>>(row.taken_from),
  }));
  await returnStock(tx, lines);
  if (order.rebate_code !== null) {
    await tx
      .updateTable('rebate_codes')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('code', '=', order.rebate_code)
      .where('used', '>', 0)
      .execute();
  }
  await enqueue(tx, { kind: mailKind, to: order, payload: { number: order.number } }, now);
}

/** Unpaid orders: reminded of, cancelled, paid. Each happens once, also under concurrent calls. */
export function unpaidOrdersOf(database: Database, clock: Clock) {
  const { read } = database;

  /** Overdue orders; those paid on delivery only lose the deadline. */
  async function endDue(id: number, mailKind: string, now: number): Promise<boolean> {
    return transact(database, async (tx) => {
      const order = await lockOrder(tx, { id });
      if (!order) return false;
      const due = await tx
        .selectFrom('unpaid_orders')
        .select('order_id')
        .where('order_id', '=', id)
        .where('pay_until', '<', now)
        .executeTakeFirst();
      // Nobody pays an amount that is not known yet.
      if (!due || order.delivery_cost === 'open') return false;
      if (order.state !== 'w' || (await isPaid(tx, order))) {
        await forgetUnpaid(tx, order);
        return false;
      }
      await cancel(tx, order, { actor: 'schedule', reason: unpaidReason, mailKind }, now);
      return true;
    });
  }

  return {
    /** Orders that wait for money or for the cost of their delivery, and were not sent, the oldest first. */
    async unpaid(): Promise<ReadonlyArray<UnpaidOrder>> {
      const rows = await read
        .selectFrom('orders')
        .leftJoin('unpaid_orders', 'unpaid_orders.order_id', 'orders.id')
        .select(['number', 'email', 'state', 'placed_at', 'total', 'pay_until', 'delivery_cost'])
        .select((eb) =>
          eb
            .selectFrom('order_lines')
            .whereRef('order_lines.order_id', '=', 'orders.id')
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .as('lines'),
        )
        .where((eb) =>
          eb.or([
            eb.and([eb('delivery_cost', '=', 'open'), eb('state', 'in', [...payableStates, 'o', 'h'])]),
            eb.and([
              eb('state', 'in', payableStates),
              eb('total', '>', 0),
              eb.exists(
                eb
                  .selectFrom('payments')
                  .select('payments.id')
                  .whereRef('payments.order_id', '=', 'orders.id')
                  .where('payments.is_replaced', '=', 0)
                  .where('payments.state', 'in', ['chosen', 'interrupted', 'error']),
              ),
            ]),
          ]),
        )
        .orderBy('placed_at')
        .orderBy('orders.id')
        .execute();
      return rows.map(({ number, email, state, placed_at, total, pay_until, delivery_cost, lines }) => ({
        number,
        email,
        state,
        placedAt: placed_at,
        total,
        lines: lines ?? 0,
        payUntil: delivery_cost === 'open' ? null : pay_until,
        isCostOpen: delivery_cost === 'open',
      }));
    },

    /** Cancels an order where {@link cancelProblem} finds nothing against it, restores its stock and gives back its money. */
    async cancel(number: string, cancellation: Cancellation): Promise<CancelOutcome> {
      return transact(database, async (tx): Promise<CancelOutcome> => {
        const order = await lockOrder(tx, { number });
        if (!order) return { kind: 'unknown' };
        const { actor, isGivenAtOnce = false } = cancellation;
        const payments = await readPayments(tx, order.id);
        const problem = cancelProblem(
          { state: order.state, payments, isGivenAtOnce },
          actor === 'buyer' ? actor : 'shop',
        );
        if (problem === 'paid') return { kind: problem };
        if (problem === 'closed') return { kind: problem, state: order.state };
        await cancel(tx, order, cancellation, clock());
        return { kind: 'cancelled', email: order.email };
      });
    },

    /** Records an order's payment: it is processed, and never cancelled as overdue. */
    async acceptPayment(number: string): Promise<PaidOutcome> {
      return transact(database, async (tx): Promise<PaidOutcome> => {
        const order = await lockOrder(tx, { number });
        if (!order) return { kind: 'unknown' };
        if (await isPaid(tx, order)) return { kind: 'kept' };
        if (!payableStates.includes(order.state)) return { kind: 'closed', state: order.state };
        const now = clock();
        const open = openPayment(await readPayments(tx, order.id));
        if (open) {
          // Received by the shop itself, whichever provider was asked before.
          const own = { provider: '', checkAt: null, state: afterRetried(open.state, 'accept')! };
          await changePaymentRow(tx, open.id, own, now);
        }
        await whenPaid(tx, order, { state: 'o', actor: 'operator' }, now);
        return { kind: 'accepted' };
      });
    },

    /**
     * Cancels overdue unpaid orders.
     * @param mailKind of the buyers' mail; the payload is the number
     * @returns how many
     */
    async cancelOverdue(mailKind: string): Promise<number> {
      const now = clock();
      const due = await read.selectFrom('unpaid_orders').select('order_id').where('pay_until', '<', now).execute();
      let count = 0;
      for (const { order_id } of due) if (await endDue(order_id, mailKind, now)) count += 1;
      return count;
    },

    /**
     * Reminds the buyers of unpaid orders, once per order.
     * @param before how long before its last moment, in milliseconds
     * @param mailKind of their mail; the payload is the number
     * @returns how many
     */
    async remind(before: number, mailKind: string): Promise<number> {
      const now = clock();
      const due = await read
        .selectFrom('unpaid_orders')
        .innerJoin('orders', 'orders.id', 'unpaid_orders.order_id')
        .select(['orders.id', 'orders.number', 'orders.email', 'orders.language'])
        .where('orders.state', '=', 'w')
        .where('orders.delivery_cost', '!=', 'open')
        .where('reminded_at', 'is', null)
        .where('pay_until', '>=', now)
        .where('pay_until', '<', now + before)
        .execute();
      let count = 0;
      for (const { id, number, ...to } of due) {
        const isFirst = await transact(database, async (tx) => {
          const claimed = await tx
            .updateTable('unpaid_orders')
            .set({ reminded_at: now })
            .where('order_id', '=', id)
            .where('reminded_at', 'is', null)
            .returning('order_id')
            .executeTakeFirst();
          if (claimed) await enqueue(tx, { kind: mailKind, to, payload: { number } }, now);
          return claimed !== undefined;
        });
        if (isFirst) count += 1;
      }
      return count;
    },
  };
}
