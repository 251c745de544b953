import { randomBytes } from 'node:crypto';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { dropped, openPayment, payableStates, type PaymentReport } from '../../../../patterns/rules/order-payments.ts';
import { leftOfPayment } from '../../../../patterns/rules/refundable.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import {
  changePaymentRow,
  insertPayment,
  lockOrder,
  readPayments,
  toPayment,
  type Payment,
  type PaymentProblem,
} from './payment-rows.ts';
import { applyReport, paymentRefundedMail, whenPaid } from './settle.ts';
import { readRefundable } from './refunds.ts';
import { returnPart, takePart, type PointsEarned, type TakenPart } from './parts.ts';

/** An attempt to pay at a provider. */
export interface StartedPayment {
  payment: Payment;
  /** The shop's name of this attempt. */
  reference: string;
  number: string;
  email: string;
}

export type StartOutcome =
  | { kind: 'started'; started: StartedPayment }
  /** The same attempt runs already: a double click, or another tab. */
  | { kind: 'running' }
  /** It is paid, cancelled or sent. */
  | { kind: 'closed' };

export type PartOutcome = { kind: 'paid' } | { kind: 'gone' } | { kind: 'closed' };

export type RefundOutcome = { kind: 'due' } | { kind: 'unknown' } | { kind: 'not_paid'; state: string };

/** A payment with its order, for the operator and for the jobs. */
export interface ListedPayment {
  payment: Payment;
  number: string;
}

/** Two clicks within this time are one attempt. */
const doubleClick = 10_000;

