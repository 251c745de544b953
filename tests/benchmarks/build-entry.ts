import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** A module of the shop's server as production builds it: Node alone cannot load the pages that belong to it. */
export async function importBuilt<Module>(entry: string): Promise<Module> {
  process.env['NODE_ENV'] = 'production';
  const outDir = path.join(root, '.cache/benchmarks', path.basename(path.dirname(entry)));
  await build({ root, logLevel: 'error', publicDir: false, build: { ssr: entry, outDir } });
  return (await import(path.join(outDir, `${path.basename(entry, '.ts')}.js`))) as Module;
}
