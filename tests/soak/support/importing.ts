import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../e2e/support/shop.ts';
import { generateFeed } from '../../../storefront/importer/bench/generate-feed.ts';

const project = join(import.meta.dirname, '../../..');
/** Products in a feed. */
const products = 200;

/** Imports a feed by the shop's command; every second one has other product names. Returns its exit code. */
export async function importFeed(shop: Shop, run: number): Promise<number> {
  const file = join(shop.dataDir, 'feed.xml');
  const feed = Buffer.concat([...generateFeed(products)]).toString();
  await writeFile(file, run % 2 === 0 ? feed : feed.replaceAll('Kubek', 'Kubeczek'));
  const flags = ['--max-old-space-size=128', '--max-semi-space-size=8'];
  const child = spawn(process.execPath, [...flags, join(project, 'storefront/importer/main.ts'), file], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: shop.dataDir,
      ...(shop.databaseUrl !== undefined && { DATABASE_URL: shop.databaseUrl }),
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
