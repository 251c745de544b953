import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { gramBounds, type GramBounds } from './grams.ts';
import { nearWords, weightiest } from './nearest-word.ts';

/** The word of the catalogue that was most likely meant. Only words that some product still has are offered. */
export async function guess(db: Kysely<Schema>, typed: string): Promise<string | null> {
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
async function wordsLike(db: Kysely<Schema>, { grams, shift, shared, sharedByLonger }: GramBounds): Promise<string[]> {
  const places = grams.map(
    ({ gram, position }) => sql`select word from search_grams
      where gram = ${gram} and position between ${position - shift} and ${position + shift}`,
  );
  const { rows } = await sql<{ words: string | null }>`
    select string_agg(word, ' ') as words from (${sql.join(places, sql` union all `)}) as places
    where length(word) >= ${sql.lit(Math.min(...shared.keys()))}`.execute(db);
  const counts = new Map<string, number>();
  for (const word of rows[0]?.words?.split(' ') ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].filter((word) => counts.get(word)! >= (shared.get(word.length) ?? sharedByLonger));
}
