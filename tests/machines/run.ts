// Two processes of the built shop behind a proxy, on PostgreSQL with a standby, while buyers order: the processes are restarted in turn,
// one is killed, the standby is killed and comes back, the primary changes. No acknowledged order may be lost, a restart may lose no request,
// and no mail may wait. The result goes into docs/audits/machines. Needs the built shop.
// Usage: npm run audit:machines [-- --buyers 4] [--orders 10]
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { readServers } from '../../storefront/platform/store/engine/database-servers.ts';
import { HttpShopper } from '../e2e/support/http-shopper.ts';
import { startShop } from '../e2e/support/shop.ts';
import { startDatabasePair } from './database-pair.ts';
import { startProxy } from './proxy.ts';

const { values: options } = parseArgs({
  options: { buyers: { type: 'string', default: '4' }, orders: { type: 'string', default: '10' } },
});
const buyers = Number(options.buyers);
/** How many orders are acknowledged in each phase, after what happens in it. */
const ordersOfPhase = Number(options.orders);
const project = path.join(import.meta.dirname, '../..');
const candle = { id: 1029, address: '/product-pol-1029-swieca-zywica-i-dym.html' };

interface Phase {
  name: string;
  orders: number;
  requests: number;
  /** Answers of 500 and above, and requests without an answer, by what they were. */
  failed: Record<string, number>;
  /** From the first failed request to the last one, in milliseconds. */
  unavailable: number;
  retried: number;
}

await using resources = new AsyncDisposableStack();
const sink = new Worker(new URL('../benchmarks/load/mail-sink.ts', import.meta.url), { workerData: { pause: 20 } });
resources.defer(async () => void (await sink.terminate()));
const [smtpUrl] = (await once(sink, 'message')) as [string];
const databases = await startDatabasePair();
resources.defer(databases.stop);
const uploads = await mkdtemp(path.join(os.tmpdir(), 'witryna-uploads-'));
resources.defer(() => rm(uploads, { recursive: true }));
const start = () =>
  startShop({
    engine: 'postgres',
    databaseUrl: databases.url,
    environment: { SMTP_URL: smtpUrl, UPLOADS_DIR: uploads },
  });
// The first one fills the shop.
const shops = [await start(), await start()] as const;
for (const shop of shops) resources.defer(async () => void (await shop.stop()));

/** Asks the primary, whichever it is. */
async function ask(sql: string): Promise<Record<string, unknown>> {
  const { servers, first } = readServers(databases.url);
  for (const { port } of servers) {
    const url = new URL(first);
    url.port = String(port);
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (!rows[0]!.standby) return (await client.query<Record<string, unknown>>(sql)).rows[0]!;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ECONNREFUSED') throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('There is no primary.');
}
await ask(`update sizes set amount = 900000000 where product_id = ${candle.id} returning amount`);
await ask(`insert into settings (key, value, updated_at) values ('rateLimitFactor', '1000', 1) returning key`);

const proxy = await startProxy(shops.map(({ url }) => url));
resources.defer(proxy.stop);

let phase: Phase;
const phases: Phase[] = [];
const acknowledged = new Set<string>();
let isOver = false;
let failedFirst: number | null = null;

function fail(what: string): void {
  phase.failed[what] = (phase.failed[what] ?? 0) + 1;
  const now = performance.now();
  failedFirst ??= now;
  phase.unavailable = Math.round(now - failedFirst);
}

/** Repeats a step until it is done: a buyer who sees an error tries again. An order keeps its key, so it is made once. */
async function persist<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (isOver) throw error;
      if (error instanceof TypeError) fail(`no answer: ${error.message}`);
      await sleep(100);
    }
  }
}

async function buy(): Promise<void> {
  while (!isOver) {
    const shopper = new HttpShopper(proxy.url, (at, { status }) => {
      phase.requests += 1;
      if (status >= 500) fail(`${status} for ${at.split('?')[0]}`);
    });
    await persist(() => shopper.add(candle.address, { size: 'uniw', number: '1' }));
    const summary = await persist(() => shopper.prepare({ shipping: '1-1', payform_id: 'transfer' }));
    const { address } = await persist(() => shopper.order(summary));
    acknowledged.add(address);
    phase.orders += 1;
    await persist(() => shopper.get(address));
  }
}

