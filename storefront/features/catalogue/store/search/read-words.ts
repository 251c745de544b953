import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import type { Places } from '../catalogue/places.ts';
import { readToken } from './tokens.ts';
import { hitOf, weightLimit } from './word-hits.ts';
import { WordsInOrder, type Words } from './words.ts';

export type WordsByLocale = ReadonlyMap<Locale, Words>;

/** Words of one statement. */
const portion = 2000;

const [comma, zero] = [','.charCodeAt(0), '0'.charCodeAt(0)];

/**
 * Reads the words of all products that have a place; others were added meanwhile. Concurrent writes must be applied
 * afterwards.
 */
export async function readWords(db: Kysely<Schema>, places: Places): Promise<WordsByLocale> {
  const held = new Map<Locale, WordsInOrder>([['pl', new WordsInOrder()]]);
  let last: string | undefined = '';
  while (last !== undefined) {
    // As one text: so many rows would cost more to transfer than to find.
    const rows: ReadonlyArray<{ token: string; pairs: string }> = await db
      .selectFrom('search_tokens')
      .select([
        'token',
        sql<string>`string_agg(cast(product_id * ${sql.lit(weightLimit)} + weight as text), ',')`.as('pairs'),
      ])
      .where('token', '>', last)
      .groupBy('token')
      .orderBy('token')
      .limit(portion)
      .execute();
    for (const { token, pairs } of rows) {
      const [locale, word] = readToken(token);
      let words = held.get(locale);
      if (!words) held.set(locale, (words = new WordsInOrder()));
      words.addWord(word);
      addHits(words, pairs, places);
    }
    last = rows.at(-1)?.token;
  }
  return new Map([...held].map(([locale, words]) => [locale, words.finish()]));
}

/** @param pairs ids of products times `weightLimit` plus a weight, as digits with commas in between */
function addHits(words: WordsInOrder, pairs: string, places: Places): void {
  let pair = 0;
  const add = () => {
    const place = places.find(Math.floor(pair / weightLimit));
    if (place !== null) words.addHit(hitOf(place, pair % weightLimit));
  };
  // Without an array of all numbers, as `split` or JSON would make: a common word is in every product.
  for (let index = 0; index < pairs.length; index += 1) {
    const code = pairs.charCodeAt(index);
    if (code !== comma) pair = pair * 10 + code - zero;
    else {
      add();
      pair = 0;
    }
  }
  add();
}
