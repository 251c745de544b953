import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Engine } from '../../../../platform/store/engine/database.ts';
import { readAhead } from '../../../../platform/store/engine/read-ahead.ts';
import type { Reader } from '../../../../platform/store/engine/reader.ts';
import type { Places } from '../catalogue/places.ts';
import { readToken } from './tokens.ts';
import { hitOf, weightLimit } from './word-hits.ts';
import { WordsInOrder, type Words } from './words.ts';

export type WordsByLocale = ReadonlyMap<Locale, Words>;

/** Words of one statement. */
const portion = 1000;

interface WordRow {
  readonly token: string;
  readonly pairs: string | Buffer;
}

const pair = sql`product_id * ${sql.lit(weightLimit)} + weight`;

/**
 * A word's pairs as one value: so many rows would cost more to transfer than to find. SQLite has no bytes of a number; PostgreSQL
 * makes them in two thirds of the time of digits. The order is that of its index: without it PostgreSQL reads words in
 * parallel parts, which takes it a third more (18.4).
 */
const pairsOf: Record<Engine, RawBuilder<string | Buffer>> = {
  sqlite: sql`string_agg(cast(${pair} as text), ',')`,
  postgres: sql`string_agg(int8send(${pair}), '' order by product_id)`,
};

/**
 * Reads the words of all products that have a place; others were added meanwhile. Concurrent writes must be applied
 * afterwards.
 */
export async function readWords({ engine, read }: Reader, places: Places): Promise<WordsByLocale> {
  const held = new Map<Locale, WordsInOrder>([['pl', new WordsInOrder()]]);
  const after = (token: string): Promise<ReadonlyArray<WordRow>> =>
    read
      .selectFrom('search_tokens')
      .select(['token', pairsOf[engine].as('pairs')])
      .where('token', '>', token)
      .groupBy('token')
      .orderBy('token')
      .limit(sql.lit(portion))
      .execute();
  const every = readAhead<ReadonlyArray<WordRow>>((last) => {
    if (last === null) return after('');
    return last.length < portion ? null : after(last.at(-1)!.token);
  });
  for await (const rows of every)
    for (const { token, pairs } of rows) {
      const [locale, word] = readToken(token);
      let words = held.get(locale);
      if (!words) held.set(locale, (words = new WordsInOrder()));
      words.addWord(word);
      if (typeof pairs === 'string') addDigits(words, pairs, places);
      else addBytes(words, pairs, places);
    }
  return new Map([...held].map(([locale, words]) => [locale, words.finish()]));
}

function addHit(words: WordsInOrder, id: number, weight: number, places: Places): void {
  const place = places.find(id);
  if (place !== null) words.addHit(hitOf(place, weight));
}

const [comma, zero] = [','.charCodeAt(0), '0'.charCodeAt(0)];

/** @param pairs ids of products times `weightLimit` plus a weight, as digits with commas in between */
function addDigits(words: WordsInOrder, pairs: string, places: Places): void {
  let pair = 0;
  const add = () => addHit(words, Math.floor(pair / weightLimit), pair % weightLimit, places);
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

/** @param pairs the same numbers of eight bytes each, the highest first */
function addBytes(words: WordsInOrder, pairs: Buffer, places: Places): void {
  const view = new DataView(pairs.buffer, pairs.byteOffset, pairs.byteLength);
  for (let index = 0; index < pairs.byteLength; index += 8) {
    const pair = view.getUint32(index) * 2 ** 32 + view.getUint32(index + 4);
    addHit(words, Math.floor(pair / weightLimit), pair % weightLimit, places);
  }
}
