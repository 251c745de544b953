import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { PaymentProblem } from './payment-rows.ts';

export type SimulatedState = Schema['simulated_payments']['state'];

/** A payment as the test provider keeps it. */
export interface SimulatedPayment {
  id: string;
  reference: string;
  method: string;
  amount: Grosze;
  currency: string;
  description: string;
  returnPath: string;
  state: SimulatedState;
  /** Why it was refused; null where the bank gave no reason. */
  problem: PaymentProblem | null;
}

/** A change that a payment makes by itself, and its notifications. */
export interface SimulatedPlan {
  state: SimulatedState | null;
  at: number | null;
  notifyAt: number | null;
  notifyTimes: number;
}

type Row = Selectable<Schema['simulated_payments']>;

const toSimulated = (row: Row): SimulatedPayment => ({
  id: row.id,
  reference: row.reference,
  method: row.method,
  amount: row.amount,
  currency: row.currency,
  description: row.description,
  returnPath: row.return_path,
  state: row.state,
  problem: row.problem as PaymentProblem | null,
});

/** The payments of the test provider: its own, as a real provider would keep them elsewhere. */
export function simulatedPaymentsOf(database: Database, clock: Clock) {
  const { read, write } = database;

  /** Lets time do what was planned. */
  const mature = (id: string) =>
    write
      .updateTable('simulated_payments')
      .set((eb) => ({ state: eb.ref('next_state').$castTo<SimulatedState>(), next_state: null, next_at: null }))
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('next_state', 'is not', null)
      .where('next_at', '<=', clock())
      .execute();

  return {
    /** A new payment. One reference has one payment. */
    async create(
      payment: Omit<SimulatedPayment, 'id' | 'state' | 'problem'>,
      { state, at, notifyAt, notifyTimes }: SimulatedPlan,
    ): Promise<string> {
      const id = `TEST-${randomBytes(12).toString('base64url')}`;
      await write
        .insertInto('simulated_payments')
        .values({
          id,
          reference: payment.reference,
          method: payment.method,
          amount: payment.amount,
          currency: payment.currency,
          description: payment.description,
          return_path: payment.returnPath,
          state: 'pending',
          problem: null,
          next_state: state,
          next_at: at,
          notify_at: notifyAt,
          notify_times: notifyTimes,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const kept = await read
        .selectFrom('simulated_payments')
        .select('id')
        .where('reference', '=', payment.reference)
        .executeTakeFirstOrThrow();
      return kept.id;
    },

    async find(id: string): Promise<SimulatedPayment | null> {
      await mature(id);
      const row = await read.selectFrom('simulated_payments').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? toSimulated(row) : null;
    },

    /** The buyer's or the operator's decision. An ended payment keeps its state. */
    async decide(
      id: string,
      state: SimulatedState,
      notify: Pick<SimulatedPlan, 'notifyAt' | 'notifyTimes'>,
      problem: PaymentProblem | null = null,
    ): Promise<void> {
      await write
        .updateTable('simulated_payments')
        .set({
          state,
          problem,
          next_state: null,
          next_at: null,
          notify_at: notify.notifyAt,
          notify_times: notify.notifyTimes,
        })
        .where('id', '=', id)
        .where('state', 'in', state === 'refunded' ? ['completed'] : ['pending'])
        .execute();
    },

    /**
     * Sends money back. A repeat with the same reference sends nothing more; once all of it is back, the payment is refunded.
     *
     * @returns false where it has less than that
     */
    async refund(id: string, reference: string, amount: Grosze): Promise<boolean> {
      return transact(database, async (tx) => {
        const payment = await tx
          .updateTable('simulated_payments')
          .set((eb) => ({ state: eb.ref('state') }))
          .where('id', '=', id)
          .returning(['amount', 'state'])
          .executeTakeFirst();
        const sent = await tx.selectFrom('simulated_refunds').selectAll().where('payment_id', '=', id).execute();
        if (sent.some((one) => one.reference === reference)) return true;
        const all = sent.reduce((sum, one) => sum + one.amount, amount);
        if (payment?.state !== 'completed' || all > payment.amount) return false;
        await tx.insertInto('simulated_refunds').values({ reference, payment_id: id, amount }).execute();
        if (all === payment.amount) {
          const refunded = { state: 'refunded', notify_at: clock(), notify_times: 1 } as const;
          await tx.updateTable('simulated_payments').set(refunded).where('id', '=', id).execute();
        }
        return true;
      });
    },

    /** Gives up a payment that waits for its buyer. @returns false where it has ended, or the bank has taken it up */
    async cancel(id: string): Promise<boolean> {
      const cancelled = await write
        .updateTable('simulated_payments')
        .set({ state: 'canceled', next_state: null, next_at: null, notify_at: null })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .where('next_state', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return cancelled !== undefined;
    },

    /** The payments whose notifications are due, each taken by one process. */
    async claimNotifications(): Promise<ReadonlyArray<{ payment: SimulatedPayment; times: number }>> {
      const now = clock();
      const ripe = await read
        .selectFrom('simulated_payments')
        .select(['id', 'notify_times'])
        .where('notify_at', '<=', now)
        .limit(50)
        .execute();
      const claimed: Array<{ payment: SimulatedPayment; times: number }> = [];
      for (const { id, notify_times: times } of ripe) {
        await mature(id);
        const row = await write
          .updateTable('simulated_payments')
          .set({ notify_at: null })
          .where('id', '=', id)
          .where('notify_at', 'is not', null)
          .returningAll()
          .executeTakeFirst();
        if (row) claimed.push({ payment: toSimulated(row), times });
      }
      return claimed;
    },
  };
}
