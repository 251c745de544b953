import type { FeedElement, FeedProduct } from './feed/element.ts';
import { readFeed } from './feed/read-feed.ts';
import { keyOfPath } from './mapping/category-path.ts';
import { isSkipped, mapCategory, mapProduct, mapRefresh } from './mapping/map-product.ts';
import type { MappedProduct, MappedRefresh, NamedCategory } from './mapping/mapped-product.ts';
import type { Skipped } from './mapping/reasons.ts';
import { ReportBuilder, type FeedKind, type ImportReport } from './report/report.ts';
import type { CatalogueWriter, Outcome, Writing } from './writing/port.ts';

/** Products that are compared and written together: their words take up most of the memory. */
const portionProducts = 50;
/** Characters of the feed that end a portion with fewer products: 50 of the longest ones would exceed the memory. */
const portionLength = 1_000_000;

/** Opens the feed from its beginning: it is read twice. */
export type FeedSource = () => AsyncIterable<Uint8Array>;

/**
 * Imports an IOF 3.0 feed: all of it or nothing. It is read to its end and checked before anything is written; then it
 * is read again and written in one transaction, in portions, so that a feed of any length takes little memory.
 *
 * @throws FeedError if the feed is broken; nothing has been written then
 */
export async function importFeed(open: FeedSource, kind: FeedKind, writer: CatalogueWriter): Promise<ImportReport> {
  const categories = await readToTheEnd(open());
  return writer.transaction(categories, async (writing) => {
    const run = new Run(kind, writing);
    for await (const product of readFeed(open())) await run.add(product);
    return run.finish();
  });
}

/** @returns the products' main categories, by their paths: places in the menu are compared with them */
async function readToTheEnd(chunks: AsyncIterable<Uint8Array>): Promise<ReadonlyMap<string, NamedCategory>> {
  const categories = new Map<string, NamedCategory>();
  for await (const product of readFeed(chunks)) {
    const category = mapCategory(product);
    if (!category) continue;
    const key = keyOfPath(category.path);
    if (!categories.has(key)) categories.set(key, category);
  }
  return categories;
}

/** The mapping of products of either kind, and the store's step for a portion of them. */
const steps = {
  full: {
    map: mapProduct,
    write: (writing: Writing, products: ReadonlyArray<MappedProduct>) => writing.take(products),
  },
  light: {
    map: mapRefresh,
    write: (writing: Writing, products: ReadonlyArray<MappedRefresh>) => writing.refresh(products),
  },
};

interface Step<Mapped> {
  readonly map: (product: FeedElement) => Mapped | Skipped;
  readonly write: (writing: Writing, products: ReadonlyArray<Mapped>) => Promise<ReadonlyArray<Outcome>>;
}

/** One reading of the feed into one transaction. */
class Run {
  readonly #writing: Writing;
  readonly #step: Step<MappedProduct | MappedRefresh>;
  readonly #report: ReportBuilder;
  readonly #ids = new Set<number>();
  #portion: Array<MappedProduct | MappedRefresh> = [];
  #length = 0;

  constructor(kind: FeedKind, writing: Writing) {
    this.#writing = writing;
    // A portion holds the results of the same step.
    this.#step = steps[kind] as Step<MappedProduct | MappedRefresh>;
    this.#report = new ReportBuilder(kind);
  }

  async add(product: FeedProduct): Promise<void> {
    const mapped = this.#step.map(product);
    if (isSkipped(mapped)) return this.#report.skip(mapped);
    if (this.#ids.has(mapped.id)) {
      const name = 'name' in mapped ? mapped.name : '';
      return this.#report.skip({ id: String(mapped.id), name, reasons: [{ code: 'duplicate', value: '' }] });
    }
    this.#ids.add(mapped.id);
    this.#portion.push(mapped);
    this.#length += product.length;
    if (this.#portion.length === portionProducts || this.#length > portionLength) await this.#write();
  }

  async finish(): Promise<ImportReport> {
    await this.#write();
    return this.#report.build(await this.#writing.finish());
  }

  async #write(): Promise<void> {
    const portion = this.#portion;
    this.#portion = [];
    this.#length = 0;
    if (portion.length === 0) return;
    const outcomes = await this.#step.write(this.#writing, portion);
    for (const [index, outcome] of outcomes.entries()) {
      const mapped = portion[index];
      if (!mapped) continue;
      this.#report.take(outcome, mapped.notices);
      if ('unplaced' in mapped) this.#report.describe(mapped);
    }
  }
}
