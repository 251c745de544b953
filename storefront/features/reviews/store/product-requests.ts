import { day, type Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { lockOwner } from '../../catalogue/store.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

const defaultMostADay = 20;

/** Wishes for goods that the shop lacks (wire contract 3: the not-found product wish). */
export function productRequestsOf(database: Database, clock: Clock) {
  return {
    /** Saves a wish, without duplicates per visitor. */
    async add(
      owner: SessionHash,
      { name, description }: { name: string; description: string },
      mostADay = defaultMostADay,
    ): Promise<'added' | 'kept' | 'limit'> {
      return transact(database, async (tx) => {
        await lockOwner(tx, owner);
        const now = clock();
        const own = await tx
          .selectFrom('product_requests')
          .select(['name', 'description', 'requested_at'])
          .where('session_hash', '=', owner)
          .execute();
        if (own.some((row) => row.name === name && row.description === description)) return 'kept';
        if (own.filter((row) => row.requested_at > now - day).length >= mostADay) return 'limit';
        await tx
          .insertInto('product_requests')
          .values({ session_hash: owner, name, description, requested_at: now })
          .execute();
        return 'added';
      });
    },

    /** All wishes, the newest first. */
    async list(): Promise<ReadonlyArray<{ name: string; description: string; requestedAt: number }>> {
      const rows = await database.read
        .selectFrom('product_requests')
        .select(['name', 'description', 'requested_at'])
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ name, description, requested_at }) => ({ name, description, requestedAt: requested_at }));
    },
  };
}
