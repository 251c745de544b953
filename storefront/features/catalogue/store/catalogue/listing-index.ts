import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Database } from '../../../../platform/store/engine/database.ts';
import type { Scores } from '../search/word-hits.ts';
import { WordIndex } from '../search/word-index.ts';
import { CategorySets } from './category-sets.ts';
import { filterIds } from './filters.ts';
import { toListedProduct, type HeldValue, type ListedProduct } from './listed-product.ts';
import { listingChanges, wordChanges, type Horizons, type ListingChange } from './listing-changes.ts';
import { Places } from './places.ts';
import { readsTables, unrecorded } from '../../../../platform/reads/recording.ts';
import { TranslatedOrder } from './translated-order.ts';
import { compareBy, replaceInOrder, type Compare, type Direction, type FixedSort } from './sorts.ts';

/** A value's name in listing changes. */
const nameOf = (filterId: number, id: number): string => `${filterId}:${id}`;

interface Order {
  readonly compare: Compare;
  products: ReadonlyArray<ListedProduct>;
  /** The products' places; null until requested. */
  places: Uint32Array | null;
}

/**
 * The lists' sort and filter data, and the search words, in the memory of the process. The tables stay the source of
 * truth. Each query first reads the changes since the last one (`refresh`), so that no list is older than its call,
 * by any writer: this process, another one, an import.
 */
