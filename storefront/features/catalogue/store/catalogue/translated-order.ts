import type { Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import { sortKey } from '../../../../../patterns/rules/fold.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { translationsIn } from '../../../../platform/store/translations.ts';
import type { Columns } from './columns.ts';
import { compareByKeys, Order, type Direction } from './sorts.ts';

/** Limit of products in one statement. */
const portion = 2000;

/** The listed products by their names in another language. Names are read on first use, and again after changes. */
export class TranslatedOrder {
  readonly #db: Kysely<Schema>;
  readonly #locale: Locale;
  readonly #columns: Columns;
  /** By place. */
  readonly #keys: string[] = [];
  /** 1 where the name of the place is read, and the place is in the orders. */
  #isRead = new Uint8Array();
  /** Places whose names are to be read; null before the first reading: those of all products. */
  #unread: Set<number> | null = null;
  /** Created on first use, then kept sorted. */
  readonly #orders = new Map<Direction, Order>();
  #reading: Promise<void> | null = null;
  /** Places whose names changed while names were read. */
  #changed = new Set<number>();

  constructor(db: Kysely<Schema>, locale: Locale, columns: Columns) {
    this.#db = db;
    this.#locale = locale;
    this.#columns = columns;
  }

  /** The names of these places may be others now, or the products no longer listed. */
  forget(places: Iterable<number>): void {
    const changed = [...places];
    for (const place of changed) {
      this.#changed.add(place);
      this.#unread?.add(place);
    }
    const gone = Uint32Array.from(new Set(changed.filter((place) => this.#isRead[place] === 1)));
    for (const order of this.#orders.values()) order.remove(gone);
    for (const place of gone) this.#isRead[place] = 0;
  }

  /** Reads missing names. Those that change meanwhile are read once more. */
  async read(): Promise<void> {
    for (;;) {
      // Concurrent lists share one read: what it misses, the next one reads.
      if (this.#reading) await this.#reading;
      const { isListed } = this.#columns;
      this.#unread ??= new Set(this.#columns.listedPlaces());
      for (const place of this.#unread) if (isListed[place] !== 1) this.#unread.delete(place);
      const missing = Uint32Array.from(this.#unread);
      if (missing.length === 0) return;
      this.#reading ??= this.#readAll(missing).finally(() => (this.#reading = null));
    }
  }

  async #readAll(places: Uint32Array): Promise<void> {
    for (let start = 0; start < places.length; start += portion)
      await this.#readNames(places.subarray(start, start + portion));
  }

  async #readNames(places: Uint32Array): Promise<void> {
    this.#changed = new Set();
    const { id: ids } = this.#columns;
    const wanted = Array.from(places, (place) => ids[place]!);
    const rows = await this.#db
      .selectFrom('products')
      .select(['id', 'name', 'version_name'])
      .where('id', 'in', wanted)
      .execute();
    const texts = await translationsIn(
      this.#db,
      this.#locale,
      rows.flatMap(({ name, version_name: version }) => [name, version]),
    );
    const written = (text: string) => texts.get(text) ?? text;
    const keyOf = new Map(
      rows.map(({ id, name, version_name: version }) => [id, sortKey(`${written(name)} ${written(version)}`)]),
    );
    const { isListed, size, sortKey: polish } = this.#columns;
    const read = places.filter((place) => !this.#changed.has(place) && isListed[place] === 1);
    if (this.#isRead.length < size) {
      const known = this.#isRead;
      this.#isRead = new Uint8Array(size);
      this.#isRead.set(known);
    }
    for (const [index, place] of places.entries()) {
      if (this.#changed.has(place) || isListed[place] !== 1) continue;
      // Removed meanwhile: the next change takes it out of the list.
      this.#keys[place] = keyOf.get(wanted[index]!) ?? polish[place]!;
      this.#isRead[place] = 1;
      this.#unread?.delete(place);
    }
    for (const order of this.#orders.values()) order.insert(read);
  }

  /** The places in order; of equal names the lower id comes first. */
  places(direction: Direction): Uint32Array {
    let order = this.#orders.get(direction);
    if (!order) {
      const places = this.#columns.listedPlaces().filter((place) => this.#isRead[place] === 1);
      order = new Order(places, compareByKeys(this.#keys, this.#columns, direction));
      this.#orders.set(direction, order);
    }
    return order.places;
  }
}
