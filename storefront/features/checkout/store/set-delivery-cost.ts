import type { Grosze } from '../../../../patterns/rules/money.ts';
import { dropped, openPayment, standing, payableStates } from '../../../../patterns/rules/order-payments.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import {
  changePaymentRow,
  forgetUnpaid,
  insertPayment,
  lockOrder,
  readPayments,
  setOrderState,
  whenPaid,
  type OrderRow,
} from '../../payment/store.ts';
import { emailKey } from './hold-unpaid.ts';

/** Notes of the history: the cost of the delivery is open, and what it is since. */
export const costOpenNote = 'costOpen';
export const costSetNote = (cost: Grosze): string => `costSet ${cost}`;

/** States in which the goods have not left yet: then a cost may be set. */
const settableStates: ReadonlyArray<string> = [...payableStates, 'o', 'h'];

export interface DeliveryCost {
  /** The whole cost of the delivery, its services included. */
  cost: Grosze;
  /** State of the order while its rest is unpaid: `w` waits for money, `n` is paid on delivery. */
  state: 'n' | 'w';
  /** The last moment to pay the rest. */
  payUntil: number;
  /** Kind of the buyer's mail; its payload is the number. */
  mailKind: string;
}

export type DeliveryCostOutcome =
  | { kind: 'set'; email: string; total: Grosze; left: Grosze }
  /** It is this cost already. */
  | { kind: 'kept' }
  | { kind: 'unknown' }
  /** Its courier has a standard cost: the order was made with it. */
  | { kind: 'standard' }
  /** The buyer has paid more than the order would cost. */
  | { kind: 'paid' }
  /** It was sent, cancelled or otherwise ended. */
  | { kind: 'closed'; state: string };

/** The cost of a delivery that has no standard one, set by the staff after the order. */
export function deliveryCostOf(database: Database, clock: Clock) {
  return {
    /**
     * Sets the cost, or corrects it. What is left to pay follows: the open payment gives way to one of the new amount,
     * and a paid order gets another payment, so that the payments sum up to the new total. The buyer gets a mail.
     */
    async set(number: string, change: DeliveryCost): Promise<DeliveryCostOutcome> {
      return transact(database, async (tx): Promise<DeliveryCostOutcome> => {
        const order = await lockOrder(tx, { number });
        if (!order) return { kind: 'unknown' };
        if (order.delivery_cost === 'standard') return { kind: 'standard' };
        if (!settableStates.includes(order.state)) return { kind: 'closed', state: order.state };
        const difference = change.cost - order.delivery_total;
        if (order.delivery_cost === 'set' && difference === 0) return { kind: 'kept' };
        const now = clock();
        const left = await payDifference(tx, order, difference, now);
        if (left === null) return { kind: 'paid' };
        const changed = {
          ...order,
          delivery_cost: 'set',
          delivery_total: change.cost,
          total: order.total + difference,
        };
        const { delivery_cost, delivery_total, total } = changed;
        await tx
          .updateTable('orders')
          .set({ delivery_cost, delivery_total, total })
          .where('id', '=', order.id)
          .execute();
        const state = left > 0 && change.state === 'w' ? 'w' : order.state;
        await setOrderState(tx, order, state, { actor: 'operator', note: costSetNote(change.cost) }, now);
        if (left > 0) await awaitPayment(tx, changed, left, change.payUntil);
        else {
          await forgetUnpaid(tx, order);
          if (order.state === 'w') await whenPaid(tx, changed, { state: 'n', actor: 'operator' }, now);
        }
        await enqueue(tx, { kind: change.mailKind, to: order, payload: { number } }, now);
        return { kind: 'set', email: order.email, total, left };
      });
    },
  };
}

/**
 * Adds a difference to what is left to pay.
 *
 * @returns what is left then; null, with nothing changed, where more than that is paid
 */
async function payDifference(tx: Tx, order: OrderRow, difference: Grosze, now: number): Promise<Grosze | null> {
  const payments = await readPayments(tx, order.id);
  const open = openPayment(payments);
  const left = (open?.amount ?? 0) + difference;
  if (left < 0) return null;
  if (difference === 0) return left;
  if (open) await changePaymentRow(tx, open.id, { state: dropped(open.state), isReplaced: true, checkAt: null }, now);
  const others = standing(payments).filter(({ id }) => id !== open?.id);
  if (left > 0 || others.length === 0)
    await insertPayment(tx, order, { method: order.payment_method, state: 'chosen', amount: left }, now);
  return left;
}

/** Its buyer has this long to pay the rest, is reminded again, and the amount counts among the unpaid ones. */
async function awaitPayment(tx: Tx, order: OrderRow, left: Grosze, payUntil: number): Promise<void> {
  const terms = { worth: left, pay_until: payUntil, reminded_at: null };
  const lines = await tx.selectFrom('order_lines').select('quantity').where('order_id', '=', order.id).execute();
  await tx
    .insertInto('unpaid_orders')
    .values({
      order_id: order.id,
      client_id: order.client_id,
      email_key: emailKey(order.email),
      // The address that it was ordered from is not known any more: no other order has this one.
      network_hash: '',
      pieces: lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity / 1000), 0),
      ...terms,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(terms))
    .execute();
}
