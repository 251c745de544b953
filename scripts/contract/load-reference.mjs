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
 * Writes the reference from the current sources: pages have styles and elements, which Node alone cannot load.
 *
 * @returns {Promise<Reference>}
 */
export async function loadReference() {
  // React as a visitor gets it: what it adds for development took a quarter of the time.
  process.env.NODE_ENV = 'production';
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    oxc: { jsx: { development: false } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { writeReference, IncompleteReference } = await vite.ssrLoadModule('/storefront/reference/index.ts');
    return { writeReference, IncompleteReference, close: () => vite.close() };
  } catch (error) {
    // An open server would keep the process alive.
    await vite.close();
    throw error;
  }
}
