import type { Grosze } from '../../../../patterns/rules/money.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import type { OrderDetails } from './order-types.ts';

export interface ChangePayment {
  number: string;
  /** The owner: other orders are not found. */
  session: SessionHash;
  method: string;
  /** The method's cost. */
  total: Grosze;
  /** State of the order until it is paid. */
  state: 'n' | 'w';
  /** The payment's fields of the order's details; the pages own its shape. */
  details: OrderDetails;
}

/** `paymentId` is that of the new payment. */
export type ChangePaymentOutcome =
  | { kind: 'changed' | 'kept'; paymentId: number }
  | { kind: 'unknown_order' }
  /** It is paid, or already processed. */
  | { kind: 'closed' };

/** The payment may change while the order is unprocessed. */
const openStates: ReadonlyArray<string> = ['n', 'w'];

/** Changes an order's payment method: cancels the chosen payment and creates the new one. */
export async function changePayment(
  database: Database,
  { number, session, method, total, state, details }: ChangePayment,
  now: number,
): Promise<ChangePaymentOutcome> {
  return transact(database, async (tx): Promise<ChangePaymentOutcome> => {
    // Locks the row first: concurrent changes run one after the other.
    const order = await tx
      .updateTable('orders')
      .set((eb) => ({ state: eb.ref('state') }))
      .where('number', '=', number)
      .where('session_hash', '=', session)
      .returningAll()
      .executeTakeFirst();
    if (!order) return { kind: 'unknown_order' };
    const payments = await tx
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    const isPaid = payments.some((payment) => payment.state === 'accepted' || payment.state === 'refunded');
    if (isPaid || !openStates.includes(order.state)) return { kind: 'closed' };
    const waited = payments.findLast((payment) => payment.state === 'chosen');
    if (waited && order.payment_method === method) return { kind: 'kept', paymentId: waited.id };

    const newTotal = order.total - order.payment_total + total;
    await tx
      .updateTable('payments')
      .set({ state: 'cancelled', updated_at: now })
      .where('order_id', '=', order.id)
      .where('state', '=', 'chosen')
      .execute();
    const { id } = await tx
      .insertInto('payments')
      .values({
        order_id: order.id,
        method,
        state: 'chosen',
        amount: newTotal,
        currency: order.currency,
        created_at: now,
        updated_at: now,
        external_id: null,
        data: toJson({}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('orders')
      .set({
        payment_method: method,
        payment_total: total,
        total: newTotal,
        state,
        details: toJson({ ...fromJson<OrderDetails>(order.details), ...details }),
      })
      .where('id', '=', order.id)
      .execute();
    if (state !== order.state) {
      await tx
        .insertInto('order_states')
        .values({ order_id: order.id, state, at: now, actor: 'client', note: '' })
        .execute();
    }
    return { kind: 'changed', paymentId: id };
  });
}
