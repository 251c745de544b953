import type { Database } from '../engine/database.ts';
import { FoundWords } from '../search/found-words.ts';
import { CategorySets } from './category-sets.ts';
import { filterIds } from './filters.ts';
import { toListedProduct, type HeldValue, type ListedProduct } from './listed-product.ts';
import { listingChanges, wordVersions, type Horizons, type ListingChange } from './listing-changes.ts';
import { Places } from './places.ts';
import { compareBy, replaceInOrder, type Compare, type Direction, type FixedSort } from './sorts.ts';

/** The name of a value as listing changes tell it. */
const nameOf = (filterId: number, id: number): string => `${filterId}:${id}`;

interface Order {
  readonly compare: Compare;
  products: ReadonlyArray<ListedProduct>;
  /** Those of the products; null until they are asked for. */
  places: Uint32Array | null;
}

/**
 * All that lists compare, in the memory of the process, some hundred bytes a product. The tables stay the truth. Before each
 * question the store is asked what has changed since the last one (`refresh`), so that a list is never older than the call that
 * asked for it, whoever wrote: this process, another one, an import.
 */
export class ListingIndex {
  readonly #database: Database;
  /** Each product has a place, whether lists show it or not. */
  readonly places = new Places();
  /** What typed words have found. */
  readonly words: FoundWords;
  #horizons: Horizons | null = null;
  /** Versions that were applied and will be read again, by product. */
  #applied = new Map<number, number>();
  /** At which words were written, of those that may be looked at again. */
  #wordVersions: ReadonlySet<number> = new Set();
  /** By place; nothing where lists do not show a product. */
  readonly #products: Array<ListedProduct | undefined> = [];
  /** Every value that some product has or had, by its place. */
  readonly values: HeldValue[] = [];
  readonly #valuePlaces = new Map<string, number>();
  readonly categorySets = new CategorySets();
  /** Made when they are first asked for, then kept in order. */
  readonly #orders = new Map<string, Order>();
  #running: Promise<unknown> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
    this.words = new FoundWords(database.read, this.places);
  }

  /**
   * Catches up with all that was committed before this call. Those who ask while it is being read wait for the next reading
   * together: of two at once the older might be applied last.
   */
  refresh(): Promise<void> {
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = null;
      const reading = this.#catchUp();
      this.#running = reading.catch(() => {});
      return reading;
    });
    return this.#waiting;
  }

  async #catchUp(): Promise<void> {
    const { read, engine } = this.#database;
    const { changes, horizons, areWordsWritten } = await listingChanges(read, engine, this.#horizons);
    const versions = areWordsWritten ? await wordVersions(read, this.#horizons?.words ?? 0) : this.#wordVersions;
    const gone: ListedProduct[] = [];
    const added: ListedProduct[] = [];
    const applied = new Map<number, number>();
    for (const change of changes) {
      const { product_id: id, version } = change;
      if (version >= horizons.listing) applied.set(id, version);
      if (this.#applied.get(id) === version) continue;
      const place = this.places.of(id);
      const before = this.#products[place];
      if (before) gone.push(before);
      const product = change.is_listed === 1 ? this.#listed(change, place) : undefined;
      if (product) added.push(product);
      this.#products[place] = product;
    }
    this.#horizons = horizons;
    this.#applied = applied;
    if (gone.length + added.length > 0) {
      for (const order of this.#orders.values()) {
        order.products = replaceInOrder(order.products, gone, added, order.compare);
        order.places = null;
      }
    }
    // Some are looked at again, as long as an older transaction is running.
    if ([...versions].some((version) => !this.#wordVersions.has(version))) this.words.forget();
    this.#wordVersions = versions;
  }

  #listed(change: ListingChange, place: number): ListedProduct {
    const { category_id: own, further_categories: further } = change;
    const categories = further?.split(' ').map(Number) ?? [];
    if (own !== null) categories.push(own);
    return toListedProduct(change, place, this.#valuesOf(change), this.categorySets.of(categories));
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

  /** Those at these places that lists show, in no order. */
  productsAt(places: Iterable<number>): ReadonlyArray<ListedProduct> {
    const products: ListedProduct[] = [];
    for (const place of places) {
      const product = this.#products[place];
      if (product) products.push(product);
    }
    return products;
  }

  /** Every product that lists show, once, in an order that they need anyway. */
  get products(): ReadonlyArray<ListedProduct> {
    return this.sorted('popularity', 'asc');
  }

  sorted(sort: FixedSort, direction: Direction): ReadonlyArray<ListedProduct> {
    return this.#order(sort, direction).products;
  }

  /** The places of `sorted`, for who looks at few of the products: numbers are walked ten times as fast. */
  sortedPlaces(sort: FixedSort, direction: Direction): Uint32Array {
    const order = this.#order(sort, direction);
    order.places ??= Uint32Array.from(order.products, ({ place }) => place);
    return order.places;
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

  /** A mark at the place of each of these values of a filter; ids that it does not have are left out. */
  marks(filterId: number, ids: ReadonlyArray<number>): Uint8Array {
    const marks = new Uint8Array(this.values.length);
    for (const id of ids) {
      const place = this.#valuePlaces.get(nameOf(filterId, id));
      if (place !== undefined) marks[place] = 1;
    }
    return marks;
  }

  /** How many products lists show of each category. */
  async countByCategory(): Promise<ReadonlyMap<number, number>> {
    await this.refresh();
    return this.categorySets.count(this.products);
  }
}
