import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { RecentlyUsed } from '../../memory/recently-used.ts';
import type { Places } from '../catalogue/places.ts';
import type { Schema } from '../schema.ts';
import { guess } from './guess.ts';
import { toWordHits, weightLimit, type WordHits } from './word-hits.ts';

/** What one typed word finds. */
export interface FoundWord {
  /** The word itself, or the one that was meant where no word of the catalogue begins with it. */
  readonly word: string;
  readonly hits: WordHits;
}

/** What a word costs beside the products that it finds. */
const wordCost = 100;
/** Under byte order the last character of all closes the range of everything that begins with a word. */
const rangeEnd = '\u{10FFFF}';

/**
 * What typed words have found, the latest kept as long as no word of any product has changed: beginnings that many products
 * have are typed again and again, and reading their products is most of a search. Whoever asks has looked for changes beforehand
 * (`ListingIndex.refresh`), so that nothing is older than its question.
 */
export class FoundWords {
  readonly #db: Kysely<Schema>;
  readonly #products: Places;
  readonly #found: RecentlyUsed<Promise<FoundWord>>;

  /** @param mostCost products that all kept words together have found, at five bytes each; a word itself counts as a hundred */
  constructor(db: Kysely<Schema>, products: Places, mostCost = 2_000_000) {
    this.#db = db;
    this.#products = products;
    this.#found = new RecentlyUsed(mostCost);
  }

  /** Words have changed: all are read again. */
  forget(): void {
    this.#found.clear();
  }

  /** @param typed a word as `wordsOf` gives it */
  find(typed: string): Promise<FoundWord> {
    const known = this.#found.get(typed);
    if (known) return known;
    const finding = this.#read(typed);
    this.#found.set(typed, finding, wordCost);
    // Unless it was forgotten meanwhile, and perhaps asked for again.
    const isKept = () => this.#found.holds(typed, finding);
    finding.then(
      ({ hits }) => isKept() && this.#found.set(typed, finding, wordCost + hits.places.length),
      () => isKept() && this.#found.delete(typed),
    );
    return finding;
  }

  async #read(typed: string): Promise<FoundWord> {
    const hits = await this.#hitsOf(typed);
    if (hits.places.length > 0) return { word: typed, hits };
    const meant = await guess(this.#db, typed);
    return meant === null ? { word: typed, hits } : { word: meant, hits: await this.#hitsOf(meant) };
  }

  async #hitsOf(word: string): Promise<WordHits> {
    // As one text: thousands of rows cost more on their way here than to be found.
    const { rows } = await sql<{ held: string | null }>`
      select string_agg(cast(product_id * ${sql.lit(weightLimit)} + weight as text), ',') as held
      from search_tokens where token >= ${word} and token < ${word + rangeEnd}`.execute(this.#db);
    return toWordHits(JSON.parse(`[${rows[0]?.held ?? ''}]`) as number[], this.#products);
  }
}
