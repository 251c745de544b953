import { keyOfPath, type CategoryPath } from '../mapping/category-path.ts';
import type { NamedCategory } from '../mapping/mapped-product.ts';
import type { NamedTable } from './named-table.ts';
import type { Within } from './within.ts';

/** The platform numbers its categories from below: those known only by their place get numbers from here. */
const firstOwnId = 1_000_000_000;

/**
 * The categories of places in the menu. The feed has no numbers for those, only their names from the top: a place is
 * the main category of a product of the feed, or an existing one, or a new one.
 */
export class CategoryPlaces {
  readonly #within: Within;
  readonly #categories: NamedTable;
  /** By their paths' keys. */
  readonly #ids: Map<string, number>;
  readonly #named: ReadonlyMap<string, NamedCategory>;
  #lastId: number;

  private constructor(
    within: Within,
    categories: NamedTable,
    rows: ReadonlyArray<{ id: number; path: string | null }>,
    named: ReadonlyMap<string, NamedCategory>,
  ) {
    this.#within = within;
    this.#categories = categories;
    this.#named = named;
    this.#lastId = Math.max(firstOwnId, ...rows.map(({ id }) => id));
    // Of two at one place the platform's has the lower number.
    this.#ids = new Map(rows.toReversed().flatMap(({ id, path }) => (path === null ? [] : [[path, id]])));
  }

  /** @param named the products' main categories, by their paths' keys */
  static async open(
    within: Within,
    categories: NamedTable,
    named: ReadonlyMap<string, NamedCategory>,
  ): Promise<CategoryPlaces> {
    const rows = await within.tx.selectFrom('categories').select(['id', 'path']).orderBy('id').execute();
    return new CategoryPlaces(within, categories, rows, named);
  }

  /** The category ids on the path to this place, the place itself last. */
  async settle(path: CategoryPath): Promise<ReadonlyArray<number>> {
    const ids: number[] = [];
    for (let length = 1; length <= path.length; length += 1)
      ids.push(await this.#at(path.slice(0, length), ids.at(-1) ?? null));
    return ids;
  }

  async #at(path: CategoryPath, above: number | null): Promise<number> {
    const key = keyOfPath(path);
    const named = this.#named.get(key);
    if (named) {
      await this.#categories.settle(named, key);
      return named.id;
    }
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#lastId + 1;
    await this.#categories.add({ id, name: path.at(-1)! }, key, await this.#nodeOf(above));
    // Noted once it is written: a comparison may not write.
    this.#lastId = id;
    this.#ids.set(key, id);
    return id;
  }

  /** The menu entry of the category. */
  async #nodeOf(category: number | null): Promise<number | null> {
    if (category === null) return null;
    const nodes = this.#within.tx.selectFrom('menu_nodes').select('id').where('category_id', '=', category);
    return (await nodes.orderBy('id').executeTakeFirst())?.id ?? null;
  }
}
