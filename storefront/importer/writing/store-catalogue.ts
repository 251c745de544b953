import type { Clock } from '../../platform/store/clock.ts';
import { transact, type Database } from '../../platform/store/engine/database.ts';
import { digestOf, translationsIn, writeTranslations, type Translations } from '../../platform/store/translations.ts';
import { toFlag } from '../../platform/store/json.ts';
import type { MappedProduct, MappedRefresh, MappedStock, NamedCategory } from '../mapping/mapped-product.ts';
import type { Notice, Reason } from '../mapping/reasons.ts';
import { advanceSequences, applyChanges } from './apply.ts';
import { Changes, ProductChanges } from './changes.ts';
import { loadCurrent, type Current } from './current.ts';
import { openDirectory, type Directory } from './directory.ts';
import type { CatalogueWriter, Outcome, Writing } from './port.ts';
import type { Within } from './within.ts';
import {
  detailsWith,
  feedColumns,
  isPriceByPhone,
  newProduct,
  searchableOf,
  stockColumns,
  suggestedPrice,
  wantedSizes,
  wordsOf,
  type StockColumns,
  type WantedSize,
} from './rows.ts';

/** The seed's own mark: a shop filled by a feed must not get the demo catalogue on its next start. */
const seeded = 'catalogue-seeded';

/** The store as an import's target: one transaction of the engine, writing only differences. */
export const storeCatalogue = (database: Database, clock: Clock): CatalogueWriter => ({
  transaction: (categories, work) =>
    transact(database, async (tx) =>
      work(await StoreWriting.open({ tx }, database.engine === 'postgres', clock(), categories)),
    ),
});

/** What an import does with products, and what it has to write for that. */
export interface Compared {
  readonly outcomes: ReadonlyArray<Outcome>;
  readonly changes: Changes;
}

/** The categories of a product, by their ids. */
interface InCategories {
  readonly own: number | null;
  readonly further: ReadonlySet<number>;
}

/** The catalogue inside the transaction of the moment. */
export class StoreWriting implements Writing {
  readonly #within: Within;
  readonly #hasSequences: boolean;
  readonly #now: number;
  readonly #directory: Directory;
  /** Texts of this import: of several translations of one text the first counts, or each import would swap them. */
  readonly #translated = new Set<string>();
  #popularity: number;

  private constructor(within: Within, hasSequences: boolean, now: number, directory: Directory, popularity: number) {
    this.#within = within;
    this.#hasSequences = hasSequences;
    this.#now = now;
    this.#directory = directory;
    this.#popularity = popularity;
  }

  static async open(
    within: Within,
    hasSequences: boolean,
    now: number,
    categories: ReadonlyMap<string, NamedCategory>,
  ): Promise<StoreWriting> {
    const { last } = await within.tx
      .selectFrom('products')
      .select(({ fn }) => fn.max('popularity').as('last'))
      .executeTakeFirstOrThrow();
    return new StoreWriting(within, hasSequences, now, await openDirectory(within, categories), last ?? 0);
  }

