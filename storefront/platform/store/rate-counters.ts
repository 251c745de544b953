import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './engine/database.ts';

/** A raised counter. */
export interface Counted {
  readonly count: number;
  readonly endsAt: number;
}

/** Counters that all processes of the shop share. A window starts with the first count and expires. */
export function rateCountersOf({ write }: Database, clock: Clock) {
  return {
    /**
     * Raises the counter of `key` by `amount`, in one statement: concurrent callers get other numbers.
     *
     * @param key what is counted, in plain text; only its hash is kept
     * @param window milliseconds
     */
    async raise(key: string, amount: number, window: number): Promise<Counted> {
      const now = clock();
      const { count, ends_at } = await write
        .insertInto('rate_counters')
        .values({
          key_hash: createHash('sha256').update(key).digest('base64url'),
          count: amount,
          ends_at: now + window,
        })
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            count: sql<number>`case when rate_counters.ends_at <= ${now} then excluded.count
              else rate_counters.count + excluded.count end`,
            ends_at: sql<number>`case when rate_counters.ends_at <= ${now} then excluded.ends_at
              else rate_counters.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { count, endsAt: ends_at };
    },

    /** Deletes the counters whose window is over. @returns how many. */
    async sweep(): Promise<number> {
      const result = await write.deleteFrom('rate_counters').where('ends_at', '<=', clock()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
