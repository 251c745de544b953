import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';

/** What a visitor did, for the statistics that the visitor agreed to. It holds no personal data. */
export interface TrackingEvent {
  name: 'add_to_cart' | 'remove_from_cart' | 'purchase';
  parameters: {
    currency: string;
    /** Of a purchase: the number of the order, by which statistics count it once, and the price of its delivery. */
    transaction_id?: string;
    shipping?: number;
    /** The price of all items together, in units of the currency. */
    value: number;
    items: ReadonlyArray<{
      item_id: string;
      item_name: string;
      item_variant?: string;
      price: number;
      quantity: number;
    }>;
  };
}

/** The most events that wait for one browser: a program that never asks for them fills no table. */
export const mostWaiting = 50;

/** Events that wait for the browser of a session (requirement H-15), in the order in which they happened. */
export function trackingEventsOf(database: Database, clock: Clock) {
  const ofSession = (idHash: string) => database.read.selectFrom('tracking_events').where('session_hash', '=', idHash);
  return {
    /** Keeps events for a session; those above the limit are dropped. @param idHash the session of this browser */
    async keep(idHash: string, events: ReadonlyArray<TrackingEvent>): Promise<void> {
      await transact(database, async (tx) => {
        const { count } = await tx
          .selectFrom('tracking_events')
          .where('session_hash', '=', idHash)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        const rows = events.slice(0, Math.max(0, mostWaiting - Number(count))).map((event) => ({
          session_hash: idHash,
          event: toJson(event),
          happened_at: clock(),
        }));
        if (rows.length > 0) await tx.insertInto('tracking_events').values(rows).execute();
      });
    },

    /** How many events wait for a session. */
    async count(idHash: string): Promise<number> {
      const { count } = await ofSession(idHash)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns the waiting events and deletes them: two tabs that ask at once share them. */
    async take(idHash: string): Promise<ReadonlyArray<TrackingEvent>> {
      const rows = await transact(database, (tx) =>
        tx.deleteFrom('tracking_events').where('session_hash', '=', idHash).returning(['id', 'event']).execute(),
      );
      return rows.toSorted((a, b) => a.id - b.id).map(({ event }) => fromJson<TrackingEvent>(event));
    },

    /** Deletes events from before a moment. @returns how many */
    async sweep(before: number): Promise<number> {
      const result = await database.write
        .deleteFrom('tracking_events')
        .where('happened_at', '<', before)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
