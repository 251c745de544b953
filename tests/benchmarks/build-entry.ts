import path from 'node:path';
import { build } from 'vite';
import { serverThreads } from '../../storefront/build/server-threads.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * A module of the shop's server as production builds it: Node alone cannot load the pages that belong to it.
 *
 * @param name of the folder of the built files; two runs at once need two
 */
export async function importBuilt<Module>(entry: string, name = path.basename(path.dirname(entry))): Promise<Module> {
  process.env['NODE_ENV'] = 'production';
  const outDir = path.join(root, '.cache/benchmarks', name);
  await build({
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [serverThreads()],
    build: { ssr: entry, outDir },
  });
  return (await import(path.join(outDir, `${path.basename(entry, '.ts')}.js`))) as Module;
}
