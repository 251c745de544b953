// What the server takes for lists with facets, searches, suggestions and product pages in a shop of 50,000 products,
// and how many search and product calls it answers per call of an empty route, on both engines. Fails above a limit.
// Usage: npm run bench:server [-- --products 50000] [--engine sqlite|postgres] [--rounds 200] [--seconds 4]
//        [--only search]: only scenarios with that in their name, and no calls over HTTP.
//        [--by processor]: judge by the processor time of this process, on a machine that others use, too.
// Columns: p50 and p95 by the clock, then of processor time.
// A filled shop is reused: DATA_DIR names its folder for SQLite, DATABASE_URL its database for PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { listen } from '../../../storefront/platform/http/listen.ts';
import { openStore, type Engine, type Store } from '../../../storefront/store/index.ts';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { importBuilt } from '../build-entry.ts';
import { median } from '../frame.ts';
import type * as Calls from './calls.ts';
import { firstId, generateCatalogue } from './generate-catalogue.ts';
import { scenariosOf, type Scenario } from './scenarios.ts';
import { throughput, type Route } from './throughput.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
    by: { type: 'string', default: 'clock' },
  },
});
const judgedBy = options.by === 'processor' ? 'processor' : 'clock';
const { appOf, productBody, suggestionBody } = await importBuilt<typeof Calls>(
  path.join(import.meta.dirname, 'calls.ts'),
);
const productCount = Number(options.products);
const warmUps = 10;

/** A filled shop on an engine; the stack disposes of what the run created. */
async function openShop(engine: Engine, resources: AsyncDisposableStack): Promise<Store> {
  const given = engine === 'sqlite' ? process.env['DATA_DIR'] : process.env['DATABASE_URL'];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    // Reads do not depend on write safety; memory is that of a shop of this size.
    const server = given ? null : await startPostgres(['-c', 'fsync=off', '-c', 'shared_buffers=512MB']);
    if (server) resources.defer(server.stop);
    databaseUrl = given ?? server!.url;
  }
  const began = performance.now();
  const used = process.cpuUsage();
  const store = await openStore({
    dataDir: engine === 'sqlite' ? (given ?? folder) : folder,
    databaseUrl,
    clock: Date.now,
    loadCatalogue: async () => generateCatalogue(productCount),
  });
  resources.defer(store.close);
  // One address exceeds all shoppers of a day.
  await store.settings.set('rateLimitFactor', 1e6);
  if (databaseUrl) await settle(databaseUrl);
  await store.catalogue.refresh();
  const { user, system } = process.cpuUsage(used);
  const seconds = [(performance.now() - began) / 1000, (user + system) / 1e6].map((each) => each.toFixed(1));
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const megabytes = [rss, heapUsed, arrayBuffers].map((each) => (each / 1e6).toFixed(0));
  console.log(
    `${engine}: opened after ${seconds.join(' s, by ')} s of the processor; memory ${megabytes[0]} MB, used by V8 ${megabytes[1]} and by arrays ${megabytes[2]}`,
  );
  return store;
}

/** What autovacuum does within minutes of an import. */
async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** The middle and the 95th percentile. */
function percentiles(values: ReadonlyArray<number>) {
  const sorted = values.toSorted((a, b) => a - b);
  return { p50: median(sorted), p95: sorted[Math.ceil(sorted.length * 0.95) - 1]! };
}

/** Milliseconds by the clock, and of this process's processor time, which other processes do not change. */
async function measure({ before, run }: Scenario) {
  const times: number[] = [];
  const costs: number[] = [];
  for (let round = -warmUps; round < Number(options.rounds); round += 1) {
    await before?.();
    const began = performance.now();
    const used = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(used);
    if (round < 0) continue;
    times.push(performance.now() - began);
    costs.push((user + system) / 1000);
  }
  return { clock: percentiles(times), processor: percentiles(costs) };
}

/** Calls in turn with the empty route, forwards and backwards: slowdowns affect both. */
async function compare(url: string): Promise<void> {
  const empty: Route = { path: '/health', bodies: [] };
  const ids = Array.from({ length: 500 }, (_, index) => firstId + ((index * 97) % productCount));
  const texts = ['lampa', 'sukienka', 'kubek poranek', 'wełn', 'stół klon', 'sukeinka', 'poduszka'];
  const calls: ReadonlyArray<Route & { name: string }> = [
    { name: 'search call', path: '/graphql/v1/', bodies: texts.map(suggestionBody) },
    { name: 'product call', path: '/graphql/v1/', bodies: ids.map(productBody) },
  ];
  const seconds = Number(options.seconds);
  for (const call of calls) {
    const rates: Array<[number, number]> = [];
    await throughput(url, call, 1);
    for (let round = 0; round < 3; round += 1) {
      const order = round % 2 === 0 ? [empty, call] : [call, empty];
      const pair = [];
      for (const route of order) pair.push(await throughput(url, route, seconds));
      rates.push((round % 2 === 0 ? pair : pair.toReversed()) as [number, number]);
    }
    const ratio = median(rates.map(([none, all]) => all / none));
    const [idle, busy] = [0, 1].map((index) => median(rates.map((rate) => rate[index]!)));
    console.log(
      `${call.name}: ${ratio.toFixed(3)} of the empty route (${busy!.toFixed(0)} to ${idle!.toFixed(0)} a second)`,
    );
  }
}

async function bench(engine: Engine): Promise<boolean> {
  await using resources = new AsyncDisposableStack();
  const store = await openShop(engine, resources);
  const app = appOf(store);
  const suggest = async (text: string) => {
    const init = { method: 'POST', body: suggestionBody(text), headers: { 'Content-Type': 'application/json' } };
    const response = await app.request('http://localhost/graphql/v1/', init);
    if (response.status !== 200) throw new Error(`A suggestion answered ${response.status}.`);
    return response.text();
  };
  let isWithin = true;
  const scenarios = await scenariosOf(store, suggest);
  for (const scenario of scenarios.filter(({ name }) => name.includes(options.only ?? ''))) {
    const { name, bar } = scenario;
    const measured = await measure(scenario);
    const { p95 } = measured[judgedBy];
    const isRight = bar === null || p95 < bar;
    isWithin &&= isRight;
    const verdict = bar === null ? '' : `bar ${bar}${isRight ? '' : ', MISSED'}`;
    const figures = [measured.clock, measured.processor].flatMap((each) => [each.p50.toFixed(1), each.p95.toFixed(1)]);
    console.log(`| ${[engine, name, ...figures, verdict].join(' | ')} |`);
  }
  if (options.only !== undefined) return isWithin;
  const listening = await listen(app, '127.0.0.1', 0);
  resources.defer(() => listening.stop());
  await compare(listening.url);
  return isWithin;
}

const engines = (['sqlite', 'postgres'] as const).filter((engine) => !options.engine || options.engine === engine);
const results = [];
for (const engine of engines) results.push(await bench(engine));
process.exitCode = results.every(Boolean) ? 0 : 1;
