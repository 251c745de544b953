import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Shop } from './shop.ts';

/** Runs one statement directly in a shop's database. Beside a running shop with SQLite it waits for the shop's own writes. */
export async function runSql(
  shop: Pick<Shop, 'dataDir' | 'databaseUrl'>,
  statement: string,
): Promise<ReadonlyArray<Record<string, unknown>>> {
  if (shop.databaseUrl) {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const file = (await readdir(shop.dataDir)).find((name) => /\.(db|sqlite3?)$/.test(name));
  if (!file) throw new Error(`No database in ${shop.dataDir}`);
  const database = new DatabaseSync(join(shop.dataDir, file), { timeout: 10_000 });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

/** The number returned by a `select count(*) as n ...`. */
export async function countOf(shop: Shop, statement: string): Promise<number> {
  const [row] = await runSql(shop, statement);
  return Number(row?.['n']);
}
