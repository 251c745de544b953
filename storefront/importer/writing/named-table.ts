import { fold, sortKey } from '../../../patterns/rules/fold.ts';
import type { ProducerDetails } from '../../features/catalogue/store.ts';
import { toJson } from '../../platform/store/json.ts';
import type { Within } from './within.ts';
import type { Named } from '../mapping/mapped-product.ts';

/** The stored facts; only categories have a path. */
interface Settled {
  readonly name: string;
  readonly path: string | null;
}

type NamedTableName = 'categories' | 'producers' | 'series';

/** One table of rows with an id, an address and a name. */
export class NamedTable {
  readonly #within: Within;
  readonly #table: NamedTableName;
  readonly #known: Map<number, Settled>;
  readonly #slugs: Set<string>;
  /** Settled in this import: of several names for one id the first counts, or each import would swap them. */
  readonly #settled = new Set<number>();
  #position: number;

  private constructor(
    within: Within,
    table: NamedTableName,
    rows: ReadonlyArray<Settled & { id: number; slug: string }>,
  ) {
    this.#within = within;
    this.#table = table;
    this.#known = new Map(rows.map((row) => [row.id, row]));
    this.#slugs = new Set(rows.map(({ slug }) => slug));
    this.#position = rows.length;
  }

  static async open(within: Within, table: NamedTableName): Promise<NamedTable> {
    const { tx } = within;
    const rows =
      table === 'categories'
        ? await tx.selectFrom('categories').select(['id', 'name', 'slug', 'path']).execute()
        : await tx.selectFrom(table).select(['id', 'name', 'slug']).execute();
    return new NamedTable(
      within,
      table,
      rows.map((row) => ({ path: null, ...row })),
    );
  }

  /** @param path of a category: its place */
  async settle({ id, name }: Named, path: string | null = null): Promise<void> {
    if (this.#settled.has(id)) return;
    const known = this.#known.get(id);
    if (known === undefined) return this.add({ id, name }, path);
    if (known.name !== name) await this.#rename(id, known.name, name);
    if (known.path !== path)
      await this.#within.tx.updateTable('categories').set({ path }).where('id', '=', id).execute();
    this.#settled.add(id);
  }

  /** @param above the menu entry above a category */
  async add({ id, name }: Named, path: string | null, above: number | null = null): Promise<void> {
    const row = { id, slug: this.#freeSlug(id, name), name, sort_key: sortKey(name), description: '' };
    if (this.#table === 'categories') {
      const category = { ...row, menu_name: name, position: this.#position, picture_id: null, path };
      await this.#within.tx.insertInto('categories').values(category).execute();
      const node = { parent_id: above, position: category.position, name, category_id: id, link: '' };
      await this.#within.tx.insertInto('menu_nodes').values(node).execute();
    } else if (this.#table === 'series') {
      await this.#within.tx.insertInto('series').values(row).execute();
    } else {
      const address = { street: '', zipcode: '', city: '', country: '' };
      const details: ProducerDetails = { manufacturer: { name, email: '', ...address }, note: '' };
      await this.#within.tx
        .insertInto('producers')
        .values({ ...row, details: toJson(details) })
        .execute();
    }
    // Noted once it is written: a comparison may not write.
    this.#settled.add(id);
    this.#slugs.add(row.slug);
    this.#position += 1;
  }

  /** The address stays, since links to it exist. */
  async #rename(id: number, known: string, name: string): Promise<void> {
    const row = { name, sort_key: sortKey(name) };
    if (this.#table === 'categories') {
      const category = { ...row, menu_name: name };
      await this.#within.tx.updateTable('categories').set(category).where('id', '=', id).execute();
      // A menu entry renamed by the shop keeps its own name.
      const nodes = this.#within.tx.updateTable('menu_nodes').set({ name }).where('category_id', '=', id);
      await nodes.where('name', '=', known).execute();
    } else {
      await this.#within.tx.updateTable(this.#table).set(row).where('id', '=', id).execute();
    }
  }

  #freeSlug(id: number, name: string): string {
    let slug = fold(name).replaceAll(' ', '-') || String(id);
    while (this.#slugs.has(slug)) slug += `-${id}`;
    return slug;
  }
}
