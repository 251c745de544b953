import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { gramBounds, type GramBounds } from './grams.ts';
import { nearWords, weightiest } from './nearest-word.ts';
import { wordsOf } from './tokens.ts';

/** What a text finds. */
export interface Found {
  /** How well each product fits, by its id: the sum over the words. */
  readonly scores: ReadonlyMap<number, number>;
  /** The text to show where a word was guessed. */
  readonly corrected: string | null;
}

/** More words than anybody types; each costs a statement. */
const mostWords = 12;
/** Under byte order the last character of all closes the range of everything that begins with a word. */
const rangeEnd = '\u{10FFFF}';
/** Above the largest weight: a product and its weight are read as one number. */
const weightLimit = 16;

/**
 * The products that have every word of a text as the beginning of a word, each word put right by the vocabulary where no word
 * of the catalogue begins with it. Null for a text without a word.
 */
export async function search(db: Kysely<Schema>, text: string): Promise<Found | null> {
  const typed = wordsOf(text).slice(0, mostWords);
  if (typed.length === 0) return null;
  const found = await Promise.all(typed.map((word) => findWord(db, word)));
  const words = found.map(({ word }) => word);
  const isCorrected = words.some((word, index) => word !== typed[index]);
  return {
    scores: withEvery(found.map(({ weights }) => weights)),
    corrected: isCorrected ? words.join(' ') : null,
  };
}

async function findWord(db: Kysely<Schema>, typed: string) {
  const weights = await weightsOf(db, typed);
  if (weights.size > 0) return { word: typed, weights };
  const meant = await guess(db, typed);
  return meant === null ? { word: typed, weights } : { word: meant, weights: await weightsOf(db, meant) };
}

/** The products that have a word which begins with `word`, with the best place where one stands. */
async function weightsOf(db: Kysely<Schema>, word: string): Promise<ReadonlyMap<number, number>> {
  // As one text: thousands of rows cost more on their way here than to be found.
  const { rows } = await sql<{ held: string | null }>`
    select string_agg(cast(product_id * ${sql.lit(weightLimit)} + weight as text), ',') as held
    from search_tokens where token >= ${word} and token < ${word + rangeEnd}`.execute(db);
  const weights = new Map<number, number>();
  for (const pair of JSON.parse(`[${rows[0]?.held ?? ''}]`) as number[]) {
    const weight = pair % weightLimit;
    const id = (pair - weight) / weightLimit;
    if (weight > (weights.get(id) ?? 0)) weights.set(id, weight);
  }
  return weights;
}

/** The products that all words have, with the sum of their weights. */
function withEvery(words: ReadonlyArray<ReadonlyMap<number, number>>): ReadonlyMap<number, number> {
  const [rarest, ...others] = words.toSorted((a, b) => a.size - b.size);
  return others.reduce(intersect, rarest ?? new Map());
}

function intersect(some: ReadonlyMap<number, number>, others: ReadonlyMap<number, number>) {
  const both = new Map<number, number>();
  for (const [id, score] of some) {
    const weight = others.get(id);
    if (weight !== undefined) both.set(id, score + weight);
  }
  return both;
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
