import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { countOf } from '../../e2e/support/database.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { generateFeed, things } from '../../../storefront/importer/bench/generate-feed.ts';

const project = join(import.meta.dirname, '../../..');
/** Products in a feed. */
const products = 200;
/** What the names of a feed begin with, in turns: each import changes every product. */
const turns = ['Zimowy', 'Letni'];

/** Imports a feed beside the running shop by its command. @returns what went wrong */
export async function importFeed(shop: Shop, run: number): Promise<ReadonlyArray<string>> {
  const file = join(shop.dataDir, 'feed.xml');
  const feed = Buffer.concat([...generateFeed(products)]).toString();
  const turn = turns[run % turns.length]!;
  await writeFile(file, feed.replaceAll(new RegExp(`(?<=CDATA\\[)(?=${things.join('|')})`, 'g'), `${turn} `));
  const flags = ['--max-old-space-size=128', '--max-semi-space-size=8'];
  const child = spawn(process.execPath, [...flags, join(project, 'storefront/importer/main.ts'), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: shop.dataDir,
      ...(shop.databaseUrl !== undefined && { DATABASE_URL: shop.databaseUrl }),
    },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) return [`an import ended with ${code}: ${said.slice(0, 300)}`];
  const kept = await countOf(shop, `select count(*) as n from products where name like '${turn} %'`);
  return kept === products ? [] : [`${kept} of ${products} products were in the shop after an import`];
}
