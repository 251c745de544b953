import { isPart } from '../../../../patterns/rules/order-payments.ts';
import { goesBackByItself, leftOfPayment, refundableOf, shareRefund } from '../../../../patterns/rules/refundable.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { RefundForm } from '../../../../patterns/rules/returns.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database, Tx } from '../../../platform/store/engine/database.ts';
import { addBalance, returnPart } from './parts.ts';
import { readPayments, toPayment, type OrderRow, type Payment } from './payment-rows.ts';

/** A payment with what of it went back in parts. */
export type PartlyRefunded = Payment & { refunded: Grosze };

export interface PartRefund {
  amount: Grosze;
  form: RefundForm;
  /** What asks for it, for the books: "return 20261121/001-1". */
  source: string;
}

/** `too_much`: more than is left. `no_account`: a guest has no balance. `not_same_way`: some of it was paid by transfer or in cash. */
export type PartRefundOutcome = 'done' | 'too_much' | 'no_account' | 'not_same_way';

/** A part that a provider is to send back. */
export interface DueRefund {
  id: number;
  payment: Payment;
  amount: Grosze;
}

/** The payments of an order, with what of each went back; before a change the order is locked. */
export async function readRefundable(
  tx: Database['read'] | Tx,
  orderId: number,
): Promise<ReadonlyArray<PartlyRefunded>> {
  const rows = await tx
    .selectFrom('order_refunds')
    .select(['payment_id', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
  return (await readPayments(tx, orderId)).map((payment) => ({
    ...payment,
    refunded: rows.filter((row) => row.payment_id === payment.id).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** Whether all that may still be refunded can go back the way it came. */
export const canGoBack = (payments: ReadonlyArray<PartlyRefunded>): boolean =>
  payments.every((payment) => payment.isReplaced || leftOfPayment(payment) === 0 || goesBackByItself(payment));

/** Refunds a part of a locked order. Returns and complaints both end here: never more than was paid. */
export async function refundPart(
  tx: Tx,
  order: OrderRow,
  { amount, form, source }: PartRefund,
  now: number,
): Promise<PartRefundOutcome> {
  const payments = await readRefundable(tx, order.id);
  const shares = shareRefund(payments, amount);
  if (!shares) return 'too_much';
  if (form === 't' && order.client_id === null) return 'no_account';
  if (form === 'o' && !canGoBack(payments)) return 'not_same_way';
  for (const share of shares) {
    const payment = payments.find(({ id }) => id === share.paymentId)!;
    const isSent = form === 'o' && payment.provider !== '';
    await tx
      .insertInto('order_refunds')
      .values({
        order_id: order.id,
        payment_id: payment.id,
        amount: share.amount,
        form,
        source,
        created_at: now,
        check_at: isSent ? now : null,
      })
      .execute();
    if (form === 'o' && isPart(payment)) await returnPart(tx, payment, share.amount, payment.refunded);
  }
  if (form === 't' && order.client_id !== null) await addBalance(tx, order.client_id, amount);
  return 'done';
}

/** Refunds of parts of payments. */
export function refundsOf(database: Database, clock: Clock) {
  const { read, write } = database;
  return {
    /** What of an order may still be refunded, and whether it can go back the way it came. */
    async leftOf(orderId: number): Promise<{ amount: Grosze; canGoBack: boolean }> {
      const payments = await readRefundable(read, orderId);
      return { amount: refundableOf(payments), canGoBack: canGoBack(payments) };
    },

    /** Parts whose provider is to send them, the longest waiting first. */
    async due(most: number): Promise<ReadonlyArray<DueRefund>> {
      const rows = await read
        .selectFrom('order_refunds')
        .innerJoin('payments', 'payments.id', 'order_refunds.payment_id')
        .selectAll('payments')
        .select(['order_refunds.id as refund_id', 'order_refunds.amount as part'])
        .where('order_refunds.check_at', '<=', clock())
        .orderBy('order_refunds.check_at')
        .limit(most)
        .execute();
      return rows.map(({ refund_id: id, part: amount, ...row }) => ({ id, amount, payment: toPayment(row) }));
    },

    /** The provider has sent it, or is asked again at `checkAt`. */
    async checked(id: number, checkAt: number | null): Promise<void> {
      await write.updateTable('order_refunds').set({ check_at: checkAt }).where('id', '=', id).execute();
    },
  };
}
