import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * @typedef {{ script: number, style: number }} Size bytes after minifying and brotli, without React
 * @typedef {{ modules: string[], script: string, style: string }} Bundle `modules`: files of the kit that are in it, from the
 *   package's folder
 */

/** React and its parts are the user's own, shared with the rest of the page. */
const shared = /^react(-dom)?(\/|$)/;

/**
 * A user's build of a piece of code that imports the kit.
 *
 * @param {string} consumer folder, see `makeConsumer`
 * @param {string} code of the module that imports it
 * @returns {Promise<Bundle>}
 */
export async function bundle(consumer, code) {
  const entry = 'virtual:consumer';
  const built = await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'consumer',
        resolveId: (id) => (id === entry ? `${consumer}/consumer.js` : undefined),
        load: (id) => (id === `${consumer}/consumer.js` ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, external: shared, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const kit = '/node_modules/witryna/';
  return {
    modules: output
      .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
      .filter(([id, { code: rendered }]) => id.includes(kit) && (rendered ?? '') !== '')
      .map(([id]) => id.slice(id.indexOf(kit) + kit.length))
      .sort(),
    script: output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    style: output
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
      .join(''),
  };
}

/** @param {Bundle} bundled @returns {Size} */
export const sizeOf = ({ script, style }) => ({ script: compressed(script), style: compressed(style) });

/** @param {string} text */
const compressed = (text) => (text === '' ? 0 : brotliCompressSync(text).length);
