import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';

/** States that the shop sets by hand (wire contract 4): at work, packed, ready for collection, sent, held. */
export const movableStates = ['o', 'b', 'p', 't', 'h'] as const;
export type MovableState = (typeof movableStates)[number];
export const isMovableState = (state: string): state is MovableState =>
  (movableStates as ReadonlyArray<string>).includes(state);

export type MoveOutcome =
  | { kind: 'moved'; email: string }
  /** It is in this state already, and nothing was to be said. */
  | { kind: 'kept' }
  | { kind: 'unknown' }
  /** It waits for its payment. */
  | { kind: 'unpaid' }
  /** It waits for the cost of its delivery. */
  | { kind: 'cost_open' }
  /** It was sent, cancelled or otherwise ended. */
  | { kind: 'closed'; state: string };

/** States that end an order; a sent one may still get a note. */
const ended: ReadonlyArray<string> = ['i', 's', 'k', 'z', 'l', 'j'];

/** Moves orders through the shop, by an operator; each step is part of the order's history. */
export function moveOrderOf(database: Database, clock: Clock) {
  return {
    /**
     * Sets a state with a note to the buyer, or adds a note alone (`state` null), and mails both.
     *
     * @param mailKind of the buyer's mail; its payload is the number
     */
    async move(
      number: string,
      { state, note }: { state: MovableState | null; note: string },
      mailKind: string,
    ): Promise<MoveOutcome> {
      return transact(database, async (tx): Promise<MoveOutcome> => {
        // Locks it: concurrent changes run one after the other.
        const order = await tx
          .updateTable('orders')
          .set((eb) => ({ state: eb.ref('state') }))
          .where('number', '=', number)
          .returningAll()
          .executeTakeFirst();
        if (!order) return { kind: 'unknown' };
        const isMoved = state !== null && state !== order.state;
        if (isMoved && (ended.includes(order.state) || order.state === 't'))
          return { kind: 'closed', state: order.state };
        if (isMoved && order.state === 'w') return { kind: 'unpaid' };
        if (isMoved && order.delivery_cost === 'open' && state !== 'h') return { kind: 'cost_open' };
        if (!isMoved && note === '') return { kind: 'kept' };
        const now = clock();
        const next = state ?? order.state;
        await tx.updateTable('orders').set({ state: next }).where('id', '=', order.id).execute();
        await tx
          .insertInto('order_states')
          .values({ order_id: order.id, state: next, at: now, actor: 'operator', note })
          .execute();
        await enqueue(tx, { kind: mailKind, to: order, payload: { number } }, now);
        return { kind: 'moved', email: order.email };
      });
    },
  };
}
