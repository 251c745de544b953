import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import { gramBounds, type GramBounds } from './grams.ts';
import { nearWords, weightiest } from './nearest-word.ts';
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

/** The word of the catalogue that was most likely meant. Only words that some product still has are offered. */
async function guess(db: Kysely<Schema>, typed: string): Promise<string | null> {
  const bounds = gramBounds(typed);
  if (!bounds) return null;
  for (const equals of nearWords(typed, await wordsLike(db, bounds))) {
    const words = await db
      .selectFrom('search_tokens')
      .select((eb) => ['token', eb.fn.max<number>('weight').as('weight')])
      .where('token', 'in', equals)
      .groupBy('token')
      .execute();
    const meant = weightiest(words);
    if (meant) return meant.token;
  }
  return null;
}

/** The words that share enough pairs of letters to be near: some hundred of any number. */
async function wordsLike(db: Kysely<Schema>, bounds: GramBounds): Promise<string[]> {
  const { grams, shift, shared, sharedByLonger } = bounds;
  const places = grams.map(
    ({ gram, position }) => sql`select word from search_grams
      where gram = ${gram} and position between ${position - shift} and ${position + shift}`,
  );
  const byLength = [...shared].map(([length, least]) => sql`when ${sql.lit(length)} then ${sql.lit(least)}`);
  const { rows } = await sql<{ word: string }>`select word from (${sql.join(places, sql` union all `)}) as places
    where length(word) >= ${sql.lit(Math.min(...shared.keys()))} group by word
    having count(*) >= case length(word) ${sql.join(byLength, sql` `)} else ${sql.lit(sharedByLonger)} end`.execute(db);
  return rows.map(({ word }) => word);
}

/** The products that have a word which begins with `word`, with the best place where one stands. */
const hitsOf = (word: string) => sql`select product_id, max(weight) as score from search_tokens
  where token >= ${word} and token < ${word + rangeEnd} group by product_id`;

/** The products that have every word, with their score: the sum over the words. */
export function hits(words: ReadonlyArray<string>): RawBuilder<{ product_id: number; score: number }> {
  const [first, ...others] = words.map(hitsOf);
  if (others.length === 0) return sql`(${first})`;
  return sql`(select product_id, sum(score) as score from (${sql.join([first, ...others], sql` union all `)}) as found
    group by product_id having count(*) = ${sql.lit(words.length)})`;
}
