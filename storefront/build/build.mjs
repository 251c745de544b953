import { join, resolve } from 'node:path';
import { buildSite, sizesOf } from './site-build.mjs';

/** Builds the shop into `dist/`: `node storefront/build/build.mjs`. */
const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'dist');
const started = performance.now();

await buildSite({
  root,
  server: 'storefront/server/main.ts',
  client: 'storefront/client.ts',
  pages: 'storefront/pages',
  sharedStyles: [
    'tokens/global.css.ts',
    'storefront/layout/index.ts',
    'storefront/error-page/index.ts',
    'storefront/runtime/server/document.tsx',
  ],
  outDir,
});
console.log((await sizesOf(outDir)).join('\n'));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
