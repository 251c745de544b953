import { holdsUntil, unrecorded } from '../../../platform/reads/recording.ts';
import { fold } from '../../../../patterns/rules/fold.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';

const longestPhrase = 60;
/** Fewer searches stay private: no one sees what a single person typed. */
const leastCount = 3;
/** How long popular phrases are kept in memory, in milliseconds. */
const popularFor = 10 * 60_000;
/** In byte order the highest character ends the range of all texts with a prefix. */
const rangeEnd = '\u{10FFFF}';
/** Addresses, phone and order numbers are typed here by mistake: they are not stored. */
const isPersonal = (phrase: string): boolean => phrase.includes('@') || /(?:\d[\s.-]*){6}/.test(phrase);

/** Search phrases, suggested to others. */
export function phrasesOf({ read, write }: Database, clock: Clock) {
  /** Every page offers the same few, so they are read once a while. */
  let popular: { until: number; limit: number; phrases: Promise<ReadonlyArray<string>> } | null = null;
  const readPopular = async (limit: number): Promise<ReadonlyArray<string>> => {
    const rows = await read
      .selectFrom('search_phrases')
      .select('phrase')
      .where('count', '>=', leastCount)
      .orderBy('count', 'desc')
      .orderBy('folded')
      .limit(limit)
      .execute();
    return rows.map(({ phrase }) => phrase);
  };

  return {
    /** The most frequent phrases of several searches; at most 10 minutes old. */
    popular(limit: number): Promise<ReadonlyArray<string>> {
      const now = clock();
      if (popular?.limit !== limit || now >= popular.until) {
        popular = { until: now + popularFor, limit, phrases: unrecorded(() => readPopular(limit)) };
      }
      const { phrases, until } = popular;
      // A page with them is as old as they are.
      holdsUntil(until);
      // A failed read is not kept.
      phrases.catch(() => (popular = null));
      return phrases;
    },

    /** Counts a phrase with results. Phrases that may name a person are not kept. */
    async record(typed: string): Promise<void> {
      const phrase = typed.replace(/\s+/g, ' ').trim();
      const folded = fold(phrase);
      if (folded === '' || phrase.length > longestPhrase || isPersonal(phrase)) return;
      const now = clock();
      await write
        .insertInto('search_phrases')
        .values({ folded, phrase, count: 1, last_at: now })
        .onConflict((conflict) =>
          conflict.column('folded').doUpdateSet((eb) => ({
            count: eb('search_phrases.count', '+', 1),
            last_at: now,
          })),
        )
        .execute();
    },

    /** Phrases with this prefix and several searches, the most frequent first. */
    async suggest(text: string, limit: number): Promise<ReadonlyArray<{ phrase: string; count: number }>> {
      const folded = fold(text);
      if (folded === '') return [];
      return read
        .selectFrom('search_phrases')
        .select(['phrase', 'count'])
        .where('folded', '>=', folded)
        .where('folded', '<', folded + rangeEnd)
        .where('count', '>=', leastCount)
        .orderBy('count', 'desc')
        .orderBy('folded')
        .limit(limit)
        .execute();
    },

    /** Deletes phrases with too few searches since a moment. @returns how many. */
    async sweep(before: number): Promise<number> {
      const result = await write
        .deleteFrom('search_phrases')
        .where('count', '<', leastCount)
        .where('last_at', '<', before)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
