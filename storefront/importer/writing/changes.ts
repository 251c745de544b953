import type { Insertable } from 'kysely';
import type { Schema } from '../../platform/store/schema.ts';
import type { MappedPicture } from '../mapping/map-pictures.ts';
import type { Current, PictureRow } from './current.ts';
import type { ChangedPart } from './port.ts';
import type { FeedColumns, SizeColumns, StockColumns, WantedSize } from './rows.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** The changes for a portion of products. Empty lists after a second import of the same feed. */
export class Changes {
  readonly newProducts: Array<Row<'products'>> = [];
  readonly productUpdates: Array<{ id: number; columns: Partial<FeedColumns> }> = [];
  readonly newSizes: Array<Row<'sizes'>> = [];
  readonly sizeUpdates: Array<{ productId: number; type: string; columns: Partial<SizeColumns> }> = [];
  readonly prices: Array<Row<'price_history'>> = [];
  readonly stocks: Array<Row<'size_stocks'>> = [];
  readonly goneStocks: Array<{ productId: number; size: string; stockId: string }> = [];
  readonly places: Array<Row<'product_categories'>> = [];
  readonly gonePlaces: Array<{ productId: number; categories: ReadonlyArray<number> }> = [];
  readonly pictures: Array<Row<'picture_addresses'>> = [];
  readonly gonePictures: Array<{ productId: number; urls: ReadonlyArray<string> }> = [];
  readonly words: Array<Row<'search_tokens'>> = [];
  readonly goneWords: Array<{ productId: number; words: ReadonlyArray<string> }> = [];
}

const partOfProduct: Record<keyof FeedColumns, ChangedPart> = {
  code: 'code',
  type: 'type',
  name: 'name',
  sort_key: 'name',
  subline: 'description',
  kind: 'category',
  description: 'description',
  category_id: 'category',
  producer_id: 'producer',
  series_id: 'series',
  vat_percent: 'tax',
  unit_name: 'unit',
  unit_singular: 'unit',
  unit_plural: 'unit',
  sell_by: 'unit',
  unit_precision: 'unit',
  default_size: 'sizes',
  price: 'price',
  is_phone_price: 'price',
  is_visible: 'visibility',
  version_group: 'version',
  version_name: 'version',
  details: 'details',
};

const partOfSize: Record<keyof SizeColumns, ChangedPart> = {
  name: 'sizes',
  code: 'sizes',
  producer_code: 'sizes',
  external_code: 'sizes',
  priority: 'sizes',
  weight: 'sizes',
  price: 'price',
  crossed_price: 'price',
  amount: 'stock',
  availability: 'stock',
};

/** The columns whose value differs from now. */
function differing<Columns extends object>(wanted: Columns, now: Columns): Partial<Columns> {
  const entries = Object.entries(wanted).filter(([name, value]) => now[name as keyof Columns] !== value);
  return Object.fromEntries(entries) as Partial<Columns>;
}

/** Compares one product with the store, and notes the changes. */
export class ProductChanges {
  readonly #id: number;
  readonly #current: Current | undefined;
  readonly #changes: Changes;
  readonly #now: number;
  readonly parts = new Set<ChangedPart>();

  constructor(id: number, current: Current | undefined, changes: Changes, now: number) {
    this.#id = id;
    this.#current = current;
    this.#changes = changes;
    this.#now = now;
  }

