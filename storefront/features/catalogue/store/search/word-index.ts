import { sql, type Kysely } from 'kysely';
import type { WordChange } from '../catalogue/listing-changes.ts';
import type { Places } from '../catalogue/places.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { hitOf, weightLimit, type Scores } from './word-hits.ts';
import { Words } from './words.ts';

/** What one typed word finds. */
export interface FoundWord {
  /** The word itself, or the one that was meant where no word of the catalogue begins with it. */
  readonly word: string;
  /** Of the best word that begins with it. */
  readonly weights: Scores;
}

/** What one statement reads: of so many words their products, of so many products their words. */
const portion = { words: 2000, products: 1000 } as const;

/**
 * The words of all products in the memory of the process, some 250 bytes a product. Whoever asks has caught up beforehand
 * (`ListingIndex.refresh`), so that nothing is older than its question.
 */
export class WordIndex {
  readonly #db: Kysely<Schema>;
  readonly #products: Places;
  #words = Words.none;
  /** Versions that were applied and will be told again, by product. */
  #applied = new Map<number, number>();

  constructor(db: Kysely<Schema>, products: Places) {
    this.#db = db;
    this.#products = products;
  }

  /** @param typed a word as `wordsOf` gives it */
  find(typed: string): FoundWord {
    const { size } = this.#products;
    const weights = this.#words.startingWith(typed, size);
    const meant = weights ? null : this.#words.nearest(typed);
    if (meant === null) return { word: typed, weights: weights ?? new Uint8Array(size) };
    return { word: meant, weights: this.#words.startingWith(meant, size)! };
  }

  /** Reads all words. What is written meanwhile has to be applied afterwards. */
  async load(): Promise<void> {
    const held = new Map<string, ReadonlyArray<number>>();
    let last: string | undefined = '';
    while (last !== undefined) {
      // As one text: so many rows would cost more on their way here than to be found.
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
   * Reads the words of changed products again.
   * @param horizon changes below it are never told again
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

  /** The words of some products, each with its hits. */
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
