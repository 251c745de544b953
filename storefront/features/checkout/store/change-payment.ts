import type { Grosze } from '../../../../patterns/rules/money.ts';
import { dropped, openPayment, payableStates } from '../../../../patterns/rules/order-payments.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { changePaymentRow, insertPayment, lockOrder, readPayments, setOrderState } from '../../payment/store.ts';
import type { OrderDetails } from './order-types.ts';

export interface ChangePayment {
  number: string;
  /** The owner: other orders are not found. Null where the caller has shown the order's key. */
  session: SessionHash | null;
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

/** Changes an order's payment method: what is left to pay waits for the new one, and the old payment gives way. */
export async function changePayment(
  database: Database,
  { number, session, method, total, state, details }: ChangePayment,
  now: number,
): Promise<ChangePaymentOutcome> {
  return transact(database, async (tx): Promise<ChangePaymentOutcome> => {
    const order = await lockOrder(tx, { number });
    // Another visitor's order looks like a missing one.
    if (!order || (session !== null && order.session_hash !== session)) return { kind: 'unknown_order' };
    const open = openPayment(await readPayments(tx, order.id));
    if (!open || !payableStates.includes(order.state)) return { kind: 'closed' };
    if (open.state === 'chosen' && order.payment_method === method) return { kind: 'kept', paymentId: open.id };

    const difference = total - order.payment_total;
    await changePaymentRow(tx, open.id, { state: dropped(open.state), isReplaced: true, checkAt: null }, now);
    const amount = open.amount + difference;
    const id = await insertPayment(tx, order, { method, state: 'chosen', amount }, now);
    await tx
      .updateTable('orders')
      .set({
        payment_method: method,
        payment_total: total,
        total: order.total + difference,
        details: toJson({ ...fromJson<OrderDetails>(order.details), ...details }),
      })
      .where('id', '=', order.id)
      .execute();
    if (state !== order.state) await setOrderState(tx, order, state, { actor: 'client', note: '' }, now);
    return { kind: 'changed', paymentId: id };
  });
}
