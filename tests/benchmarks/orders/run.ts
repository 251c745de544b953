// 200 buyers order and pay at once: a piece each of goods that last for three quarters of them, by BLIK at the test provider.
// Fails where an answer is a fault, a piece is sold twice or a payment counts twice. The speed is a ratio to bare inserts into
// the same database in the same run, so that it can be compared between machines. Needs the built shop.
// Usage: npm run bench:orders [-- --buyers 200] [--engine sqlite|postgres]
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../../storefront/store/testing/test-database.ts';
import { countOf, runSql } from '../../e2e/support/database.ts';
import { HttpShopper } from '../../e2e/support/http-shopper.ts';
import { startShop, type Engine } from '../../e2e/support/shop.ts';

const { values: options } = parseArgs({
  options: { buyers: { type: 'string', default: '200' }, engine: { type: 'string' } },
});
const engines = options.engine === undefined ? (['sqlite', 'postgres'] as const) : [options.engine as Engine];
const buyers = Number(options.buyers);
const pieces = Math.ceil(buyers * 0.75);
/** How many baskets are filled at once, before the start. */
const atOnce = 10;
const candle = { id: 1029, address: '/product-pol-1029-swieca-zywica-i-dym.html' };
const insert = `insert into bare (words) values ('${'x'.repeat(400)}')`;

const perSecond = (count: number, began: number): number => (count * 1000) / (performance.now() - began);

/** Durable inserts of one row each, a second: one after the other on SQLite, over ten connections on PostgreSQL. */
async function bareInserts(databaseUrl: string | undefined): Promise<number> {
  const count = 1000;
  if (databaseUrl === undefined) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-bare-'));
    const database = new DatabaseSync(path.join(folder, 'bare.sqlite'));
    database.exec('pragma journal_mode = wal; pragma synchronous = full; create table bare (words text) strict');
    const statement = database.prepare(insert);
    const began = performance.now();
    for (let n = 0; n < count; n += 1) statement.run();
    const rate = perSecond(count, began);
    database.close();
    await rm(folder, { recursive: true });
    return rate;
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('create table bare (words text)');
  const began = performance.now();
  await Promise.all(Array.from({ length: count }, () => pool.query(insert)));
  const rate = perSecond(count, began);
  await pool.query('drop table bare');
  await pool.end();
  return rate;
}

async function bench(engine: Engine): Promise<boolean> {
  await using resources = new AsyncDisposableStack();
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    const server = await startPostgres();
    resources.defer(server.stop);
    databaseUrl = (await createDatabase(server.url)).url;
  }
  const shop = await startShop({ engine, ...(databaseUrl !== undefined && { databaseUrl }) });
  resources.defer(async () => void (await shop.stop()));
  await shop.kill();
  await runSql(shop, `update sizes set amount = ${pieces * 1000} where product_id = ${candle.id} returning amount`);
  const before = await bareInserts(databaseUrl);
  await shop.restart();

  const faults: string[] = [];
  const ready: Array<{ shopper: HttpShopper; summary: Readonly<Record<string, string>> }> = [];
  const prepare = async () => {
    const shopper = new HttpShopper(shop.url, (at, { status }) => {
      if (status >= 500) faults.push(`${at.split('?')[0]}: ${status}`);
    });
    await shopper.add(candle.address, { size: 'uniw', number: '1' });
    ready.push({ shopper, summary: await shopper.prepare({ shipping: '1-1', payform_id: 'blik' }) });
  };
  while (ready.length < buyers)
    await Promise.all(Array.from({ length: Math.min(atOnce, buyers - ready.length) }, prepare));

  let began = performance.now();
  const placed = await Promise.all(ready.map(({ shopper, summary }) => shopper.post('/order2.php', summary)));
  const orders = perSecond(placed.filter(({ status }) => status === 303).length, began);
  const refused = placed.filter(({ status }) => status !== 303);
  const waiting = placed.flatMap(({ location }, index) =>
    location === null ? [] : [{ location, shopper: ready[index]!.shopper }],
  );
  began = performance.now();
  await Promise.all(waiting.map(({ shopper, location }) => shopper.post(location, { blik_code: '777321' })));
  const payments = perSecond(waiting.length, began);

  await shop.kill();
  const after = await bareInserts(databaseUrl);
  const count = (sql: string) => countOf(shop, `select count(*) as n from ${sql}`);
  const left = await countOf(shop, `select amount as n from sizes where product_id = ${candle.id}`);
  const wrong = [
    ...new Set(faults),
    ...(refused.every(({ status }) => status === 409)
      ? []
      : [`refused by ${refused.map(({ status }) => status).join(' ')}`]),
    ...((await count('orders')) === pieces && left === 0
      ? []
      : [`${await count('orders')} orders of ${pieces} pieces, ${left} left`]),
    ...((await count(`payments where external_id is not null`)) === pieces
      ? []
      : ['a payment was not started, or twice']),
  ];
  const bare = (before + after) / 2;
  console.log(
    `${engine}: ${pieces} of ${buyers} buyers at once got a piece; ${orders.toFixed(0)} orders and ${payments.toFixed(0)} starts of a payment a second, ` +
      `${(orders / bare).toFixed(3)} and ${(payments / bare).toFixed(3)} of bare inserts (${before.toFixed(0)} before, ${after.toFixed(0)} after)`,
  );
  for (const one of wrong) console.log(`  ${one}`);
  return wrong.length === 0;
}

console.log(`${os.cpus().length} cores, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`);
for (const engine of engines) if (!(await bench(engine))) process.exitCode = 1;
