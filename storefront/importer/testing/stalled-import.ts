// Imports a feed beside a running shop, and stops halfway: for tests that kill an import. Usage: stalled-import.ts <data folder> <feed>
import { readFileSync } from 'node:fs';
import { importFeed } from '../import-feed.ts';
import { besideShop } from '../writing/beside-shop.ts';
import { openForImport } from '../writing/open-database.ts';

const [dataDir, file] = process.argv.slice(2);
const feed = readFileSync(file!);
let openings = 0;
const { database } = await openForImport({ dataDir: dataDir! });

async function* halfway(): AsyncGenerator<Uint8Array> {
  openings += 1;
  if (openings === 1) {
    yield feed;
    return;
  }
  yield feed.subarray(0, feed.length / 2);
  process.stdout.write('halfway');
  await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
}
await importFeed(halfway, 'full', await besideShop(database, Date.now));
