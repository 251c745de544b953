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
    server: 'storefront/platform/testing/main.ts',
    client: 'storefront/platform/testing/client.ts',
    pages: 'storefront/platform/testing/pages/*/index.tsx',
    islands: 'storefront/platform/testing/pages/*/islands/*.tsx',
    sharedStyles: ['storefront/platform/testing/site.tsx', 'storefront/platform/document/document.tsx'],
    lateStyles: [],
    outDir: resolve(outDir),
  });
}

if (process.argv[1] === import.meta.filename) {
  const outDir = process.argv[2] ?? join('dist', 'testing-site');
  await buildTestingSite(outDir);
  console.log(`Built the testing site into ${outDir}`);
}