async function during(name: string, event: () => Promise<void>): Promise<void> {
  const retriedBefore = proxy.counts.retried;
  phase = { name, orders: 0, requests: 0, failed: {}, unavailable: 0, retried: 0 };
  failedFirst = null;
  phases.push(phase);
  await event();
  const enough = phase.orders + ordersOfPhase;
  while (phase.orders < enough) await sleep(50);
  phase.retried = proxy.counts.retried - retriedBefore;
  console.log(JSON.stringify(phase));
}

phase = { name: 'start', orders: 0, requests: 0, failed: {}, unavailable: 0, retried: 0 };
const buying = Array.from({ length: buyers }, () => buy().catch(() => {}));
await during('nothing happens', async () => {});
const lag = await databases.lag();
await during('both processes are restarted in turn', async () => {
  for (const shop of shops) await shop.restart();
});
await during('a process is killed, and started again', async () => {
  await shops[0].kill();
  await sleep(1000);
  await shops[0].restart();
});
await during('the standby is killed, and started again', async () => {
  databases.killStandby();
  await sleep(1000);
  await databases.restartStandby();
});
// A change without loss needs a standby that has everything.
while (((await databases.lag()) ?? Infinity) > 1_000_000) await sleep(100);
await during('the primary is stopped, and the standby becomes the primary', databases.changePrimary);
isOver = true;
await Promise.all(buying);

const keys = [...acknowledged].map((address) => new URL(address, proxy.url).searchParams.get('order_number'));
const { orders } = (await ask('select count(*)::int as orders from orders')) as { orders: number };
const { found } = (await ask(
  `select count(*)::int as found from orders where number in (${keys.map((key) => `'${key}'`).join()})`,
)) as { found: number };
const mailsWaiting = async () => {
  const row = await ask('select count(*)::int as waiting from outbox where sent_at is null and attempts = 0');
  return (row as { waiting: number }).waiting;
};
// A process whose primary has changed sends after a pause. No mail may wait longer than half a minute (issue 21).
let waiting = await mailsWaiting();
for (const end = Date.now() + 30_000; waiting > 0 && Date.now() < end; waiting = await mailsWaiting()) await sleep(100);
// What a killed process had claimed is sent when its claim ends.
const { claimed } = (await ask(
  'select count(*)::int as claimed from outbox where sent_at is null and attempts > 0',
)) as { claimed: number };
sink.postMessage('count');
const [{ received }] = (await once(sink, 'message')) as [{ received: number }];

const restart = phases[1]!;
const findings = [
  ...(found === acknowledged.size ? [] : [`${acknowledged.size - found} acknowledged orders are lost`]),
  ...(orders <= acknowledged.size + buyers ? [] : [`${orders} orders of ${acknowledged.size} acknowledged ones`]),
  ...phases
    .slice(0, 2)
    .concat(phases[3]!)
    .flatMap(({ name, failed }) => Object.entries(failed).map(([what, count]) => `${name}: ${count} times ${what}`)),
  ...(waiting === 0 ? [] : [`${waiting} mails wait`]),
  ...(Object.keys(phases[2]!.failed).every((what) => what.startsWith('502'))
    ? []
    : ['a killed process fails more than its own requests']),
  ...(Object.keys(phases[4]!.failed).every((what) => what.startsWith('503'))
    ? []
    : ['a changed primary is no clear error']),
];
const result = {
  taken: new Date().toISOString().slice(0, 10),
  commit: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project, encoding: 'utf8' }).stdout.trim(),
  machine: `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
  buyers,
  acknowledged: acknowledged.size,
  found,
  orders,
  byProcess: [...proxy.sent.values()],
  standbyLagBytes: lag,
  mails: { received, waiting, claimed },
  restartedWithoutLoss: Object.keys(restart.failed).length === 0,
  phases,
  findings,
};
await mkdir(path.join(project, 'docs/audits/machines'), { recursive: true });
await writeFile(path.join(project, 'docs/audits/machines/result.json'), `${JSON.stringify(result, null, 2)}\n`);
for (const one of findings) console.log(`  ${one}`);
console.log(`${acknowledged.size} orders acknowledged, ${found} found`);
process.exitCode = findings.length === 0 ? 0 : 1;
