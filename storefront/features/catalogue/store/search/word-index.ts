import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { WordChange } from '../catalogue/listing-changes.ts';
import type { Places } from '../catalogue/places.ts';
import type { Part, Parts } from '../../../../platform/store/part-file.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { englishForms } from './english-forms.ts';
import { polishForms } from './polish-forms.ts';
import { numbersOf, readToken } from './tokens.ts';
import { hitOf, lighter, type Scores } from './word-hits.ts';
import type { WordsByLocale } from './read-words.ts';
import { Words, type NearWanted, type WordParts } from './words.ts';

/** A typed word's results. */
export interface FoundWord {
  /** The word itself, or its correction where no word of the catalogue begins with it or is a form of it. */
  readonly word: string;
  /** Of the best matching word. */
  readonly weights: Scores;
}

/** Products of one statement. */
const portion = 1000;

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

  /** The products of the first language that has the word or a form of it. */
  #matching(typed: string, locale: Locale): Scores | null {
    for (const { words, formsOf } of this.#wordsIn(locale)) {
      const weights = words.matching(typed, formsOf(typed), this.#products.size);
      if (weights) return weights;
    }
    return null;
  }

  /** @param typed a word from `wordsOf` */
  find(typed: string, locale: Locale = 'pl'): FoundWord {
    const { size } = this.#products;
    const known = this.#matching(typed, locale);
    if (known) return { word: typed, weights: known };
    const [first, ...others] = (numbersOf(typed) ?? []).map((number) => this.#matching(number, locale));
    if (first && others.every((weights) => weights !== null))
      return { word: typed, weights: others.reduce(lighter, first) };
    for (const { words, formsOf } of this.#wordsIn(locale)) {
      const word = words.nearest(typed);
      if (word !== null) return { word, weights: words.matching(word, formsOf(word), size)! };
    }
    return { word: typed, weights: new Uint8Array(size) };
  }

  /** Words of the catalogue like this one, nearest first (`Words.near`). */
  near(typed: string, wanted: NearWanted, locale: Locale = 'pl'): ReadonlyArray<string> {
    return (this.#words.get(locale) ?? Words.none).near(typed, wanted);
  }

  /** Takes all words of a start, as `readWords` returns them. Concurrent writes must be applied afterwards. */
  fill(words: WordsByLocale): void {
    for (const [locale, ofLocale] of words) this.#words.set(locale, ofLocale);
  }

  /** All of it, by name. */
  get parts(): Parts {
    const named = [...this.#words].flatMap(([locale, { parts }]) =>
      Object.entries<Part>({ ...parts }).map(([name, part]) => [`${locale} ${name}`, part] as const),
    );
    return Object.fromEntries(named);
  }

  /** Takes what `parts` returned. */
  take(parts: Parts): void {
    const locales = new Set(Object.keys(parts).map((name) => name.split(' ')[0] as Locale));
    for (const locale of locales) {
      const [words, starts, hits] = ['words', 'starts', 'hits'].map((name) => parts[`${locale} ${name}`]);
      this.#words.set(locale, new Words({ words, starts, hits } as WordParts));
    }
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
    for (let start = 0; start < ids.length; start += portion) {
      const rows = await this.#db
        .selectFrom('search_tokens')
        .select(['product_id', 'weight', sql<string>`string_agg(token, ' ')`.as('tokens')])
        .where('product_id', 'in', ids.slice(start, start + portion))
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
