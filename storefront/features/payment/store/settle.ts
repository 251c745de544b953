import {
  dropped,
  firstPayments,
  isPart,
  leftToPay,
  type PaymentReport,
  reported,
} from '../../../../patterns/rules/order-payments.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { leftOfPayment } from '../../../../patterns/rules/refundable.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import {
  changePaymentRow,
  insertPayment,
  isPaidBy,
  readPayments,
  type OrderRow,
  type Payment,
  type PaymentProblem,
} from './payment-rows.ts';
import { issueGiftCards } from './gift-cards.ts';
import { returnPart, takePart, type PointsEarned, type TakenPart } from './parts.ts';
import { readRefundable } from './refunds.ts';

/** Kinds of the mails about payments; their payload is the order's number. */
export const paymentReceivedMail = 'payment-received';
export const paymentRefundedMail = 'payment-refunded';

/** Parts that pay a new order, as its buyer saw them. */
export interface OrderParts {
  parts: ReadonlyArray<TakenPart>;
  points: PointsEarned;
}

/**
 * The payments of a new order, in its transaction: the parts are taken, the method waits for the rest.
 *
 * @returns what is left to pay; null where a part has less than it had, and then the transaction must roll back
 */
export async function payFirst(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'currency'> & { total: Grosze },
  method: string,
  { parts, points }: OrderParts,
  now: number,
): Promise<Grosze | null> {
  // Everyone takes parts in the same order, so that no two orders deadlock.
  const sorted = [...parts].sort((a, b) => (partKey(a) < partKey(b) ? -1 : 1));
  const payments = firstPayments(order.total, sorted, method);
  for (const { part, ...payment } of payments) {
    const data = part ? await takePart(tx, part, points, now) : {};
    if (data === null) return null;
    await insertPayment(tx, order, { ...payment, data }, now);
  }
  return leftToPay(payments);
}

const partKey = ({ method, data }: TakenPart): string => `${method} ${data.voucher ?? ''}`;

/** Ends the payments of an order that is cancelled: open ones end, parts go back, the provider returns the rest. */
export async function dropPayments(tx: Tx, order: Pick<OrderRow, 'id'>, now: number): Promise<void> {
  for (const payment of await readRefundable(tx, order.id)) {
    const state = dropped(payment.state);
    if (state === payment.state) continue;
    const left = leftOfPayment(payment);
    if (state === 'refunded' && isPart(payment)) await returnPart(tx, payment, left, payment.refunded);
    const isAtProvider = state === 'refunded' && payment.provider !== '' && left > 0;
    await changePaymentRow(
      tx,
      payment.id,
      { state, checkAt: isAtProvider ? now : null, ...(isAtProvider && { returnDue: left }) },
      now,
    );
  }
}

/** An order's new state, with its history. */
export async function setOrderState(
  tx: Tx,
  { id }: Pick<OrderRow, 'id'>,
  state: string,
  by: { actor: string; note: string },
  now: number,
): Promise<void> {
  await tx.updateTable('orders').set({ state }).where('id', '=', id).execute();
  await tx
    .insertInto('order_states')
    .values({ order_id: id, state, at: now, ...by })
    .execute();
}

/** It is no longer reminded of, nor cancelled as overdue. */
export const forgetUnpaid = (tx: Tx, { id }: Pick<OrderRow, 'id'>) =>
  tx.deleteFrom('unpaid_orders').where('order_id', '=', id).execute();

/** Once nothing is left to pay: the order is processed, and its buyer gets a mail. */
export async function whenPaid(
  tx: Tx,
  order: OrderRow,
  { state, actor }: { state: 'n' | 'o'; actor: string },
  now: number,
): Promise<void> {
  if (!isPaidBy(await readPayments(tx, order.id))) return;
  await forgetUnpaid(tx, order);
  if (order.state === 'w') await setOrderState(tx, order, state, { actor, note: '' }, now);
  await enqueue(tx, { kind: paymentReceivedMail, to: order, payload: { number: order.number } }, now);
  await issueGiftCards(tx, order, now);
}

/**
 * What a provider reports about a payment of a locked order. Money for a payment that no longer counts goes back.
 *
 * @returns whether anything changed
 */
export async function applyReport(
  tx: Tx,
  order: OrderRow,
  payment: Payment,
  report: PaymentReport,
  problem: PaymentProblem | undefined,
  now: number,
): Promise<boolean> {
  const { state, effect } = reported(payment, report);
  if (effect === 'none') {
    // The state is known already: the provider need not be asked again.
    if (payment.state !== 'chosen') await changePaymentRow(tx, payment.id, { checkAt: null }, payment.updatedAt);
    return false;
  }
  if (effect === 'surplus') {
    if (payment.returnDue !== null || payment.data.problem === 'left') return false;
    const data = { ...payment.data, problem: 'left' as const };
    await changePaymentRow(tx, payment.id, { returnDue: payment.amount, checkAt: now, data }, now);
    return true;
  }
  const { problem: _, ...data } = payment.data;
  await changePaymentRow(
    tx,
    payment.id,
    { state, checkAt: null, data: problem === undefined ? data : { ...data, problem } },
    now,
  );
  if (state === 'accepted') await whenPaid(tx, order, { state: 'n', actor: 'payment' }, now);
  return true;
}
