import { sql } from 'kysely';
import { insertTables } from '../../../storefront/demo/seed/insert.ts';
import { seed } from '../../../storefront/demo/seed/index.ts';
import { rowsOf } from '../../../storefront/demo/seed/rows.ts';
import { transact } from '../../../storefront/platform/store/engine/database.ts';
import { openPostgres } from '../../../storefront/platform/store/engine/postgres.ts';
import { openSqlite } from '../../../storefront/platform/store/engine/sqlite.ts';
import { migrate } from '../../../storefront/platform/store/migrations/index.ts';
import { firstId, generateCatalogue } from './generate-catalogue.ts';

/** Products of one transaction: a million at once would need 15 GB. */
const portion = 20_000;

/** Those that have rows of products. */
const tables = new Set(
  'products product_zones product_categories sizes size_stocks price_history quantity_tiers pictures opinions questions search_tokens'.split(
    ' ',
  ),
);

/** Where a shop has its data, as in the server's environment. */
export interface ShopPlace {
  readonly dataDir: string;
  /** Of PostgreSQL; SQLite in `dataDir` without it. */
  readonly databaseUrl: string | undefined;
}

/** Fills a shop up to `count` generated products; what it has already stays. */
export async function fillShop(place: ShopPlace, count: number): Promise<void> {
  const { databaseUrl, dataDir } = place;
  const database =
    databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl, { statementTimeout: 0 });
  try {
    await migrate(database);
    await seed(database, async () => generateCatalogue(0), Date.now());
    if (database.engine === 'sqlite') {
      await sql`pragma synchronous = off`.execute(database.write);
      await sql`pragma cache_size = -1000000`.execute(database.write);
    }
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
    // What autovacuum does within minutes.
    if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.write);
  } finally {
    await database.close();
  }
}
