#!/usr/bin/env node
// Memory and time of an import of 20,000 products: of the first one, and of the second one, which must change nothing.
// Each runs in its own process, with the memory limits of the command. Fails above 300 MB.
// Usage: npm run bench:import [products]. DATABASE_URL names a PostgreSQL database that may be filled; else SQLite is used.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { importFeed } from '../import-feed.ts';
import { openDatabase } from '../writing/open-database.ts';
import { storeCatalogue } from '../writing/store-catalogue.ts';
import { generateFeed } from './generate-feed.ts';

/** The maximum memory of the process, in megabytes (issue 6). */
const bar = 300;

interface Measured {
  added: number;
  changed: number;
  unchanged: number;
  seconds: number;
  /** Of them by the processor, which other processes do not change. */
  processor: number;
  /** The peak of the resident set, in megabytes of 2^20 bytes. */
  peak: number;
}

async function measure(feed: string, dataDir: string): Promise<Measured> {
  const begin = performance.now();
  const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
  const writer = storeCatalogue(database, Date.now);
  const { added, changed, unchangedCount } = await importFeed(() => createReadStream(feed), 'full', writer);
  await database.close();
  return {
    added: added.length,
    changed: changed.length,
    unchanged: unchangedCount,
    seconds: (performance.now() - begin) / 1000,
    processor: (process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime) / 1e6,
    peak: process.resourceUsage().maxRSS / 1024,
  };
}

function measureApart(feed: string, dataDir: string): Measured {
  const script = fileURLToPath(import.meta.url);
  const { stdout, status } = spawnSync(process.execPath, [...process.execArgv, script, 'measure', feed, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The import ended with ${status}.`);
  return JSON.parse(stdout) as Measured;
}

async function run(count: number): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-import-'));
  try {
    const feed = path.join(folder, 'full.xml');
    await pipeline(Readable.from(generateFeed(count)), createWriteStream(feed));
    console.log(`${count} products, ${((await stat(feed)).size / 2 ** 20).toFixed(1)} MB of feed`);
    const [once, again] = [measureApart(feed, folder), measureApart(feed, folder)];
    for (const [name, { added, changed, unchanged, seconds, processor, peak }] of Object.entries({
      first: once,
      second: again,
    })) {
      console.log(
        `${name}: ${added} added, ${changed} changed, ${unchanged} unchanged; ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor, peak ${peak.toFixed(0)} MB`,
      );
    }
    const isRight = once.added === count && again.unchanged === count;
    if (!isRight) console.error('The first import must add every product, the second must change none.');
    const isSmall = Math.max(once.peak, again.peak) <= bar;
    if (!isSmall) console.error(`Above the bar of ${bar} MB.`);
    return isRight && isSmall ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [task = '20000', feed, dataDir] = process.argv.slice(2);
if (task === 'measure' && feed !== undefined && dataDir !== undefined) {
  console.log(JSON.stringify(await measure(feed, dataDir)));
} else {
  process.exitCode = await run(Number(task));
}