  columns(wanted: Partial<FeedColumns>): void {
    if (!this.#current) return;
    const columns = differing<Partial<FeedColumns>>(wanted, this.#current.product);
    this.#note(columns, partOfProduct);
    if (Object.keys(columns).length > 0) this.#changes.productUpdates.push({ id: this.#id, columns });
  }

  /** A size of a full feed, or the price and stock of an existing one. */
  size({ type, columns, stocks }: WantedSize<SizeColumns> | WantedSize<StockColumns>): void {
    const now = this.#current?.sizes.get(type);
    if (now) {
      const changed = differing<Partial<SizeColumns>>(columns, now);
      this.#note(changed, partOfSize);
      if (Object.keys(changed).length > 0)
        this.#changes.sizeUpdates.push({ productId: this.#id, type, columns: changed });
    } else if ('name' in columns) {
      this.parts.add('sizes');
      this.#changes.newSizes.push({ product_id: this.#id, type, ...columns, details: '{}' });
    }
    // The history has the start of each price; a size without a price has none.
    if (columns.price !== now?.price && columns.price > 0)
      this.#changes.prices.push({ product_id: this.#id, size_type: type, from_at: this.#now, price: columns.price });
    if (stocks) this.#stocks(type, new Map(stocks.map(({ stockId, amount }) => [stockId, amount])));
  }

  #stocks(type: string, wanted: ReadonlyMap<string, number>): void {
    const now = this.#current?.stocks.get(type) ?? new Map<string, number>();
    for (const [stockId, amount] of wanted) {
      if (now.get(stockId) === amount) continue;
      this.parts.add('stock');
      this.#changes.stocks.push({ product_id: this.#id, size_type: type, stock_id: stockId, amount });
    }
    for (const stockId of now.keys()) {
      if (wanted.has(stockId)) continue;
      this.parts.add('stock');
      this.#changes.goneStocks.push({ productId: this.#id, size: type, stockId });
    }
  }

  /**
   * A size no longer in a full feed. It stays, since baskets, orders and its price history refer to it, but cannot be
   * ordered. @returns whether it could be ordered until now.
   */
  withdraw(type: string): boolean {
    const now = this.#current?.sizes.get(type);
    if (!now || (now.availability === 'disable' && now.amount === 0)) return false;
    const { price, crossed_price } = now;
    this.size({ type, columns: { price, crossed_price, amount: 0, availability: 'disable' }, stocks: [] });
    return true;
  }

  /** The categories beside its own. */
  places(wanted: ReadonlySet<number>): void {
    const now = this.#current?.places ?? new Set<number>();
    const gone = [...now].filter((category) => !wanted.has(category));
    const added = [...wanted].filter((category) => !now.has(category));
    if (gone.length > 0) this.#changes.gonePlaces.push({ productId: this.#id, categories: gone });
    this.#changes.places.push(...added.map((category_id) => ({ product_id: this.#id, category_id })));
    if (gone.length + added.length > 0) this.parts.add('places');
  }

  /** The addresses of its pictures. Replaced pictures are fetched again; moved ones are not. */
  pictures(wanted: ReadonlyArray<MappedPicture>): void {
    const now = this.#current?.pictures ?? new Map<string, PictureRow>();
    const urls = new Set(wanted.map(({ url }) => url));
    const gone = [...now.keys()].filter((url) => !urls.has(url));
    const changed = wanted.flatMap(({ url, version }, position): Array<Row<'picture_addresses'>> => {
      const known = now.get(url);
      if (known?.version === version && known.position === position) return [];
      const picture_id = known?.version === version ? known.picture_id : null;
      return [{ product_id: this.#id, url, version, position, picture_id }];
    });
    if (gone.length > 0) this.#changes.gonePictures.push({ productId: this.#id, urls: gone });
    this.#changes.pictures.push(...changed);
    if (gone.length + changed.length > 0) this.parts.add('pictures');
  }

  words(wanted: ReadonlyMap<string, number>): void {
    const now = this.#current?.words ?? new Map<string, number>();
    const gone = [...now.keys()].filter((word) => !wanted.has(word));
    const changed = [...wanted].filter(([word, weight]) => now.get(word) !== weight);
    if (gone.length > 0) this.#changes.goneWords.push({ productId: this.#id, words: gone });
    for (const [token, weight] of changed) this.#changes.words.push({ product_id: this.#id, token, weight });
    if (this.parts.size === 0 && gone.length + changed.length > 0) this.parts.add('search');
  }

  #note<Columns extends object>(changed: Columns, partOf: Readonly<Record<string, ChangedPart>>): void {
    for (const name of Object.keys(changed)) {
      const part = partOf[name];
      if (part) this.parts.add(part);
    }
  }
}
