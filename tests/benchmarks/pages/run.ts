// The server cost of each page in the demo shop, on both engines: a request's processor time as a multiple of an empty
// route's in the same run, and its statements. Fails when the pages leak memory.
// Usage: npm run bench:pages [-- --engine sqlite|postgres] [--rounds 12] [--only basket] [--requests 2000]
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listen } from '../../../storefront/platform/http/listen.ts';
import { openStore, type Engine } from '../../../storefront/store/index.ts';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { openBrowsers, pageVisits } from '../../../storefront/testing/page-visits.ts';
import { importBuilt } from '../build-entry.ts';
import { inMilliseconds, ratioInWords, ratioOf, median } from '../frame.ts';
import type * as Calls from '../server/calls.ts';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    rounds: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    requests: { type: 'string', default: '2000' },
  },
});
const { appOf } = await importBuilt<typeof Calls>(path.join(import.meta.dirname, '../server/calls.ts'));
const warmUps = 60;
/** Requests measured as one: a page, and the empty route, which is fast. */
const pageBatch = 25;
const emptyBatch = 500;
/** Megabytes of V8 that may remain after everything was shown repeatedly. */
const mostGrowth = 5;

type Ask = () => Promise<void>;

/** Processor seconds of this process for one request; waiting for the database or others costs nothing. */
async function costOf(ask: Ask, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / times;
}

/** Megabytes in use after garbage collection. */
async function heapUsed(): Promise<number> {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) throw new Error('Memory is compared with --expose-gc only, as "npm run bench:pages" does.');
  for (let time = 0; time < 4; time += 1) {
    gc();
    // Finalised objects release more in the next turn.
    await setTimeout(10);
  }
  return process.memoryUsage().heapUsed / 1e6;
}

async function bench(engine: Engine): Promise<boolean> {
  await using resources = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-bench-'));
  resources.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = engine === 'postgres' ? await startPostgres(['-c', 'fsync=off']) : null;
  if (server) resources.defer(server.stop);
  let statements = 0;
  const store = await openStore({
    dataDir,
    databaseUrl: server?.url,
    clock: Date.now,
    onStatement: () => (statements += 1),
  });
  resources.defer(store.close);
  // One address exceeds all shoppers of a day.
  await store.settings.set('rateLimitFactor', 1e6);
  const app = appOf(store);
  const listening = await listen(app, '127.0.0.1', 0);
  resources.defer(() => listening.stop());
  const browsers = await openBrowsers({ url: listening.url, store });

  const asking = (address: string, cookie = ''): Ask => {
    const headers = { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) };
    return async () => {
      const response = await app.request(`http://localhost${address}`, { headers });
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
      await response.arrayBuffer();
    };
  };
  const empty = asking('/health');
  const pages = pageVisits
    .filter(({ name }) => name.includes(options.only))
    .map(({ name, visitor, path: address }) => ({ name, ask: asking(address, browsers[visitor].cookie) }));
  await costOf(empty, emptyBatch * 4);
  for (const { ask } of pages) await costOf(ask, warmUps);

  for (const { name, ask } of pages) {
    const before = statements;
    await ask();
    const asked = statements - before;
    const costs: Array<[page: number, empty: number]> = [];
    for (let round = 0; round < Number(options.rounds); round += 1)
      costs.push([await costOf(ask, pageBatch), await costOf(empty, emptyBatch)]);
    const [ours, theirs] = [costs.map(([page]) => page), costs.map(([, none]) => none)];
    const times = ratioInWords(ratioOf(ours, theirs));
    console.log(`| ${engine} | ${name} | ${asked} | ${times} | ${inMilliseconds(median(ours))} |`);
  }

  const before = await heapUsed();
  for (let sent = 0; sent < Number(options.requests); sent += pages.length) for (const { ask } of pages) await ask();
  const growth = (await heapUsed()) - before;
  console.log(`${engine}: ${options.requests} pages left ${growth.toFixed(1)} MB behind (bar ${mostGrowth})`);
  return growth < mostGrowth;
}

const engines = (['sqlite', 'postgres'] as const).filter((engine) => !options.engine || options.engine === engine);
const results = [];
for (const engine of engines) results.push(await bench(engine));
process.exitCode = results.every(Boolean) ? 0 : 1;
