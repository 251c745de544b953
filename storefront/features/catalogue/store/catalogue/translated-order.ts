import type { Kysely } from 'kysely';
import type { Locale } from '../../../../../components/texts/texts.ts';
import { sortKey } from '../../../../../patterns/rules/fold.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { translationsIn } from '../../../../platform/store/translations.ts';
import type { ListedProduct } from './listed-product.ts';
import type { Direction } from './sorts.ts';

/** Limit of products in one statement. */
const portion = 2000;

/** The listed products by their names in another language. Names are read on first use, and again after changes. */
export class TranslatedOrder {
  readonly #db: Kysely<Schema>;
  readonly #locale: Locale;
  /** By place. */
  readonly #keys = new Map<number, string>();
  #changes = 0;

  constructor(db: Kysely<Schema>, locale: Locale) {
    this.#db = db;
    this.#locale = locale;
  }

  /** The names of these places may be others now. */
  forget(places: Iterable<number>): void {
    for (const place of places) this.#keys.delete(place);
    this.#changes += 1;
  }

  /** Reads missing names. */
  async read(products: ReadonlyArray<ListedProduct>): Promise<void> {
    const missing = products.filter(({ place }) => !this.#keys.has(place));
    const placeOf = new Map(missing.map(({ id, place }) => [id, place]));
    for (let start = 0; start < missing.length; start += portion) {
      const before = this.#changes;
      const rows = await this.#db
        .selectFrom('products')
        .select(['id', 'name', 'version_name'])
        .where(
          'id',
          'in',
          missing.slice(start, start + portion).map(({ id }) => id),
        )
        .execute();
      const texts = await translationsIn(
        this.#db,
        this.#locale,
        rows.flatMap(({ name, version_name: version }) => [name, version]),
      );
      const written = (text: string) => texts.get(text) ?? text;
      // Changed meanwhile: the next list reads them again.
      if (before !== this.#changes) continue;
      for (const { id, name, version_name: version } of rows)
        this.#keys.set(placeOf.get(id)!, sortKey(`${written(name)} ${written(version)}`));
    }
  }

  /** The places in order; of equal names the lower id comes first. */
  places(products: ReadonlyArray<ListedProduct>, direction: Direction): Uint32Array {
    const sign = direction === 'asc' ? 1 : -1;
    const keyed = products.map(({ id, place, sortKey: polish }) => ({
      id,
      place,
      key: this.#keys.get(place) ?? polish,
    }));
    keyed.sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -sign : sign));
    return Uint32Array.from(keyed, ({ place }) => place);
  }
}
