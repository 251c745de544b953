import type { Catalogue } from '../types/catalogue.ts';
import type { Tx } from '../../platform/store/engine/database.ts';
import { insertTables } from './insert.ts';

type Products = Catalogue['products'];

/** What of the goods came with migrations 0011 and 0017: what is ordered as free, the special lists, further categories. */
export async function insertOffers(tx: Tx, { products }: Pick<Catalogue, 'products'>): Promise<void> {
  await letOrderAsFree(tx, products);
  await insertZones(tx, products);
  await insertFurtherCategories(tx, products);
}

export async function letOrderAsFree(tx: Tx, products: Products): Promise<void> {
  const free = products.filter(({ isFreeToOrder }) => isFreeToOrder).map(({ id }) => id);
  if (free.length > 0) await tx.updateTable('products').set({ is_free_to_order: 1 }).where('id', 'in', free).execute();
}

export const insertZones = (tx: Tx, products: Products): Promise<void> =>
  insertTables(tx, {
    product_zones: products.flatMap(({ id, zones = [] }) => zones.map((zone) => ({ product_id: id, zone }))),
  });

export const insertFurtherCategories = (tx: Tx, products: Products): Promise<void> =>
  insertTables(tx, {
    product_categories: products.flatMap(({ id, furtherCategoryIds = [] }) =>
      furtherCategoryIds.map((category_id) => ({ product_id: id, category_id })),
    ),
  });
