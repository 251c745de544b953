import { join, resolve } from 'node:path';
import { buildSite } from './site-build.mjs';

/**
 * Builds the site of the runtime's own tests into a folder.
 *
 * @param {string} outDir
 */
export function buildTestingSite(outDir) {
  return buildSite({
    root: resolve(import.meta.dirname, '../..'),
    server: 'storefront/runtime/testing/main.ts',
    client: 'storefront/runtime/testing/client.ts',
    pages: 'storefront/runtime/testing/pages',
    sharedStyles: ['storefront/runtime/testing/site.tsx', 'storefront/runtime/server/document.tsx'],
    outDir: resolve(outDir),
  });
}

if (process.argv[1] === import.meta.filename) {
  const outDir = process.argv[2] ?? join('dist', 'testing-site');
  await buildTestingSite(outDir);
  console.log(`Built the testing site into ${outDir}`);
}
