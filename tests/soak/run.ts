// Lets buyers, a crawler and an importer use the built shop for long while its database fails three times, and writes
// the result into docs/audits/soak: no acknowledged order may be lost, no response may be a failure (503 with
// Retry-After while the database is down is none), each import must be in the shop when it ends, and memory may not
// grow after the warm-up. Needs a build (`npm run build`) and Linux.
// Usage: npm run audit:soak [-- --minutes 30] [--engine sqlite|postgres]: both engines in turn by default.
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverProcess } from '../attacks/support/server-process.ts';
import { writeResult } from '../attacks/support/write-result.ts';
import { brokenOrders, lostOrders } from '../e2e/support/kept-orders.ts';
import { startShop, type Engine } from '../e2e/support/shop.ts';
import { importFeed } from './support/importing.ts';
import { growth, rise, type Sample } from './support/memory.ts';
import { openDatabase } from './support/outages.ts';
import { buy, crawl } from './support/visitors.ts';
import { Watch } from './support/watch.ts';

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, engine: { type: 'string' } },
});
const minutes = Number(options.minutes);
const engines = options.engine === undefined ? (['sqlite', 'postgres'] as const) : [options.engine as Engine];

/** In milliseconds: a minute, a database outage, between two samples and two imports. */
const [minute, outage, sampleEvery, importEvery] = [60_000, 8_000, 2_000, 60_000];
const [buyers, outages] = [2, 3];
/**
 * With enough memory Node lets its heap grow to gigabytes before it collects old objects: minutes would not show a
 * leak. With these limits the shop runs on a small server.
 */
const heap = '--max-old-space-size=160 --max-semi-space-size=8';
/** The share of time in which the shop fills its caches and Node sizes its heap. */
const warmUp = 0.4;
/** The allowed rise of memory after the warm-up, in MB: three lists of a catalogue in memory come and go. */
const mostRise = 60;

async function soak(engine: Engine) {
  await using database = await openDatabase(engine);
  const shop = await startShop({
    engine,
    environment: { NODE_OPTIONS: heap },
    ...(database.url !== undefined && { databaseUrl: database.url }),
  });
  await using resources = new AsyncDisposableStack();
  resources.defer(async () => void (await shop.stop()));
  const watch = new Watch();
  const imports: ReadonlyArray<string>[] = [];
  const { memory } = serverProcess(shop);
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const ending = new AbortController();
  const { signal } = ending;
  const visit = { url: shop.url, watch, signal };
  const samples: Sample[] = [];
  const away: Array<{ from: number; to: number }> = [];

  const sampling = async () => {
    for (; !signal.aborted; await pause(sampleEvery))
      samples.push({ minute: elapsed() / minute, megabytes: Math.round(memory().now * 10) / 10 });
  };
  const importing = async () => {
    while (!signal.aborted) {
      // One that lost its database may fail, and is repeated.
      const found = await importFeed(shop, imports.length).catch((error: unknown) => [`an import: ${String(error)}`]);
      if (found.length === 0 || !watch.isExcused) imports.push(found);
      await pause(importEvery, undefined, { signal }).catch(() => {});
    }
  };
  const interrupting = async () => {
    for (let n = 1; n <= outages; n += 1) {
      await pause(Math.max(0, (minutes * minute * n) / (outages + 1) - elapsed()));
      const from = performance.now();
      await watch.during(() => database.interrupt(shop, outage));
      away.push({ from, to: performance.now() });
    }
  };
  const timer = setTimeout(() => ending.abort(), minutes * minute);
  const [bought, pages] = await Promise.all([
    Promise.all(Array.from({ length: buyers }, () => buy(visit))),
    crawl(visit),
    sampling(),
    importing(),
    interrupting(),
  ]);
  clearTimeout(timer);

  const acknowledged = bought.flat();
  const steady = samples.filter((sample) => sample.minute > minutes * warmUp);
  const backAfter = away.map(
    ({ to }) => Math.round(Math.min(...acknowledged.filter(({ at }) => at > to).map(({ at }) => at - to)) / 100) / 10,
  );
  const faults = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"unhandled rejection"'));
  await shop.kill();
  const lost = await lostOrders(shop, acknowledged);
  const broken = await brokenOrders(shop);
  const memoryRise = Math.round(rise(steady) * 10) / 10;
  const findings = [
    ...new Set(watch.findings),
    ...(watch.hasLostMany
      ? [`${watch.lost.length} requests were not answered: ${watch.lost.slice(0, 3).join('; ')}`]
      : []),
    ...faults.slice(0, 5),
    ...(lost.length > 0 ? [`${lost.length} acknowledged orders are lost`] : []),
    ...(broken > 0 ? [`${broken} orders lack lines, a state, a payment or a mail`] : []),
    ...(memoryRise > mostRise ? [`the memory rose by ${memoryRise} MB after the warm-up`] : []),
    ...(backAfter.some((seconds) => !Number.isFinite(seconds)) ? ['no order was taken after an outage'] : []),
    ...new Set(imports.flat()),
    ...(imports.length === 0 ? ['no import ended'] : []),
  ];
  return {
    date: new Date().toISOString().slice(0, 10),
    engine,
    minutes,
    heap,
    machine: `${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, load ${os.loadavg()[1]?.toFixed(1)}`,
    orders: { acknowledged: acknowledged.length, lost: lost.length },
    pages,
    imports: imports.length,
    statuses: watch.statuses,
    brokenConnections: watch.lost.length,
    outages: away.map(({ from, to }, n) => ({
      minute: Math.round(((from - began) / minute) * 10) / 10,
      seconds: Math.round((to - from) / 1000),
      orderAfterSeconds: backAfter[n],
    })),
    memory: {
      afterWarmUp: steady[0]?.megabytes,
      atEnd: steady.at(-1)?.megabytes,
      most: Math.round(Math.max(...samples.map(({ megabytes }) => megabytes))),
      slopeInMegabytesAMinute: Math.round(growth(steady) * 100) / 100,
      riseInMegabytes: memoryRise,
      // A sample per half minute, by its minute, to read.
      samples: Object.fromEntries(
        samples
          .filter((_, n) => n % (30_000 / sampleEvery) === 0)
          .map(({ minute: at, megabytes }) => [at.toFixed(1), Math.round(megabytes)]),
      ),
    },
    findings,
  };
}

const folder = join(import.meta.dirname, '../../docs/audits/soak');
for (const engine of engines) {
  const result = await soak(engine);
  await writeResult(join(folder, `result.${engine}.json`), result);
  const { memory, ...shown } = result;
  console.log(
    JSON.stringify({ ...shown, memory: { ...memory, samples: Object.keys(memory.samples).length } }, null, 2),
  );
  if (result.findings.length > 0) process.exitCode = 1;
}
