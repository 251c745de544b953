// Buyers who order one after the other for some minutes, on one build or on several in turn, and what that leaves behind: orders a
// second, processor time of the shop and of PostgreSQL an order, and the age of the oldest unsent mail at the end. Mails go to a mail
// server in a thread. Fails where an answer is a fault or a mail is older than 30 seconds. Needs the built shop.
// Usage: npm run bench:load [-- --buyers 50] [--seconds 180] [--orders 200] [--engine sqlite|postgres] [--builds dist,../old/dist] [--rounds 1]
// [--payment transfer], which builds without BLIK take, too
// [--warm-up 400] orders that are not measured: a new process compiles its code in them
import { readFileSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../../storefront/store/testing/test-database.ts';
import { countOf, runSql } from '../../e2e/support/database.ts';
import { HttpShopper } from '../../e2e/support/http-shopper.ts';
import { startShop, type Engine } from '../../e2e/support/shop.ts';

const { values: options } = parseArgs({
  options: {
    buyers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '180' },
    orders: { type: 'string', default: 'Infinity' },
    engine: { type: 'string' },
    builds: { type: 'string', default: 'dist' },
    rounds: { type: 'string', default: '1' },
    'mail-pause': { type: 'string', default: '50' },
    payment: { type: 'string', default: 'blik' },
    'warm-up': { type: 'string', default: '0' },
  },
});
const engines = options.engine === undefined ? (['sqlite', 'postgres'] as const) : [options.engine as Engine];
const buyers = Number(options.buyers);
const seconds = Number(options.seconds);
/** Ends a run early: enough for processor times. */
const mostOrders = Number(options.orders);
/** In seconds: the bar of the oldest mail's age. */
const oldestAllowed = 30;
const candle = { id: 1029, address: '/product-pol-1029-swieca-zywica-i-dym.html' };

/** Seconds of processor time that a process and its ended children used (proc(5): ticks of 10 ms). */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / 100;
}

/** Seconds that PostgreSQL's server and all of its processes used. */
function secondsOfPostgres(port: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parentOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]!;
  const isServer = (pid: string) => {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words[0]!.endsWith('postgres') && words.includes(port);
  };
  const safely = <T>(ask: (pid: string) => T, pid: string, otherwise: T): T => {
    try {
      return ask(pid);
    } catch {
      return otherwise;
    }
  };
  const server = pids.find((pid) => safely(isServer, pid, false));
  const own = pids.filter((pid) => pid === server || safely(parentOf, pid, '') === server);
  return own.reduce((sum, pid) => sum + safely((each) => secondsOf(Number(each)), pid, 0), 0);
}

async function bench(engine: Engine, build: string): Promise<boolean> {
  await using resources = new AsyncDisposableStack();
  const sink = new Worker(new URL('./mail-sink.ts', import.meta.url), {
    workerData: { pause: Number(options['mail-pause']) },
  });
  resources.defer(async () => void (await sink.terminate()));
  const [smtpUrl] = (await once(sink, 'message')) as [string];
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    const server = await startPostgres();
    resources.defer(server.stop);
    databaseUrl = (await createDatabase(server.url)).url;
  }
  const shop = await startShop({
    engine,
    entry: path.resolve(build, 'server/main.js'),
    environment: { SMTP_URL: smtpUrl },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  resources.defer(async () => void (await shop.stop()));
  await shop.kill();
  await runSql(shop, `update sizes set amount = 900000000 where product_id = ${candle.id} returning amount`);
  await shop.restart();
  const pid = Number([...shop.output().matchAll(/"pid":(\d+)/g)].at(-1)![1]);
  const postgresPort = databaseUrl && new URL(databaseUrl).port;
  const used = () => ({
    shop: secondsOf(pid),
    // This process with its mail server, which share the cores.
    clients: secondsOf(process.pid),
    postgres: postgresPort === undefined ? 0 : secondsOfPostgres(postgresPort),
  });

  const faults = new Set<string>();
  let orders = 0;
  let most = Number(options['warm-up']);
  let began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const buy = async () => {
    while (elapsed() < seconds && orders < most) {
      const shopper = new HttpShopper(shop.url, (at, { status }) => {
        if (status >= 500) faults.add(`${at.split('?')[0]}: ${status}`);
      });
      await shopper.add(candle.address, { size: 'uniw', number: '1' });
      const summary = await shopper.prepare({ shipping: '1-1', payform_id: options.payment });
      const { address } = await shopper.order(summary);
      orders += 1;
      if (options.payment === 'blik') await shopper.post(address, { blik_code: '777321' });
      await shopper.get(address);
    }
  };
  const buyAll = () =>
    Promise.all(Array.from({ length: buyers }, () => buy().catch((error: unknown) => faults.add(String(error)))));
  await buyAll();
  orders = 0;
  most = mostOrders;
  const before = used();
  began = performance.now();
  await buyAll();
  const took = elapsed();
  const after = used();
  sink.postMessage('count');
  const [{ received, mostOpen }] = (await once(sink, 'message')) as [{ received: number; mostOpen: number }];
  await shop.kill();
  // The shop's clock starts again with each of its starts; its last mail was written in the last second.
  const mails = await countOf(shop, 'select count(*) as n from outbox');
  const unsent = await countOf(shop, 'select count(*) as n from outbox where sent_at is null');
  const age = await countOf(
    shop,
    `select (select max(created_at) from outbox) - coalesce(min(created_at), (select max(created_at) from outbox)) as n
     from outbox where sent_at is null`,
  );
  const perOrder = (what: 'shop' | 'postgres' | 'clients') =>
    (((after[what] - before[what]) * 1000) / orders).toFixed(1);
  console.log(
    `${engine}, ${build}: ${(orders / took).toFixed(1)} orders a second (${orders}), processor time an order ${perOrder('shop')} ms of the shop` +
      `${postgresPort === undefined ? '' : ` and ${perOrder('postgres')} ms of PostgreSQL`}, ${perOrder('clients')} ms of the buyers; ${mails} mails, ${received} received, ${unsent} unsent, ` +
      `the oldest is ${(age / 1000).toFixed(1)} s old, ${mostOpen} connections at most; load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  for (const one of faults) console.log(`  ${one}`);
  if (faults.size > 0)
    for (const [line] of shop.output().matchAll(/^.*"level":"error".*$/gm)) console.log(`  ${line.slice(0, 1000)}`);
  return faults.size === 0 && age <= oldestAllowed * 1000;
}

console.log(`${os.cpus().length} cores, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`);
for (const engine of engines) {
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const build of options.builds.split(',')) if (!(await bench(engine, build))) process.exitCode = 1;
}
