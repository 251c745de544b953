#!/usr/bin/env node
// The start of the built server (`npm run build`) with a large shop, until it is ready: time, processor time of the main
// thread and of all others, and the most memory. The first start reads all products, those after a stop the lists that it kept, the last one
// after a change of 1 % of the products. Fails where those after a stop need more than 10 s, or any more than 1.5 GB (issue 21). Linux
// only: the figures come from /proc.
// Usage: npm run bench:start [-- --products 1000000] [--runs 3]
//        SHOP_DIR names the folder of a shop on SQLite, DATABASE_URL the database of one on PostgreSQL, on the same machine. It is
//        filled up to --products generated products first.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { openPostgres } from '../../../storefront/platform/store/engine/postgres.ts';
import { openSqlite } from '../../../storefront/platform/store/engine/sqlite.ts';
import { listsFile } from '../../../storefront/platform/store/part-file.ts';
import { freePort } from '../../../storefront/store/testing/free-port.ts';
import { median } from '../frame.ts';
import { fillShop } from './fill-shop.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, runs: { type: 'string', default: '3' } },
});
const bars = { seconds: 10, megabytes: 1500 };
const server = path.resolve(import.meta.dirname, '../../../dist/server/main.js');
const databaseUrl = process.env['DATABASE_URL'];
const shopDir = process.env['SHOP_DIR'];
if (!databaseUrl && !shopDir)
  throw new Error(
    'Neither SHOP_DIR nor DATABASE_URL is set. A shop of a million products takes 5 GB, 10 on PostgreSQL.',
  );
await using resources = new AsyncDisposableStack();
const dataDir = databaseUrl ? await mkdtemp(path.join(os.tmpdir(), 'witryna-start-')) : shopDir!;
if (databaseUrl) resources.defer(() => rm(dataDir, { recursive: true, force: true }));

interface Start {
  readonly seconds: number;
  readonly megabytes: number;
}

/** A process or a thread: its parent, and its processor seconds, ended threads included. */
async function readStat(folder: string) {
  const stat = await readFile(`${folder}/stat`, 'utf8');
  // The name, which may have spaces, is the second field; times are in hundredths.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / 100;
  return { parent: Number(fields[1]), processor: seconds(11), ofEndedChildren: seconds(13) };
}

const processorOf = async (folder: string): Promise<number> => (await readStat(folder)).processor;

/** Processor seconds of all PostgreSQL's processes so far. */
async function processorOfDatabase(): Promise<number> {
  if (!databaseUrl) return 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { parent: server } = await readStat(`/proc/${rows[0]!.pid}`);
    const { processor, ofEndedChildren } = await readStat(`/proc/${server}`);
    const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const stats = await Promise.all(ids.map((id) => readStat(`/proc/${id}`).catch(() => null)));
    const ofChildren = stats.map((stat) => (stat?.parent === server ? stat.processor : 0));
    return ofChildren.reduce((sum, each) => sum + each, processor + ofEndedChildren);
  } finally {
    await client.end();
  }
}

async function start(name: string): Promise<Start> {
  const port = await freePort();
  const databaseBefore = await processorOfDatabase();
  const began = performance.now();
  const shop = spawn(process.execPath, [server], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
      if (response?.ok) break;
      if (shop.exitCode !== null) throw new Error(`The server ended with ${shop.exitCode}.`);
      await sleep(20);
    }
    const seconds = (performance.now() - began) / 1000;
    const folderOfProcess = `/proc/${shop.pid}`;
    const mainThread = await processorOf(`${folderOfProcess}/task/${shop.pid}`);
    const otherThreads = (await processorOf(folderOfProcess)) - mainThread;
    const database = (await processorOfDatabase()) - databaseBefore;
    const status = await readFile(`${folderOfProcess}/status`, 'utf8');
    const megabytes = (Number(/VmHWM:\s+(\d+)/.exec(status)![1]) * 1024) / 1e6;
    const stopped = performance.now();
    shop.kill();
    await ended;
    const stopSeconds = (performance.now() - stopped) / 1000;
    console.log(
      `${name}: ready after ${seconds.toFixed(1)} s; processor: main thread ${mainThread.toFixed(1)} s, others ${otherThreads.toFixed(1)} s, PostgreSQL ${database.toFixed(1)} s; ${megabytes.toFixed(0)} MB at most; stopped after ${stopSeconds.toFixed(1)} s`,
    );
    return { seconds, megabytes };
  } finally {
    shop.kill();
    await ended;
  }
}

/** Changes a product in a hundred while no process of the shop runs. */
async function changeSome(): Promise<void> {
  const database = databaseUrl ? await openPostgres(databaseUrl, { statementTimeout: 0 }) : openSqlite(dataDir);
  try {
    await sql`update products set popularity = popularity + 1 where id % 100 = 0`.execute(database.write);
  } finally {
    await database.close();
  }
}

await fillShop({ dataDir, databaseUrl }, Number(options.products));
const lists = path.join(dataDir, listsFile);
await rm(lists, { force: true });
const first = await start('first start');
console.log(`kept ${((await stat(lists)).size / 1e6).toFixed(0)} MB`);
const starts: Start[] = [];
for (let run = 0; run < Number(options.runs); run += 1) starts.push(await start('after a stop'));
await changeSome();
starts.push(await start('after a stop and a change of 1 %'));
const seconds = median(starts.map((each) => each.seconds));
const megabytes = Math.max(...[first, ...starts].map((each) => each.megabytes));
const isWithin = seconds <= bars.seconds && megabytes <= bars.megabytes;
console.log(
  `after a stop: median ${seconds.toFixed(1)} s; at most ${megabytes.toFixed(0)} MB${isWithin ? '' : `: MISSED the bar of ${bars.seconds} s and ${bars.megabytes} MB`}`,
);
process.exitCode = isWithin ? 0 : 1;
