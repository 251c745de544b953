import { sellableAmount } from '../catalogue/rows.ts';
import type { Clock } from '../clock.ts';
import { transact, type Database } from '../engine/database.ts';
import { sizeProblem, type UnknownSize } from './sizes.ts';

export type ObserveOutcome =
  | { kind: 'added' }
  /** The address waits for this size already. */
  | { kind: 'kept' }
  /** The size can be bought now: there is nothing to wait for. */
  | { kind: 'available' }
  /** The address has asked for as much as it may in a day (wire contract, 2.2: `limit`). */
  | { kind: 'limit' }
  | UnknownSize;

export interface Observation {
  id: number;
  productId: number;
  size: string;
  email: string;
  createdAt: number;
}

const day = 24 * 60 * 60 * 1000;
const defaultMostADay = 10;

/** Wishes to hear when a size is there again (spec 7, call 22). */
export function observationsOf(database: Database, clock: Clock) {
  const { read, write } = database;
  return {
    /**
     * Notes a wish, once for an address and a size. The address is taken as it is: whether it is one is for the caller.
     * @param mostADay how many wishes an address may make within 24 hours. Two at the same moment may make one more.
     */
    async add(
      wish: { productId: number; size: string; email: string },
      mostADay = defaultMostADay,
    ): Promise<ObserveOutcome> {
      const { productId, size } = wish;
      const email = wish.email.trim().toLowerCase();
      return transact(database, async (tx): Promise<ObserveOutcome> => {
        const problem = await sizeProblem(tx, productId, size);
        if (problem) return problem;
        const { amount, availability } = await tx
          .selectFrom('sizes')
          .select(['amount', 'availability'])
          .where('product_id', '=', productId)
          .where('type', '=', size)
          .executeTakeFirstOrThrow();
        if (sellableAmount({ amount, availability }) !== 0) return { kind: 'available' };
        const now = clock();
        const own = await tx
          .selectFrom('observations')
          .select(['product_id', 'size_type', 'notified_at', 'created_at'])
          .where('email', '=', email)
          .execute();
        const isKept = own.some(
          (row) => row.product_id === productId && row.size_type === size && row.notified_at === null,
        );
        if (isKept) return { kind: 'kept' };
        if (own.filter((row) => row.created_at > now - day).length >= mostADay) return { kind: 'limit' };
        await tx
          .insertInto('observations')
          .values({ product_id: productId, size_type: size, email, created_at: now, notified_at: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { kind: 'added' };
      });
    },

    /** Wishes whose size can be bought now, the oldest first: who is to be told. */
    async fulfilled(limit = 100): Promise<ReadonlyArray<Observation>> {
      const rows = await read
        .selectFrom('observations as o')
        .innerJoin('sizes as s', (join) =>
          join.onRef('s.product_id', '=', 'o.product_id').onRef('s.type', '=', 'o.size_type'),
        )
        .select(['o.id', 'o.product_id', 'o.size_type', 'o.email', 'o.created_at'])
        .where('o.notified_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('s.availability', '=', 'order'),
            eb.and([eb('s.availability', '=', 'enable'), eb('s.amount', '<>', 0)]),
          ]),
        )
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        productId: row.product_id,
        size: row.size_type,
        email: row.email,
        createdAt: row.created_at,
      }));
    },

    /** Ends wishes. @returns the ids that this call ended: of two who tell at once, one may write the mail. */
    async markNotified(ids: ReadonlyArray<number>): Promise<ReadonlyArray<number>> {
      if (ids.length === 0) return [];
      const rows = await write
        .updateTable('observations')
        .set({ notified_at: clock() })
        .where('id', 'in', ids)
        .where('notified_at', 'is', null)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
