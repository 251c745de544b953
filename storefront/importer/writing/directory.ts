import { fold, sortKey } from '../../../patterns/rules/fold.ts';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { ProducerDetails, StockDetails } from '../../server/store/catalogue/types.ts';
import type { Tx } from '../../server/store/engine/database.ts';
import { toJson } from '../../server/store/json.ts';
import type { Named } from '../mapping/mapped-product.ts';
import { importerTexts } from '../report/texts.ts';

/* What products refer to must be there before them: categories, producers, series and stocks, by the platform's ids. */

const t = translator(importerTexts, defaultTextsContext);

type NamedTableName = 'categories' | 'producers' | 'series';

/** One table of things with an id, an address and a name. */
class NamedTable {
  readonly #tx: Tx;
  readonly #table: NamedTableName;
  readonly #names: Map<number, string>;
  readonly #slugs: Set<string>;
  /** Settled in this import: of several names for one id the first counts, or each import would turn them around. */
  readonly #settled = new Set<number>();
  #position: number;

  private constructor(tx: Tx, table: NamedTableName, rows: ReadonlyArray<Named & { slug: string }>) {
    this.#tx = tx;
    this.#table = table;
    this.#names = new Map(rows.map(({ id, name }) => [id, name]));
    this.#slugs = new Set(rows.map(({ slug }) => slug));
    this.#position = rows.length;
  }

  static async open(tx: Tx, table: NamedTableName): Promise<NamedTable> {
    return new NamedTable(tx, table, await tx.selectFrom(table).select(['id', 'name', 'slug']).execute());
  }

  async settle({ id, name }: Named): Promise<void> {
    if (this.#settled.has(id)) return;
    this.#settled.add(id);
    const known = this.#names.get(id);
    if (known === name) return;
    this.#names.set(id, name);
    await (known === undefined ? this.#add(id, name) : this.#rename(id, known, name));
  }

  async #add(id: number, name: string): Promise<void> {
    const row = { id, slug: this.#freeSlug(id, name), name, sort_key: sortKey(name), description: '' };
    if (this.#table === 'categories') {
      const category = { ...row, menu_name: name, position: this.#position++, picture_id: null };
      await this.#tx.insertInto('categories').values(category).execute();
      const node = { position: category.position, name, category_id: id, link: '' };
      await this.#tx.insertInto('menu_nodes').values(node).execute();
    } else if (this.#table === 'series') {
      await this.#tx.insertInto('series').values(row).execute();
    } else {
      const address = { street: '', zipcode: '', city: '', country: '' };
      const details: ProducerDetails = { manufacturer: { name, email: '', ...address }, note: '' };
      await this.#tx
        .insertInto('producers')
        .values({ ...row, details: toJson(details) })
        .execute();
    }
  }

  /** The address stays: links to it are about. */
  async #rename(id: number, known: string, name: string): Promise<void> {
    const row = { name, sort_key: sortKey(name) };
    if (this.#table === 'categories') {
      const category = { ...row, menu_name: name };
      await this.#tx.updateTable('categories').set(category).where('id', '=', id).execute();
      // A node that the shop calls otherwise keeps its own name.
      const nodes = this.#tx.updateTable('menu_nodes').set({ name }).where('category_id', '=', id);
      await nodes.where('name', '=', known).execute();
    } else {
      await this.#tx.updateTable(this.#table).set(row).where('id', '=', id).execute();
    }
  }

  #freeSlug(id: number, name: string): string {
    let slug = fold(name).replaceAll(' ', '-') || String(id);
    while (this.#slugs.has(slug)) slug += `-${id}`;
    this.#slugs.add(slug);
    return slug;
  }
}

/** The things that products refer to, inside one import. */
export async function openDirectory(tx: Tx) {
  const categories = await NamedTable.open(tx, 'categories');
  const producers = await NamedTable.open(tx, 'producers');
  const series = await NamedTable.open(tx, 'series');
  const stocks = new Set((await tx.selectFrom('stocks').select('id').execute()).map(({ id }) => id));

  return {
    category: (category: Named | null) => category && categories.settle(category),
    producer: (producer: Named | null) => producer && producers.settle(producer),
    series: (one: Named | null) => one && series.settle(one),

    /** A stock that the shop does not know yet is a warehouse without an address. */
    async stock(id: string): Promise<void> {
      if (stocks.has(id)) return;
      stocks.add(id);
      const address = { street: '', zipcode: '', city: '', country: '' };
      const details: StockDetails = { address, openingHours: [] };
      await tx
        .insertInto('stocks')
        .values({
          id,
          name: t('stock', { id }),
          kind: 'warehouse',
          can_collect: 0,
          position: stocks.size - 1,
          details: toJson(details),
        })
        .execute();
    },
  };
}

export type Directory = Awaited<ReturnType<typeof openDirectory>>;
