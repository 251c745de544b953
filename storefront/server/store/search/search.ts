import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import { nearestWord } from './nearest-word.ts';
import { wordsOf } from './tokens.ts';

/** What was looked for in the end. `words` are folded; `corrected` is the text to show where a word was guessed. */
export interface SearchQuery {
  words: ReadonlyArray<string>;
  corrected: string | null;
}

/** More words than anybody types; each costs a subquery. */
const mostWords = 12;
/** Under byte order the last character of all closes the range of everything that begins with a word. */
const rangeEnd = '\u{10FFFF}';

/** All words of a text, each put right by the vocabulary where no word of the catalogue begins with it. */
export async function understand(db: Kysely<Schema>, text: string): Promise<SearchQuery> {
  const typed = wordsOf(text).slice(0, mostWords);
  const words = [];
  for (const word of typed) words.push((await isKnown(db, word)) ? word : ((await guess(db, word)) ?? word));
  const isCorrected = words.some((word, index) => word !== typed[index]);
  return { words, corrected: isCorrected ? words.join(' ') : null };
}

async function isKnown(db: Kysely<Schema>, word: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_tokens')
    .select('token')
    .where('token', '>=', word)
    .where('token', '<', word + rangeEnd)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function guess(db: Kysely<Schema>, word: string): Promise<string | null> {
  const vocabulary = await db
    .selectFrom('search_tokens')
    .select((eb) => ['token', eb.fn.max<number>('weight').as('weight')])
    .groupBy('token')
    .execute();
  return nearestWord(word, vocabulary);
}

/**
 * The products that have every word, with their score: for each word the best place where it, or a word that begins
 * with it, stands. Without words every product, with the score 0.
 */
export function hits(words: ReadonlyArray<string>): RawBuilder<{ product_id: number; score: number }> {
  if (words.length === 0) return sql`(select id as product_id, 0 as score from products)`;
  const perWord = words.map(
    (word) => sql`select product_id, max(weight) as weight from search_tokens
      where token >= ${word} and token < ${word + rangeEnd} group by product_id`,
  );
  return sql`(select product_id, sum(weight) as score from (${sql.join(perWord, sql` union all `)}) as found
    group by product_id having count(*) = ${sql.lit(words.length)})`;
}