/** The payments of orders at providers. Every change locks the order first, so that each happens once. */
export function paymentsOf(database: Database, clock: Clock) {
  const { read } = database;

  const find = async (id: number): Promise<Payment | null> => {
    const row = await read.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? toPayment(row) : null;
  };

  return {
    /** All payments of an order, replaced ones too, oldest first. */
    async ofOrder(orderId: number): Promise<ReadonlyArray<Payment>> {
      const rows = await read
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute();
      return rows.map(toPayment);
    },

    /**
     * Begins an attempt to pay what is left of an order. An earlier attempt gives way to a new payment, whose money
     * would go back, so that no buyer pays twice.
     *
     * @param provider who will take the money
     */
    async start(number: string, provider: string): Promise<StartOutcome> {
      return transact(database, async (tx): Promise<StartOutcome> => {
        const order = await lockOrder(tx, { number });
        const payment = order && openPayment(await readPayments(tx, order.id));
        if (!order || !payment || !payableStates.includes(order.state)) return { kind: 'closed' };
        const now = clock();
        const isRunning = payment.state === 'chosen' && payment.startedAt !== null;
        if (isRunning && now - payment.startedAt! < doubleClick) return { kind: 'running' };
        let id = payment.id;
        if (payment.reference !== null) {
          await changePaymentRow(tx, id, { state: dropped(payment.state), isReplaced: true }, now);
          id = await insertPayment(tx, order, { method: payment.method, state: 'chosen', amount: payment.amount }, now);
        }
        const reference = `${order.number.replace('/', '-')}-${randomBytes(12).toString('base64url')}`;
        await changePaymentRow(tx, id, { provider, reference, startedAt: now, checkAt: now + doubleClick }, now);
        const started = (await readPayments(tx, order.id)).find((one) => one.id === id)!;
        return { kind: 'started', started: { payment: started, reference, number: order.number, email: order.email } };
      });
    },

    /** The provider has taken the attempt over. A report may have been quicker. */
    async taken(
      id: number,
      { externalId, page, expiresAt }: { externalId: string; page: string | null; expiresAt: number },
    ): Promise<void> {
      const payment = await find(id);
      if (!payment) return;
      await transact(database, async (tx) => {
        await lockOrder(tx, { id: payment.orderId });
        const now = clock();
        const current = (await readPayments(tx, payment.orderId)).find((one) => one.id === id)!;
        await changePaymentRow(
          tx,
          id,
          {
            externalId,
            expiresAt,
            ...(current.state === 'chosen' && { checkAt: now + 5000 }),
            data: { ...current.data, ...(page !== null && { page }) },
          },
          now,
        );
      });
    },

    /**
     * Applies a report once, however often it comes.
     *
     * @param amount as reported; another one than expected changes nothing
     * @returns null where no payment has this name
     */
    async report(
      named: { reference: string } | { id: number },
      report: PaymentReport,
      { amount, externalId, problem }: { amount?: Grosze; externalId?: string; problem?: PaymentProblem } = {},
    ): Promise<'changed' | 'kept' | 'wrong_amount' | null> {
      const row = await read
        .selectFrom('payments')
        .selectAll()
        .where((eb) => ('id' in named ? eb('id', '=', named.id) : eb('reference', '=', named.reference)))
        .executeTakeFirst();
      if (!row) return null;
      if (amount !== undefined && amount !== row.amount) return 'wrong_amount';
      return transact(database, async (tx) => {
        const order = (await lockOrder(tx, { id: row.order_id }))!;
        const payment = (await readPayments(tx, order.id)).find(({ id }) => id === row.id)!;
        if (payment.externalId === null && externalId !== undefined)
          await changePaymentRow(tx, payment.id, { externalId }, payment.updatedAt);
        return (await applyReport(tx, order, payment, report, problem, clock())) ? 'changed' : 'kept';
      });
    },

    /** The provider gave no final answer: it is asked again later. */
    async askAgain(id: number, at: number): Promise<void> {
      await database.write.updateTable('payments').set({ check_at: at }).where('id', '=', id).execute();
    },

    /** Payments whose provider is to be asked, or to send money back, the longest waiting first. */
    async due(most: number): Promise<ReadonlyArray<ListedPayment>> {
      const rows = await read
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .selectAll('payments')
        .select('orders.number')
        .where('payments.check_at', '<=', clock())
        .orderBy('payments.check_at')
        .limit(most)
        .execute();
      return rows.map(({ number, ...row }) => ({ number, payment: toPayment(row) }));
    },

    /** The money was sent back, or the provider has it noted. */
    async returned(id: number): Promise<void> {
      const payment = await find(id);
      if (!payment) return;
      await transact(database, async (tx) => {
        const order = (await lockOrder(tx, { id: payment.orderId }))!;
        const current = (await readPayments(tx, order.id)).find((one) => one.id === id)!;
        if (current.returnDue === null) return;
        const now = clock();
        await changePaymentRow(tx, id, { returnDue: null, checkAt: null }, now);
        const payload = { number: order.number, payment: id };
        await enqueue(tx, { kind: paymentRefundedMail, to: order, payload }, now);
      });
    },

    /** Refunds a paid payment: parts go back at once, money of a provider as soon as it answers. */
    async refund(id: number): Promise<RefundOutcome> {
      const payment = await find(id);
      if (!payment) return { kind: 'unknown' };
      return transact(database, async (tx): Promise<RefundOutcome> => {
        const order = (await lockOrder(tx, { id: payment.orderId }))!;
        const current = (await readRefundable(tx, order.id)).find((one) => one.id === id)!;
        if (current.state !== 'accepted') return { kind: 'not_paid', state: current.state };
        const now = clock();
        // What returns and complaints gave back before does not go back again.
        const left = leftOfPayment(current);
        const isAtProvider = current.provider !== '' && left > 0;
        if (!isAtProvider) await returnPart(tx, current, left, current.refunded);
        await changePaymentRow(
          tx,
          id,
          { state: 'refunded', checkAt: isAtProvider ? now : null, ...(isAtProvider && { returnDue: left }) },
          now,
        );
        if (!isAtProvider) {
          const payload = { number: order.number, payment: id };
          await enqueue(tx, { kind: paymentRefundedMail, to: order, payload }, now);
        }
        return { kind: 'due' };
      });
    },

    /** Pays what is left of a placed order by a part, as far as it goes. */
    async payPart(number: string, part: TakenPart, points: PointsEarned): Promise<PartOutcome> {
      return transact(database, async (tx): Promise<PartOutcome> => {
        const order = await lockOrder(tx, { number });
        const open = order && openPayment(await readPayments(tx, order.id));
        if (!order || !open || !payableStates.includes(order.state)) return { kind: 'closed' };
        const now = clock();
        const amount = Math.min(part.amount, open.amount);
        const data = amount > 0 ? await takePart(tx, { ...part, amount }, points, now) : null;
        if (data === null) return { kind: 'gone' };
        await changePaymentRow(tx, open.id, { state: dropped(open.state), isReplaced: true }, now);
        await insertPayment(tx, order, { method: part.method, state: 'accepted', amount, data }, now);
        const rest = open.amount - amount;
        if (rest > 0) await insertPayment(tx, order, { method: open.method, state: 'chosen', amount: rest }, now);
        else await whenPaid(tx, order, { state: 'n', actor: 'payment' }, now);
        return { kind: 'paid' };
      });
    },

    /** The latest payments, for the operator. */
    async latest(most: number): Promise<ReadonlyArray<ListedPayment>> {
      const rows = await read
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .selectAll('payments')
        .select('orders.number')
        .orderBy('payments.id', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ number, ...row }) => ({ number, payment: toPayment(row) }));
    },

    /** One payment; null if there is none. */
    byId: find,
  };
}
