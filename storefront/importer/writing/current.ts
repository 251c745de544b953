import type { Selectable } from 'kysely';
import { groupBy } from '../../features/catalogue/store.ts';
import type { Tx } from '../../platform/store/engine/database.ts';
import type { Schema } from '../../platform/store/schema.ts';

export type ProductRow = Selectable<Schema['products']>;
export type SizeRow = Selectable<Schema['sizes']>;
export type PictureRow = Selectable<Schema['picture_addresses']>;

/** The store's data of a product. */
export interface Current {
  readonly product: ProductRow;
  /** By type. */
  readonly sizes: ReadonlyMap<string, SizeRow>;
  /** Amounts by size type, then by stock. */
  readonly stocks: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Weights of its search words; empty if not requested. */
  readonly words: ReadonlyMap<string, number>;
  /** The categories beside its own; empty if not requested. */
  readonly places: ReadonlySet<number>;
  /** By address; empty if not requested. */
  readonly pictures: ReadonlyMap<string, PictureRow>;
}

/** Products with all data an import compares, by id. */
export async function loadCurrent(
  tx: Tx,
  ids: ReadonlyArray<number>,
  { isWhole }: { isWhole: boolean },
): Promise<ReadonlyMap<number, Current>> {
  const products = await tx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const known = products.map(({ id }) => id);
  if (known.length === 0) return new Map();
  const sizes = await tx.selectFrom('sizes').selectAll().where('product_id', 'in', known).execute();
  const stocks = await tx.selectFrom('size_stocks').selectAll().where('product_id', 'in', known).execute();
  const words = isWhole
    ? await tx.selectFrom('search_tokens').selectAll().where('product_id', 'in', known).execute()
    : [];
  const pictures = isWhole
    ? await tx.selectFrom('picture_addresses').selectAll().where('product_id', 'in', known).execute()
    : [];
  const places = isWhole
    ? await tx.selectFrom('product_categories').selectAll().where('product_id', 'in', known).execute()
    : [];
  const sizesOf = groupBy(sizes, (row) => row.product_id);
  const stocksOf = groupBy(stocks, (row) => row.product_id);
  const wordsOf = groupBy(words, (row) => row.product_id);
  const picturesOf = groupBy(pictures, (row) => row.product_id);
  const placesOf = groupBy(places, (row) => row.product_id);
  return new Map(
    products.map((product) => [
      product.id,
      {
        product,
        sizes: new Map((sizesOf.get(product.id) ?? []).map((row) => [row.type, row])),
        stocks: new Map(
          [...groupBy(stocksOf.get(product.id) ?? [], (row) => row.size_type)].map(([type, rows]) => [
            type,
            new Map(rows.map(({ stock_id, amount }) => [stock_id, amount])),
          ]),
        ),
        words: new Map((wordsOf.get(product.id) ?? []).map(({ token, weight }) => [token, weight])),
        places: new Set((placesOf.get(product.id) ?? []).map(({ category_id }) => category_id)),
        pictures: new Map((picturesOf.get(product.id) ?? []).map((row) => [row.url, row])),
      },
    ]),
  );
}