  async take(products: ReadonlyArray<MappedProduct>): Promise<ReadonlyArray<Outcome>> {
    const { outcomes, changes } = await this.compare(products);
    await applyChanges(this.#within.tx, changes);
    this.#popularity += changes.newProducts.length;
    return outcomes;
  }

  /** Writes no product, but all rows and texts that it refers to. */
  async compare(products: ReadonlyArray<MappedProduct>): Promise<Compared> {
    await this.#settleReferences(products);
    const categories: InCategories[] = [];
    for (const product of products) categories.push(await this.#categoriesOf(product));
    const current = await loadCurrent(this.#within.tx, idsOf(products), { isWhole: true });
    const english = await this.#translate(products);
    const changes = new Changes();
    const outcomes = products.map((product, index) =>
      this.#compare(product, categories[index]!, current.get(product.id), english, changes),
    );
    return { outcomes, changes };
  }

  /** Writes the English texts of the feed. @returns those of all searchable texts */
  async #translate(products: ReadonlyArray<MappedProduct>): Promise<Translations> {
    const texts = products.flatMap(({ english }) => [...english]).toReversed();
    const added = new Map(texts.filter(([original]) => !this.#translated.has(digestOf(original))));
    await writeTranslations(this.#within.tx, 'en', added);
    for (const original of added.keys()) this.#translated.add(digestOf(original));
    const searchable = products.flatMap((product) => Object.values(searchableOf(product)).flat());
    return translationsIn(this.#within.tx, 'en', searchable);
  }

  async refresh(products: ReadonlyArray<MappedRefresh>): Promise<ReadonlyArray<Outcome>> {
    const { outcomes, changes } = await this.compareRefreshed(products);
    await applyChanges(this.#within.tx, changes);
    return outcomes;
  }

  /** As `compare`, for a light feed. */
  async compareRefreshed(products: ReadonlyArray<MappedRefresh>): Promise<Compared> {
    const current = await loadCurrent(this.#within.tx, idsOf(products), { isWhole: false });
    const changes = new Changes();
    const outcomes: Outcome[] = [];
    for (const product of products) {
      const known = current.get(product.id);
      outcomes.push(known ? await this.#compareRefresh(product, known, changes) : unknown(product.id));
    }
    return { outcomes, changes };
  }

  async finish(): Promise<number> {
    if (this.#hasSequences) await advanceSequences(this.#within.tx);
    const { count } = await this.#within.tx
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count > 0) await this.#markFilled();
    return count;
  }

  async #markFilled(): Promise<void> {
    await this.#within.tx
      .insertInto('milestones')
      .values({ name: seeded, reached_at: this.#now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #settleReferences(products: ReadonlyArray<MappedProduct>): Promise<void> {
    for (const { category, producer, series, sizes } of products) {
      await this.#directory.category(category);
      await this.#directory.producer(producer);
      await this.#directory.series(series);
      await this.#settleStocks(sizes);
    }
  }

  /** Without a category of its own a product belongs to its first menu place. */
  async #categoriesOf({ category, places }: MappedProduct): Promise<InCategories> {
    const ways: Array<ReadonlyArray<number>> = [];
    for (const place of places) ways.push(await this.#directory.place(place));
    const own = category?.id ?? ways[0]?.at(-1) ?? null;
    return { own, further: new Set(ways.flat().filter((id) => id !== own)) };
  }

  async #settleStocks(sizes: ReadonlyArray<MappedStock>): Promise<void> {
    for (const { stockId } of sizes.flatMap(({ stocks }) => stocks ?? [])) await this.#directory.stock(stockId);
  }

  #compare(
    product: MappedProduct,
    { own, further }: InCategories,
    current: Current | undefined,
    english: Translations,
    changes: Changes,
  ): Outcome {
    const notices: Array<Reason<Notice>> = [];
    const sizes = wantedSizes(product, current, notices);
    const columns = { ...feedColumns(product, sizes, current), category_id: own };
    const compared = new ProductChanges(product.id, current, changes, this.#now);
    if (current) compared.columns(columns);
    else
      changes.newProducts.push({
        ...newProduct(product, this.#popularity + changes.newProducts.length + 1, this.#now),
        ...columns,
      });
    for (const size of sizes) compared.size(size);
    const named = new Set(sizes.map(({ type }) => type));
    for (const type of current?.sizes.keys() ?? [])
      if (!named.has(type) && compared.withdraw(type)) notices.push({ code: 'size-withdrawn', value: type });
    compared.places(further);
    compared.pictures(product.pictures);
    compared.words(wordsOf(searchableOf(product), english));
    if (columns.is_phone_price === 1 && current?.product.is_free_to_order !== 1)
      notices.push({ code: 'price-by-phone', value: '' });
    return outcomeOf(product.id, product.name, current ? [...compared.parts] : null, notices);
  }

  async #compareRefresh(product: MappedRefresh, current: Current, changes: Changes): Promise<Outcome> {
    const notices: Array<Reason<Notice>> = [];
    const { vat_percent: vatPercent, default_size: defaultType, name } = current.product;
    const known = product.sizes.filter(({ type }) => current.sizes.has(type));
    for (const { type } of product.sizes)
      if (!current.sizes.has(type)) notices.push({ code: 'unknown-size', value: type });
    await this.#settleStocks(known);
    const offer = { ...product, vatPercent, isWhole: false };
    const sizes = known.map((size): WantedSize<StockColumns> => ({
      type: size.type,
      columns: stockColumns(size, offer, current.sizes.get(size.type), notices),
      stocks: size.stocks,
    }));
    const compared = new ProductChanges(product.id, current, changes, this.#now);
    for (const size of sizes) compared.size(size);
    const price = sizes.find(({ type }) => type === defaultType)?.columns.price ?? current.product.price;
    compared.columns({
      price,
      is_phone_price: toFlag(isPriceByPhone(price, current)),
      ...(product.suggested && {
        details: detailsWith(current, suggestedPrice(product.suggested, vatPercent, current)),
      }),
    });
    return outcomeOf(product.id, name, [...compared.parts], notices);
  }
}

const idsOf = (products: ReadonlyArray<{ id: number }>): ReadonlyArray<number> => products.map(({ id }) => id);

/** @param parts null for a new product */
function outcomeOf(id: number, name: string, parts: Outcome['changes'] | null, notices: Outcome['notices']): Outcome {
  if (!parts) return { id, name, kind: 'added', changes: [], notices };
  return { id, name, kind: parts.length > 0 ? 'changed' : 'unchanged', changes: parts, notices };
}

const unknown = (id: number): Outcome => ({ id, name: '', kind: 'unknown', changes: [], notices: [] });
