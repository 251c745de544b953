import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { root } from '../bootstrap/project.mjs';

/**
 * @typedef {object} Reference
 * @property {(prepare: typeof import('./declared-types.mjs').declaredTypes) => Promise<ReadonlyMap<string, string>>} writeReference
 * @property {new () => Error} IncompleteReference
 * @property {() => Promise<void>} close
 */

/**
 * What writes the reference, from the sources as they stand: pages have styles and elements, which Node alone cannot read.
 *
 * @returns {Promise<Reference>}
 */
export async function loadReference() {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { writeReference, IncompleteReference } = await vite.ssrLoadModule('/storefront/reference/index.ts');
    return { writeReference, IncompleteReference, close: () => vite.close() };
  } catch (error) {
    // A server that stays open would keep the process.
    await vite.close();
    throw error;
  }
}
