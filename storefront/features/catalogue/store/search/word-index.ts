import { sql, type Kysely } from 'kysely';
import type { WordChange } from '../catalogue/listing-changes.ts';
import type { Places } from '../catalogue/places.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { polishForms } from './polish-forms.ts';
import { hitOf, weightLimit, type Scores } from './word-hits.ts';
import { Words, type NearWanted } from './words.ts';

/** A typed word's results. */
export interface FoundWord {
  /** The word itself, or its correction where no word of the catalogue begins with it or is a form of it. */
  readonly word: string;
  /** Of the best matching word. */
  readonly weights: Scores;
}

/** Limits of one statement: products of this many words, words of this many products. */
const portion = { words: 2000, products: 1000 } as const;

/**
 * The words of all products in the memory of the process, some 250 bytes a product. Callers update it before
 * (`ListingIndex.refresh`), so that nothing is older than its query.
 */
export class WordIndex {
  readonly #db: Kysely<Schema>;
  readonly #products: Places;
  #words = Words.none;
  /** Applied versions that will be reported again, by product. */
  #applied = new Map<number, number>();

  constructor(db: Kysely<Schema>, products: Places) {
    this.#db = db;
    this.#products = products;
  }

  /** @param typed a word from `wordsOf` */
  find(typed: string): FoundWord {
    const { size } = this.#products;
    const matching = (word: string) => this.#words.matching(word, polishForms(word), size);
    const weights = matching(typed);
    const meant = weights ? null : this.#words.nearest(typed);
    if (meant === null) return { word: typed, weights: weights ?? new Uint8Array(size) };
    return { word: meant, weights: matching(meant)! };
  }

  /** Words of the catalogue like this one, nearest first (`Words.near`). */
  near(typed: string, wanted: NearWanted): ReadonlyArray<string> {
    return this.#words.near(typed, wanted);
  }

  /** Reads all words. Concurrent writes must be applied afterwards. */
  async load(): Promise<void> {
    const held = new Map<string, ReadonlyArray<number>>();
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
      for (const { token, pairs } of rows) held.set(token, this.#hitsOf(JSON.parse(`[${pairs}]`) as number[]));
      last = rows.at(-1)?.token;
    }
    this.#words = Words.none.replace([], held);
  }

  /** @param pairs ids of products times `weightLimit` plus a weight */
  #hitsOf(pairs: ReadonlyArray<number>): ReadonlyArray<number> {
    return pairs.map((pair) => hitOf(this.#products.of(Math.floor(pair / weightLimit)), pair % weightLimit));
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
      this.#words = this.#words.replace(places, added);
    }
    this.#applied = new Map(
      changes.filter(({ version }) => version >= horizon).map(({ product_id: id, version }) => [id, version]),
    );
  }

  /** The words of these products, each with its hits. */
  async #wordsOf(ids: ReadonlyArray<number>): Promise<ReadonlyMap<string, ReadonlyArray<number>>> {
    const held = new Map<string, number[]>();
    for (let start = 0; start < ids.length; start += portion.products) {
      const rows = await this.#db
        .selectFrom('search_tokens')
        .select(['product_id', 'weight', sql<string>`string_agg(token, ' ')`.as('tokens')])
        .where('product_id', 'in', ids.slice(start, start + portion.products))
        .groupBy(['product_id', 'weight'])
        .execute();
      for (const { product_id: id, weight, tokens } of rows) {
        const hit = hitOf(this.#products.of(id), weight);
        for (const token of tokens.split(' ')) {
          const hits = held.get(token);
          if (hits) hits.push(hit);
          else held.set(token, [hit]);
        }
      }
    }
    return held;
  }
}
