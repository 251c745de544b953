import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isUnavailable } from './engine/errors.ts';
import { openPostgres } from './engine/postgres.ts';
import { openStore } from './open-store.ts';
import type { Schema } from './schema.ts';
import { startPostgres } from './testing/postgres-server.ts';
import { engines, makePlace } from './testing/stores.ts';

const placer = fileURLToPath(new URL('./testing/order-placer.ts', import.meta.url));

/** A shop process that places orders; `acknowledged` grows while it lives. */
class Shop {
  readonly acknowledged: string[] = [];
  gone = 0;
  readonly child: ChildProcessByStdio<null, Readable, null>;

  constructor(dataDir: string, databaseUrl = '') {
    this.child = spawn(process.execPath, [placer, dataDir, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface(this.child.stdout).on('line', (line) => {
      if (line === 'gone') this.gone += 1;
      else this.acknowledged.push(line);
    });
  }

  /** Resolves once `count` orders are acknowledged. */
  async reaches(count: number): Promise<void> {
    while (this.acknowledged.length < count) {
      if (this.child.exitCode !== null) throw new Error(`The shop ended with ${this.child.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}

/** Every order that was acknowledged is there, and every order that is there is whole. */
async function expectNothingLost(tables: Kysely<Schema>, acknowledged: ReadonlyArray<string>): Promise<number> {
  const { rows } = await sql<Record<'number' | 'lines' | 'payments' | 'states' | 'claims', string | number>>`
    select o.number,
      (select count(*) from order_lines as l where l.order_id = o.id and l.total_gross = o.total) as lines,
      (select count(*) from payments as p where p.order_id = o.id and p.amount = o.total) as payments,
      (select count(*) from order_states as s where s.order_id = o.id) as states,
      (select count(*) from order_claims as c where c.order_id = o.id) as claims
    from orders as o order by o.id`.execute(tables);
  const numbers = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(rows.filter((row) => [row.lines, row.payments, row.states, row.claims].some((count) => count !== 1))).toEqual(
    [],
  );
  const mails = await tables.selectFrom('outbox').select('payload').orderBy('id').execute();
  expect(mails.map(({ payload }) => (JSON.parse(payload) as { number: string }).number)).toEqual([...numbers]);
  const claims = await tables
    .selectFrom('order_claims')
    .select('idempotency_key')
    .where('order_id', 'is', null)
    .execute();
  expect(claims).toEqual([]);
  return rows.length;
}

describe.each(engines)('kill -9 of the shop on %s', (engine) => {
  it('in the middle of two hundred acknowledged orders loses none and leaves none half-written', async () => {
    const place = await makePlace(engine);
    const acknowledged: string[] = [];
    try {
      // Deaths find what is half-written, not the number of orders; tests/e2e/faults places five hundred. Each start finds what the one before it acknowledged.
      for (const count of [40, 60, 100]) {
        const shop = new Shop(place.dataDir, place.databaseUrl);
        await shop.reaches(count);
        await shop.kill();
        acknowledged.push(...shop.acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(200);
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
  it('in the middle of two hundred acknowledged orders loses none, and the shop goes on by itself', async () => {
    const server = await startPostgres();
    const shop = new Shop('', server.url);
    try {
      await shop.reaches(100);
      server.kill();
      await expect.poll(() => shop.gone).toBeGreaterThan(0);
      await server.restart();
      const before = shop.acknowledged.length;
      await shop.reaches(Math.max(200, before + 50));
      await shop.kill();
      const store = await openStore({ dataDir: '', databaseUrl: server.url, clock: Date.now });
      const tables = await openPostgres(server.url);
      await expectNothingLost(tables.read, shop.acknowledged);
      await tables.close();
      await store.close();
    } finally {
      await shop.kill();
      await server.stop();
    }
  });
});

describe('PostgreSQL that ends the connections', () => {
  it('is asked again over new ones, and nobody notices but the log', async () => {
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
      // Who asks in that very moment may still be told; then it is over.
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

describe('a PostgreSQL that has become read-only', () => {
  it('fails the check of readiness until it takes writes again', async () => {
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
  it('fails the check of readiness', async () => {
    const place = await makePlace('sqlite');
    try {
      await (await place.open(null)).close();
      const script = `
        const { openStore } = await import(${JSON.stringify(new URL('./open-store.ts', import.meta.url).href)});
        const store = await openStore({ dataDir: ${JSON.stringify(place.dataDir)}, clock: Date.now, loadCatalogue: null });
        await store.ping();
        console.log('ready');
        for (;;) await store.ping();`;
      // No file may grow beyond 128 kB: the WAL file gets there after some writes, as on a disk that fills up.
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