export class ListingIndex {
  readonly #database: Database;
  /** Each product has a place, listed or not. */
  readonly places = new Places();
  /** The searchable words. */
  readonly words: WordIndex;
  #horizons: Horizons | null = null;
  /** Applied versions that will be read again, by product. */
  #applied = new Map<number, number>();
  /** By place; empty where a product is not listed. */
  readonly #products: Array<ListedProduct | undefined> = [];
  /** Every value that products have or had, by its place. */
  readonly values: HeldValue[] = [];
  readonly #valuePlaces = new Map<string, number>();
  /** Groups of versions, numbered from 1 in order of appearance. */
  readonly #groups = new Map<string, number>();
  readonly categorySets = new CategorySets();
  /** Created on first use, then kept sorted. */
  readonly #orders = new Map<string, Order>();
  /** Listed products per category, with versions counted once or each; until a product changes. */
  readonly #counts = new Map<boolean, ReadonlyMap<number, number>>();
  /** By language; created on first use. */
  readonly #translated = new Map<Locale, TranslatedOrder>();
  #running: Promise<unknown> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
    this.words = new WordIndex(database.read, this.places);
  }

  /**
   * Applies all commits before this call. Calls during a read share the next one: of two concurrent reads the older
   * might be applied last.
   */
  refresh(): Promise<void> {
    // Several pages share one read: each says that it rests on it.
    readsTables('listing_changes', 'word_changes');
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = null;
      const reading = unrecorded(() => this.#catchUp());
      this.#running = reading.catch(() => {});
      return reading;
    });
    return this.#waiting;
  }

  async #catchUp(): Promise<void> {
    const { read, engine } = this.#database;
    const since = this.#horizons;
    const { changes, horizons, areWordsWritten } = await listingChanges(read, engine, since);
    const gone: ListedProduct[] = [];
    const added: ListedProduct[] = [];
    const applied = new Map<number, number>();
    const changed: number[] = [];
    for (const change of changes) {
      const { product_id: id, version } = change;
      if (version >= horizons.listing) applied.set(id, version);
      if (this.#applied.get(id) === version) continue;
      const place = this.places.of(id);
      changed.push(place);
      const before = this.#products[place];
      if (before) gone.push(before);
      const product = change.is_listed === 1 ? this.#listed(change, place) : undefined;
      if (product) added.push(product);
      this.#products[place] = product;
    }
    if (gone.length + added.length > 0) {
      this.#counts.clear();
      for (const order of this.#orders.values()) {
        order.products = replaceInOrder(order.products, gone, added, order.compare);
        order.places = null;
      }
    }
    if (since === null) await this.words.load();
    const written = since === null || areWordsWritten ? await wordChanges(read, engine, since ?? horizons) : [];
    if (since === null || areWordsWritten) await this.words.apply(written, horizons.words);
    for (const { product_id: id } of written) changed.push(this.places.of(id));
    if (changed.length > 0) for (const order of this.#translated.values()) order.forget(changed);
    this.#horizons = horizons;
    this.#applied = applied;
  }

  #listed(change: ListingChange, place: number): ListedProduct {
    const { category_id: own, further_categories: further } = change;
    const categories = further?.split(' ').map(Number) ?? [];
    if (own !== null) categories.push(own);
    const versionGroup = this.#groupOf(change.version_group);
    return toListedProduct(change, place, this.#valuesOf(change), {
      categorySet: this.categorySets.of(categories),
      versionGroup,
    });
  }

  #groupOf(name: string | null): number {
    if (name === null) return 0;
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const number = this.#groups.size + 1;
    this.#groups.set(name, number);
    return number;
  }

  /** The number of groups of versions: none has a higher number. */
  get groupCount(): number {
    return this.#groups.size;
  }

  #valuesOf({ producer_id: producer, held }: ListingChange): ReadonlyArray<number> {
    const names = held?.split(' ') ?? [];
    if (producer !== null) names.push(nameOf(filterIds.producer, producer));
    return names.map((name) => {
      const known = this.#valuePlaces.get(name);
      if (known !== undefined) return known;
      const [filterId, id] = name.split(':').map(Number) as [number, number];
      const place = this.values.length;
      this.values.push({ id, filterId, place });
      this.#valuePlaces.set(name, place);
      return place;
    });
  }

  /** Undefined where the product is not listed. */
  at(place: number): ListedProduct | undefined {
    return this.#products[place];
  }

  /** The listed products with a score, unsorted. */
  productsWith(scores: Scores): ReadonlyArray<ListedProduct> {
    return this.#products.filter(
      (product, place): product is ListedProduct => scores[place]! > 0 && product !== undefined,
    );
  }

  /** Every listed product once, in a sort that is needed anyway. */
  get products(): ReadonlyArray<ListedProduct> {
    return this.#order('popularity', 'asc').products;
  }

  /** The places of all listed products: numbers are iterated ten times as fast as objects. */
  sortedPlaces(sort: FixedSort, direction: Direction): Uint32Array {
    const order = this.#order(sort, direction);
    order.places ??= Uint32Array.from(order.products, ({ place }) => place);
    return order.places;
  }

  /** The places by their names in another language. */
  async placesByName(locale: Locale, direction: Direction): Promise<Uint32Array> {
    let order = this.#translated.get(locale);
    if (!order) this.#translated.set(locale, (order = new TranslatedOrder(this.#database.read, locale)));
    await order.read(this.products);
    return order.places(this.products, direction);
  }

  #order(sort: FixedSort, direction: Direction): Order {
    const name = `${sort} ${direction}`;
    let order = this.#orders.get(name);
    if (!order) {
      const compare = compareBy(sort, direction);
      const products = this.#products.filter((product) => product !== undefined).sort(compare);
      order = { compare, products, places: null };
      this.#orders.set(name, order);
    }
    return order;
  }

  /** Marks the place of each of these filter values; unknown ids are ignored. */
  marks(filterId: number, ids: ReadonlyArray<number>): Uint8Array {
    const marks = new Uint8Array(this.values.length);
    for (const id of ids) {
      const place = this.#valuePlaces.get(nameOf(filterId, id));
      if (place !== undefined) marks[place] = 1;
    }
    return marks;
  }

  /** Listed products per category. @param isGrouped whether the versions of a group count once */
  async countByCategory(isGrouped: boolean): Promise<ReadonlyMap<number, number>> {
    await this.refresh();
    const known = this.#counts.get(isGrouped);
    if (known) return known;
    const counts = this.categorySets.count(this.products, isGrouped);
    this.#counts.set(isGrouped, counts);
    return counts;
  }
}
