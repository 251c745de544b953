import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './engine/database.ts';

/** A counter after it was raised. */
export interface Counted {
  readonly count: number;
  readonly endsAt: number;
}

/** Counters that all processes of the shop share. A window begins with the first count and is over after its time. */
export function rateCountersOf({ write }: Database, clock: Clock) {
  return {
    /**
     * Raises the counter of `key` by `amount`, in one statement: whoever counts at the same time gets another number.
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

    /** Forgets the counters whose window is over. @returns how many. */
    async sweep(): Promise<number> {
      const result = await write.deleteFrom('rate_counters').where('ends_at', '<=', clock()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
