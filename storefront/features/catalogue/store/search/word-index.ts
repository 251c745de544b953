import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { WordChange } from '../catalogue/listing-changes.ts';
import type { Places } from '../catalogue/places.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { englishForms } from './english-forms.ts';
import { polishForms } from './polish-forms.ts';
import { readToken } from './tokens.ts';
import { hitOf, weightLimit, type Scores } from './word-hits.ts';
import { Words, WordsInOrder, type NearWanted } from './words.ts';

/** A typed word's results. */
export interface FoundWord {
  /** The word itself, or its correction where no word of the catalogue begins with it or is a form of it. */
  readonly word: string;
  /** Of the best matching word. */
  readonly weights: Scores;
}

/** Limits of one statement: products of this many words, words of this many products. */
const portion = { words: 2000, products: 1000 } as const;

const [comma, zero] = [','.charCodeAt(0), '0'.charCodeAt(0)];

/** Hits by word, by language. */
type Held = Map<Locale, Map<string, number[]>>;

const formsIn: Readonly<Record<Locale, (word: string) => ReadonlySet<string>>> = {
  pl: polishForms,
  en: englishForms,
};

function addTo(held: Held, token: string, hits: ReadonlyArray<number>): void {
  const [locale, word] = readToken(token);
  let words = held.get(locale);
  if (!words) held.set(locale, (words = new Map()));
  const known = words.get(word);
  if (known) known.push(...hits);
  else words.set(word, [...hits]);
}

/**
 * The words of all products in the memory of the process, some 250 bytes a product. Callers update it before
 * (`ListingIndex.refresh`), so that nothing is older than its query.
 */
export class WordIndex {
  readonly #db: Kysely<Schema>;
  readonly #products: Places;
  /** By language. */
  readonly #words = new Map<Locale, Words>([['pl', Words.none]]);
  /** Applied versions that will be reported again, by product. */
  #applied = new Map<number, number>();

  constructor(db: Kysely<Schema>, products: Places) {
    this.#db = db;
    this.#products = products;
  }

  /** Its words in a language, then the Polish ones: what has no translation is found by those. */
  #wordsIn(locale: Locale) {
    const locales = locale === 'pl' ? ['pl'] : [locale, 'pl'];
    return locales.map((each) => ({
      words: this.#words.get(each) ?? Words.none,
      formsOf: formsIn[each] ?? (() => new Set<string>()),
    }));
  }

  /** @param typed a word from `wordsOf` */
  find(typed: string, locale: Locale = 'pl'): FoundWord {
    const { size } = this.#products;
    const vocabularies = this.#wordsIn(locale);
    for (const { words, formsOf } of vocabularies) {
      const weights = words.matching(typed, formsOf(typed), size);
      if (weights) return { word: typed, weights };
    }
    for (const { words, formsOf } of vocabularies) {
      const word = words.nearest(typed);
      if (word !== null) return { word, weights: words.matching(word, formsOf(word), size)! };
    }
    return { word: typed, weights: new Uint8Array(size) };
  }

  /** Words of the catalogue like this one, nearest first (`Words.near`). */
  near(typed: string, wanted: NearWanted, locale: Locale = 'pl'): ReadonlyArray<string> {
    return (this.#words.get(locale) ?? Words.none).near(typed, wanted);
  }

  /** Reads all words. Concurrent writes must be applied afterwards. */
  async load(): Promise<void> {
    const held = new Map<Locale, WordsInOrder>([['pl', new WordsInOrder()]]);
    let last: string | undefined = '';
    while (last !== undefined) {
      // As one text: so many rows would cost more to transfer than to find.
      const rows: ReadonlyArray<{ token: string; pairs: string }> = await this.#db
        .selectFrom('search_tokens')
        .select([
          'token',
          sql<string>`string_agg(cast(product_id * ${sql.lit(weightLimit)} + weight as text), ',')`.as('pairs'),
        ])
        .where('token', '>', last)
        .groupBy('token')
        .orderBy('token')
        .limit(portion.words)
        .execute();
      for (const { token, pairs } of rows) {
        const [locale, word] = readToken(token);
        let words = held.get(locale);
        if (!words) held.set(locale, (words = new WordsInOrder()));
        words.addWord(word);
        this.#addHits(words, pairs);
      }
      last = rows.at(-1)?.token;
    }
    for (const [locale, words] of held) this.#words.set(locale, words.finish());
  }

  /** @param pairs ids of products times `weightLimit` plus a weight, as digits with commas in between */
  #addHits(words: WordsInOrder, pairs: string): void {
    let pair = 0;
    const add = () => words.addHit(hitOf(this.#products.of(Math.floor(pair / weightLimit)), pair % weightLimit));
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

  /**
   * Rereads the words of changed products.
   * @param horizon changes below it are never reported again
   */
  async apply(changes: ReadonlyArray<WordChange>, horizon: number): Promise<void> {
    const ids = changes
      .filter((change) => this.#applied.get(change.product_id) !== change.version)
      .map(({ product_id: id }) => id);
    if (ids.length > 0) {
      const places = ids.map((id) => this.#products.of(id));
      const added = await this.#wordsOf(ids);
      for (const locale of new Set([...this.#words.keys(), ...added.keys()])) {
        const words = this.#words.get(locale) ?? Words.none;
        this.#words.set(locale, words.replace(places, added.get(locale) ?? new Map()));
      }
    }
    this.#applied = new Map(
      changes.filter(({ version }) => version >= horizon).map(({ product_id: id, version }) => [id, version]),
    );
  }

  /** The words of these products, each with its hits. */
  async #wordsOf(ids: ReadonlyArray<number>): Promise<Held> {
    const held: Held = new Map();
    for (let start = 0; start < ids.length; start += portion.products) {
      const rows = await this.#db
        .selectFrom('search_tokens')
        .select(['product_id', 'weight', sql<string>`string_agg(token, ' ')`.as('tokens')])
        .where('product_id', 'in', ids.slice(start, start + portion.products))
        .groupBy(['product_id', 'weight'])
        .execute();
      for (const { product_id: id, weight, tokens } of rows) {
        const hit = hitOf(this.#products.of(id), weight);
        for (const token of tokens.split(' ')) addTo(held, token, [hit]);
      }
    }
    return held;
  }
}
