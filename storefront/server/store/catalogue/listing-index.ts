import type { Database } from '../engine/database.ts';
import { FoundWords } from '../search/found-words.ts';
import { toListedProduct, type HeldValue, type ListedProduct } from './listed-product.ts';
import { listingChanges, type Horizons } from './listing-changes.ts';
import { Places } from './places.ts';
import { compareBy, merge, type Compare, type Direction, type FixedSort } from './sorts.ts';

interface Order {
  readonly compare: Compare;
  products: ReadonlyArray<ListedProduct>;
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
  /** By place; nothing where lists do not show a product. */
  readonly #products: Array<ListedProduct | undefined> = [];
  #size = 0;
  readonly #values = new Map<string, HeldValue>();
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
    const { changes, horizons, areWordsOther } = await listingChanges(read, engine, this.#horizons);
    const added: ListedProduct[] = [];
    const applied = new Map<number, number>();
    let hasChanged = false;
    for (const change of changes) {
      const { product_id: id, version } = change;
      if (version >= horizons.listing) applied.set(id, version);
      if (this.#applied.get(id) === version) continue;
      hasChanged = true;
      const place = this.places.of(id);
      const product = change.is_listed === 1 ? toListedProduct(change, place, this.#valuesOf(change.held)) : undefined;
      this.#put(place, product);
      if (product) added.push(product);
    }
    this.#horizons = horizons;
    this.#applied = applied;
    if (hasChanged) this.#sortAgain(added);
    if (areWordsOther) this.words.forget();
  }

  #put(place: number, product: ListedProduct | undefined): void {
    if (this.#products[place]) this.#size -= 1;
    if (product) this.#size += 1;
    this.#products[place] = product;
  }

  /** Takes `added` into the orders; what stands there in an older state, or is shown no more, goes. */
  #sortAgain(added: ReadonlyArray<ListedProduct>): void {
    for (const order of this.#orders.values()) {
      const kept = order.products.filter((product) => this.#products[product.place] === product);
      order.products = merge(kept, added.toSorted(order.compare), order.compare);
    }
  }

  #valuesOf(held: string | null): ReadonlyArray<HeldValue> {
    if (held === null) return [];
    return held.split(' ').map((name) => {
      const known = this.#values.get(name);
      if (known) return known;
      const [filterId, id] = name.split(':').map(Number) as [number, number];
      const value: HeldValue = { id, filterId, place: this.#values.size };
      this.#values.set(name, value);
      return value;
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

  /** How many products lists show. */
  get size(): number {
    return this.#size;
  }

  /** Every product that lists show, once, in an order that they need anyway. */
  get products(): ReadonlyArray<ListedProduct> {
    return this.sorted('popularity', 'asc');
  }

  sorted(sort: FixedSort, direction: Direction): ReadonlyArray<ListedProduct> {
    const name = `${sort} ${direction}`;
    let order = this.#orders.get(name);
    if (!order) {
      const compare = compareBy(sort, direction);
      order = { compare, products: this.#products.filter((product) => product !== undefined).sort(compare) };
      this.#orders.set(name, order);
    }
    return order.products;
  }

  /** Every value that some product has or had, by its place. */
  get values(): ReadonlyArray<HeldValue> {
    return [...this.#values.values()];
  }

  /** A mark at the place of each of these values of a filter; ids that it does not have are left out. */
  marks(filterId: number, ids: ReadonlyArray<number>): Uint8Array {
    const marks = new Uint8Array(this.#values.size);
    for (const id of ids) {
      const value = this.#values.get(`${filterId}:${id}`);
      if (value) marks[value.place] = 1;
    }
    return marks;
  }

  /** How many products lists show of each category. */
  async countByCategory(): Promise<ReadonlyMap<number, number>> {
    await this.refresh();
    const counts = new Map<number, number>();
    for (const { categoryId } of this.products)
      if (categoryId !== null) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    return counts;
  }
}
