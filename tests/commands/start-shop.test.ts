import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../storefront/store/testing/test-database.ts';
import { shopNow, startShop } from '../e2e/support/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-start-shop-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string, source: string) => {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
};

/** Returns its environment, and exits when asked to. */
const server = program(
  'server.mjs',
  `import { createServer } from 'node:http';
   import { appendFileSync, readFileSync } from 'node:fs';
   const { PORT, HOST, DATA_DIR, SHOP_NOW, DATABASE_URL, SECRET } = process.env;
   appendFileSync(DATA_DIR + '/starts', '.');
   createServer((request, response) => response.end(JSON.stringify({ SHOP_NOW, DATABASE_URL, SECRET, starts: readFileSync(DATA_DIR + '/starts', 'utf8') }))).listen(PORT, HOST, function () { console.log('http://127.0.0.1:' + this.address().port + '/'); });
   process.on('SIGTERM', () => process.exit(7));`,
);

const ask = async (url: string) => (await fetch(url)).json() as Promise<Record<string, string>>;

describe('a shop for a test', () => {
  it('serves with its own data and clock, survives kill -9 with its data, and leaves nothing behind', async () => {
    process.env.SECRET = 'of the developer';
    const shop = await startShop({ entry: server });
    expect(await ask(shop.url)).toEqual({ SHOP_NOW: shopNow, starts: '.' });
    await shop.kill();
    await expect(fetch(shop.url)).rejects.toThrow('fetch failed');
    await shop.restart();
    expect(await ask(shop.url)).toMatchObject({ starts: '..' });
    expect(await shop.stop()).toBe(7);
    expect(existsSync(shop.dataDir)).toBe(false);
  });

  it('reports what the server printed when its start fails', async () => {
    const entry = program('broken.mjs', 'console.error("no such table"); process.exit(1);');
    await expect(startShop({ entry })).rejects.toThrow(/ended at its start:\nno such table/);
  });
});

describe('PostgreSQL for a test', { timeout: 60_000 }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
    return () => postgres.stop();
  }, 60_000);

  const query = async (connectionString: string, statement: string) => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    return client.query(statement).then(
      async ({ rows }) => {
        await client.end();
        return rows as Array<Record<string, unknown>>;
      },
      async (error: unknown) => {
        await client.end();
        throw error;
      },
    );
  };

  it('gives each shop its own database, and keeps committed data after kill -9 of the server', async () => {
    const shop = await startShop({
      entry: server,
      engine: 'postgres',
      databaseUrl: (await createDatabase(postgres.url)).url,
    });
    const database = (await ask(shop.url)).DATABASE_URL ?? '';
    expect(new URL(database).pathname).toMatch(/^\/witryna_test_[0-9a-f]{16}$/);
    await query(database, 'create table acknowledged as select 41 + 1 as answer');
    postgres.kill();
    await postgres.restart();
    expect(await query(database, 'select answer from acknowledged')).toEqual([{ answer: 42 }]);
    await shop.stop();
  });

  it('drops only the database it created', async () => {
    const one = await createDatabase(postgres.url);
    const other = await createDatabase(postgres.url);
    await one.drop();
    await expect(query(one.url, 'select 1')).rejects.toThrow(/does not exist/);
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
