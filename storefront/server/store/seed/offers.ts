import type { Catalogue } from '../../../catalogue/types.ts';
import type { Tx } from '../engine/database.ts';
import { insertTables } from './insert.ts';

/** What of the goods came with migration 0011: what is ordered as free, and the special lists. */
export async function insertOffers(tx: Tx, { products }: Pick<Catalogue, 'products'>): Promise<void> {
  const free = products.filter(({ isFreeToOrder }) => isFreeToOrder).map(({ id }) => id);
  if (free.length > 0) await tx.updateTable('products').set({ is_free_to_order: 1 }).where('id', 'in', free).execute();
  await insertTables(tx, {
    product_zones: products.flatMap(({ id, zones = [] }) => zones.map((zone) => ({ product_id: id, zone }))),
  });
}
