import type { Catalogue } from '../types/catalogue.ts';
import type { Product } from '../../features/catalogue/types.ts';
import type { Tx } from '../../platform/store/engine/database.ts';
import { insertTables } from './insert.ts';
import { insertFurtherCategories, insertZones, letOrderAsFree } from './offers.ts';
import { rowsOf } from './rows.ts';

/** What of a catalogue belongs to its products; all else a shop of an earlier edition has. */
const ofProducts = [
  'products',
  'sizes',
  'size_stocks',
  'price_history',
  'quantity_tiers',
  'pictures',
  'opinions',
  'questions',
  'search_tokens',
] as const;

/**
 * Brings a demo shop of the first edition what the second one added, as old as on the first day of a new shop. What is there stays as
 * it is: a number that the shop has given away is not taken, and zones or lists that it has filled by itself are its own.
 */
export async function addEdition(tx: Tx, catalogue: Catalogue, now: number): Promise<void> {
  const rows = await tx.selectFrom('products').select('id').execute();
  const taken = new Set(rows.map(({ id }) => id));
  const isFirst = ({ edition = 1 }: Product) => edition === 1;
  const products = catalogue.products.filter((product) => !isFirst(product) && !taken.has(product.id));
  const zone = await tx.selectFrom('product_zones').select('product_id').limit(1).executeTakeFirst();
  const place = await tx.selectFrom('product_categories').select('product_id').limit(1).executeTakeFirst();
  const added = rowsOf({ ...catalogue, products }, now);
  await insertTables(tx, Object.fromEntries(ofProducts.map((table) => [table, added[table] ?? []])));
  await letOrderAsFree(tx, products);
  const own = [...catalogue.products.filter(isFirst), ...products];
  if (!zone) await insertZones(tx, own);
  if (!place) await insertFurtherCategories(tx, own);
}
