import type { Grosze } from '../../../../patterns/rules/money.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import type { OrderDetails } from './order-types.ts';

export interface ChangePayment {
  number: string;
  /** Who asks: an order of anybody else is not found. */
  session: SessionHash;
  method: string;
  /** What the method costs. */
  total: Grosze;
  /** State of the order until it is paid. */
  state: 'n' | 'w';
  /** What of the order's details tells of the payment; the pages own its shape. */
  details: OrderDetails;
}

/** `paymentId` is that of the payment which is waited for now. */
export type ChangePaymentOutcome =
  | { kind: 'changed' | 'kept'; paymentId: number }
  | { kind: 'unknown_order' }
  /** It is paid, or further on than that. */
  | { kind: 'closed' };

/** Orders may be paid otherwise as long as nothing was done with them. */
const openStates: ReadonlyArray<string> = ['n', 'w'];

/** Another way to pay for an order: the payment that was chosen is cancelled, the new one is waited for. */
export async function changePayment(
  database: Database,
  { number, session, method, total, state, details }: ChangePayment,
  now: number,
): Promise<ChangePaymentOutcome> {
  return transact(database, async (tx): Promise<ChangePaymentOutcome> => {
    // Written first, which locks it: of two changes at once one comes after the other.
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
