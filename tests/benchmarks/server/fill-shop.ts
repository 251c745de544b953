import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { insertTables } from '../../../storefront/demo/seed/insert.ts';
import { rowsOf } from '../../../storefront/demo/seed/rows.ts';
import { databaseFile, openBesideShop } from '../../../storefront/platform/store/engine/sqlite.ts';
import { transact } from '../../../storefront/platform/store/engine/database.ts';
import { openStore } from '../../../storefront/store/index.ts';
import { firstId, generateCatalogue } from './generate-catalogue.ts';

/** Products of one transaction: a million at once would need 15 GB. */
const portion = 20_000;

/** Those that have rows of products. */
const tables = new Set(
  'products product_zones product_categories sizes size_stocks price_history quantity_tiers pictures opinions questions search_tokens'.split(
    ' ',
  ),
);

/** Fills the shop in `dataDir` up to `count` generated products; what it has already stays. */
export async function fillShop(dataDir: string, count: number): Promise<void> {
  if (!existsSync(path.join(dataDir, databaseFile))) {
    const store = await openStore({ dataDir, clock: Date.now, loadCatalogue: async () => generateCatalogue(0) });
    await store.close();
  }
  const database = openBesideShop(dataDir);
  try {
    await sql`pragma synchronous = off`.execute(database.write);
    await sql`pragma cache_size = -1000000`.execute(database.write);
    const { rows } = await sql<{ last: number | null }>`select max(id) as last from products`.execute(database.read);
    const now = Date.now();
    for (let from = Math.max(0, (rows[0]!.last ?? 0) + 1 - firstId); from < count; from += portion) {
      const catalogue = generateCatalogue(Math.min(portion, count - from), from);
      const made = catalogue.products.filter(({ id }) => id >= firstId);
      // The shop has the rest.
      const rows = Object.entries(rowsOf({ ...catalogue, products: made }, now));
      const ofProducts = rows.filter(([table]) => tables.has(table));
      await transact(database, (tx) => insertTables(tx, Object.fromEntries(ofProducts)));
      console.log(`${from + made.length} products`);
    }
  } finally {
    await database.close();
  }
}
