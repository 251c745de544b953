#!/usr/bin/env node
// A change of 1 % of a large shop on SQLite, imported by its own process while the shop sells: its time, its processor time, and
// how long buyers wait for their orders, before it and meanwhile. Two feeds: a light one of all products, of which 1 % have other prices,
// and a full one of as many changed products alone. Fails where an import takes longer than 20 s (issue 21).
// Usage: npm run bench:import-selling [products]. SHOP_DIR names the data folder of a filled shop, which is copied.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { firstId, generateCatalogue } from '../server/generate-catalogue.ts';
import { openStore, type Store } from '../../../storefront/store/index.ts';
import { orderOf } from '../../../storefront/store/testing/order-of.ts';
import { importFeed } from '../../../storefront/importer/import-feed.ts';
import type { FeedKind } from '../../../storefront/importer/report/report.ts';
import { besideShop } from '../../../storefront/importer/writing/beside-shop.ts';
import { openForImport } from '../../../storefront/importer/writing/open-database.ts';
import { generateFeed } from '../../../storefront/importer/bench/generate-feed.ts';

/** In seconds. */
const bar = 20;

interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly seconds: number;
  readonly processor: number;
}

/** In its own process, as the command runs. */
async function importOnce(feed: string, kind: FeedKind, dataDir: string): Promise<Imported> {
  const begin = performance.now();
  const { database, isBesideShop } = await openForImport({ dataDir });
  if (!isBesideShop) throw new Error('The shop is not running.');
  const { added, changed, unchangedCount } = await importFeed(
    () => createReadStream(feed),
    kind,
    await besideShop(database, Date.now),
  );
  await database.close();
  const { user, system } = process.cpuUsage();
  return {
    added: added.length,
    changed: changed.length,
    unchanged: unchangedCount,
    seconds: (performance.now() - begin) / 1000,
    processor: (user + system) / 1e6,
  };
}

async function importApart(feed: string, kind: FeedKind, dataDir: string): Promise<Imported> {
  const script = fileURLToPath(import.meta.url);
  const limits = ['--max-old-space-size=128', '--max-semi-space-size=8'];
  const child = spawn(process.execPath, [...limits, script, 'import', feed, kind, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return JSON.parse(answer) as Imported;
}

/** The prices and stocks of all generated products, as they are; one of a hundred costs `raise` grosze more. */
function* lightFeed(dataDir: string, raise: number): Generator<Buffer> {
  const database = new DatabaseSync(path.join(dataDir, 'shop.sqlite'), { readOnly: true });
  // In memory: an open read of the file would keep its log from being emptied.
  const rows = database
    .prepare('select product_id, type, price, amount from sizes where product_id >= ? order by product_id')
    .all(firstId) as Array<{ product_id: number; type: string; price: number; amount: number }>;
  database.close();
  yield Buffer.from('<offer file_format="IOF" version="3.0"><products currency="PLN">\n');
  let last = -1;
  for (const { product_id: id, type, price, amount } of rows) {
    const gross = ((price + (id % 100 === 0 ? raise : 0)) / 100).toFixed(2);
    if (id !== last)
      yield Buffer.from(
        `${last < 0 ? '' : '</sizes></product>\n'}<product id="${id}"><price gross="${gross}"/><sizes>`,
      );
    last = id;
    const quantity = amount < 0 ? -1 : amount / 1000;
    yield Buffer.from(`<size id="${type}"><price gross="${gross}"/><stock id="M1" quantity="${quantity}"/></size>`);
  }
  yield Buffer.from('</sizes></product></products></offer>\n');
}

/** One buyer after the other, until stopped. @returns how long each waited for the order, in milliseconds */
async function sell(store: Store, isSelling: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  for (let turn = 0; isSelling(); turn += 1) {
    const { hash } = (await store.sessions.start()).session;
    const [product] = (
      await store.catalogue.list({
        portion: 1,
        page: turn % 50,
        sort: 'price',
        order: 'desc',
        filters: { availability: ['available'] },
      })
    ).products;
    const size = product?.sizes.find(({ amount }) => amount !== 0);
    if (product && size) {
      const begin = performance.now();
      await store.baskets.add(hash, { productId: product.id, size: size.type, quantity: 1000 });
      const outcome = await store.orders.place(await orderOf(store, hash, { payment: { method: 'blik', total: 0 } }));
      if (outcome.kind === 'placed') waits.push(performance.now() - begin);
    }
    await setImmediate();
  }
  return waits;
}

const waitsInWords = (waits: ReadonlyArray<number>): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
  return `${sorted.length} orders, which waited ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (longest)`;
};

async function run(count: number, resources: AsyncDisposableStack): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-import-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const given = process.env['SHOP_DIR'];
  if (given) await cp(given, folder, { recursive: true });
  const store = await openStore({
    dataDir: folder,
    clock: Date.now,
    loadCatalogue: async () => generateCatalogue(count),
  });
  resources.defer(store.close);
  const stillFor = async (milliseconds: number) => {
    let isSelling = true;
    const selling = sell(store, () => isSelling);
    await sleep(milliseconds);
    isSelling = false;
    return selling;
  };
  console.log(`without an import: ${waitsInWords(await stillFor(3000))}`);

  const changes = Math.round(count / 100);
  const light = path.join(folder, 'light.xml');
  await pipeline(Readable.from(lightFeed(folder, 500)), createWriteStream(light));
  const full = (raise: number) => generateFeed(changes, { first: 10_000_000, raise });
  const feeds: ReadonlyArray<[name: string, kind: FeedKind, feed: () => Generator<Buffer> | null]> = [
    ['light, all products', 'light', () => null],
    [`full, ${changes} new products`, 'full', () => full(0)],
    [`full, ${changes} changed products`, 'full', () => full(500)],
  ];
  let isRight = true;
  for (const [name, kind, feedOf] of feeds) {
    const feed = feedOf();
    const file = feed ? path.join(folder, 'full.xml') : light;
    if (feed) await pipeline(Readable.from(feed), createWriteStream(file));
    let isSelling = true;
    const selling = sell(store, () => isSelling);
    const imported = await importApart(file, kind, folder).finally(() => (isSelling = false));
    const waits = await selling;
    const { added, changed, unchanged, seconds, processor } = imported;
    console.log(
      `${name}: ${added} added, ${changed} changed, ${unchanged} unchanged; ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor; ${waitsInWords(waits)}; log of ${((await stat(path.join(folder, 'shop.sqlite-wal'))).size / 2 ** 20).toFixed(0)} MB`,
    );
    if (seconds > bar) {
      console.error(`Above the bar of ${bar} s.`);
      isRight = false;
    }
  }
  return isRight ? 0 : 1;
}

const [task = '200000', feed, kind, dataDir] = process.argv.slice(2);
if (task === 'import') console.log(JSON.stringify(await importOnce(feed!, kind as FeedKind, dataDir!)));
else {
  const resources = new AsyncDisposableStack();
  try {
    process.exitCode = await run(Number(task), resources);
  } finally {
    await resources.disposeAsync();
  }
}
