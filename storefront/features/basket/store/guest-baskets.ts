import { sql } from 'kysely';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';

/** How many baskets, and how many sessions, one sweep ends at most. */
const portion = 5000;

/** Where something is kept under a session. */
const holders: ReadonlyArray<keyof Schema> = [
  'baskets',
  'shopping_lists',
  'compared_products',
  'order_drafts',
  'orders',
  'opinion_votes',
  'product_requests',
  'clients',
];

const holdsNothing = (table: keyof Schema) =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)} as held where held.session_hash = idle.id_hash)`;

/** What guests leave behind: a visitor who never comes back, a crawler that puts something into a basket with each request. */
export function guestBasketsOf(database: Database, clock: Clock) {
  return {
    /**
     * Ends baskets of guests that were not changed for so long, and the guests' sessions where they hold nothing else. Guests
     * who have ordered, and clients, keep theirs.
     *
     * @param lifetime milliseconds
     * @returns how many baskets ended
     */
    async sweep(lifetime: number): Promise<number> {
      const before = clock() - lifetime;
      return transact(database, async (tx) => {
        const ended = await tx
          .deleteFrom('baskets')
          .where('baskets.id', 'in', (eb) =>
            eb
              .selectFrom('baskets as old')
              .select('old.id')
              .where('old.updated_at', '<=', before)
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('clients')
                      .select('clients.id')
                      .whereRef('clients.session_hash', '=', 'old.session_hash'),
                  ),
                ),
              )
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('orders').select('orders.id').whereRef('orders.session_hash', '=', 'old.session_hash'),
                  ),
                ),
              )
              .limit(portion),
          )
          .executeTakeFirst();
        await tx
          .deleteFrom('sessions')
          .where('sessions.id_hash', 'in', (eb) =>
            eb
              .selectFrom('sessions as idle')
              .select('idle.id_hash')
              .where('idle.client_id', 'is', null)
              .where('idle.seen_at', '<=', before)
              .where('idle.data', '=', '{}')
              .where(({ and }) => and(holders.map(holdsNothing)))
              .limit(portion),
          )
          .execute();
        return Number(ended.numDeletedRows);
      });
    },
  };
}
