import { sql } from 'kysely';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';

/** Limit of baskets, and of sessions, that one sweep ends. */
const portion = 5000;

/** Tables with session data. */
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

/** Abandoned guest data: of visitors who never return, of crawlers that fill a basket with each request. */
export function guestBasketsOf(database: Database, clock: Clock) {
  return {
    /**
     * Ends guest baskets unchanged for this long, and the guests' sessions if they hold nothing else. Guests with
     * orders, and clients, keep theirs.
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
