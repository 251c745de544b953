import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { isUnavailable } from '../platform/store/engine/errors.ts';
import { openPostgres } from '../platform/store/engine/postgres.ts';
import { openStore } from './open-store.ts';
import { expectNothingLost, PlacingShop } from './testing/placing-shop.ts';
import { startPostgres } from './testing/postgres-server.ts';
import { engines, filledShop, makePlace } from './testing/stores.ts';

/** Orders acknowledged before each kill. Deaths find what is half-written, not the number of orders. */
const ordersBeforeKills = inject('isFullRun') ? [40, 60, 100] : [10, 20];

describe.each(engines)('kill -9 of the shop on %s', (engine) => {
  it(`loses none of the orders that were acknowledged, after ${ordersBeforeKills.join(', ')}, and leaves none half-written`, async () => {
    const place = await makePlace(engine, filledShop());
    const acknowledged: string[] = [];
    try {
      // Each start finds the orders acknowledged before it.
      for (const count of ordersBeforeKills) {
        const shop = new PlacingShop(place.dataDir, place.databaseUrl);
        await shop.reaches(count);
        await shop.kill();
        acknowledged.push(...shop.acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(ordersBeforeKills.reduce((sum, count) => sum + count));
      const store = await place.open();
      const stored = await expectNothingLost(await place.openTables(), acknowledged);
      console.info(`${engine}: ${acknowledged.length} acknowledged, ${stored} stored`);
      expect((await store.orders.byNumber(acknowledged.at(-1)!))?.lines).toHaveLength(1);
      await expect(store.ping()).resolves.toBeUndefined();
    } finally {
      await place.remove();
    }
  });
});

describe('kill -9 of PostgreSQL', () => {
  const [before, after] = inject('isFullRun') ? [100, 100] : [20, 20];

  it(`loses none of the orders that were acknowledged, ${before} before and ${after} after it, and the shop goes on by itself`, async () => {
    const server = await startPostgres();
    // Even a shop on PostgreSQL keeps its uploads in its folder.
    const folder = await mkdtemp(join(tmpdir(), 'witryna-faults-'));
    const shop = new PlacingShop(folder, server.url);
    try {
      await shop.reaches(before);
      server.kill();
      await expect.poll(() => shop.gone).toBeGreaterThan(0);
      await server.restart();
      await shop.reaches(shop.acknowledged.length + after);
      await shop.kill();
      const store = await openStore({ dataDir: folder, databaseUrl: server.url, clock: Date.now });
      const tables = await openPostgres(server.url);
      await expectNothingLost(tables.read, shop.acknowledged);
      await tables.close();
      await store.close();
    } finally {
      await shop.kill();
      await server.stop();
      await rm(folder, { recursive: true });
    }
  });
});

describe('PostgreSQL that closes its connections', () => {
  it('is asked again over new ones, which only the log shows', async () => {
    const place = await makePlace('postgres');
    const lost: Error[] = [];
    const store = await openStore({
      dataDir: place.dataDir,
      databaseUrl: place.databaseUrl,
      clock: Date.now,
      postgres: { onConnectionLost: (error) => lost.push(error) },
    });
    try {
      await Promise.all(Array.from({ length: 5 }, () => store.ping()));
      const tables = await place.openTables();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(tables);
      // Requests at that very moment may still fail; later ones do not.
      const ask = () =>
        store.ping().then(
          () => 'answered',
          (error: unknown) => (isUnavailable(error) ? 'gone' : error),
        );
      await expect.poll(() => lost.length).toBeGreaterThan(0);
      await expect.poll(ask).toBe('answered');
      expect((await store.catalogue.list({})).total).toBeGreaterThan(40);
    } finally {
      await store.close();
      await place.remove();
    }
  });
});

describe('a read-only PostgreSQL', () => {
  it('fails the readiness check until it accepts writes again', async () => {
    const place = await makePlace('postgres');
    try {
      const store = await place.open(null);
      await store.ping();
      const tables = await place.openTables();
      const name = new URL(place.databaseUrl!).pathname.slice(1);
      const setReadOnly = async (isReadOnly: 'on' | 'off') => {
        await sql`set default_transaction_read_only = off`.execute(tables);
        await sql.raw(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`).execute(tables);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(tables);
      };
      const ping = () =>
        store.ping().then(
          () => 'ready',
          (error: { code?: unknown }) => error.code,
        );
      await setReadOnly('on');
      // 25006: read_only_sql_transaction.
      await expect.poll(ping).toBe('25006');
      await setReadOnly('off');
      await expect.poll(ping).toBe('ready');
    } finally {
      await place.remove();
    }
  });
});

describe('a disk without room for the SQLite file', () => {
  it('fails the readiness check', async () => {
    const place = await makePlace('sqlite');
    try {
      await (await place.open(null)).close();
      const script = `
        const { openStore } = await import(${JSON.stringify(new URL('./open-store.ts', import.meta.url).href)});
        const store = await openStore({ dataDir: ${JSON.stringify(place.dataDir)}, clock: Date.now, loadCatalogue: null });
        await store.ping();
        console.log('ready');
        for (;;) await store.ping();`;
      // No file may grow beyond 128 kB: the WAL file reaches that after some writes, like on a full disk.
      const limited = 'trap "" XFSZ; ulimit -f 256; exec "$0" --input-type=module --eval "$1"';
      const { stdout, stderr, status } = spawnSync('sh', ['-c', limited, process.execPath, script], {
        encoding: 'utf8',
      });
      expect(stdout).toContain('ready');
      expect(stderr).toMatch(/disk I\/O error|database or disk is full/);
      expect(status).toBe(1);
    } finally {
      await place.remove();
    }
  });
});
