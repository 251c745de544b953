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
  const { output } = await buildCodes(consumer, { consumer: code });
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

/**
 * A user's build of several pieces of code at once.
 *
 * @param {string} consumer folder, see `makeConsumer`
 * @param {ReadonlyArray<string>} codes
 * @returns {Promise<Map<string, string>>} everything it writes, by file: `entry0.js` for the first code
 */
export async function bundleEach(consumer, codes) {
  const { output } = await buildCodes(
    consumer,
    Object.fromEntries(codes.map((code, index) => [`entry${index}`, code])),
    { entryFileNames: '[name].js' },
  );
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/**
 * @param {string} consumer folder
 * @param {Readonly<Record<string, string>>} codes by the name of their entry
 * @param {import('vite').Rolldown.OutputOptions} [options] of what is written
 */
async function buildCodes(consumer, codes, options = {}) {
  const prefix = 'virtual:';
  /** @param {string} name */
  const fileOf = (name) => `${consumer}/${name}.js`;
  const files = new Map(Object.entries(codes).map(([name, code]) => [fileOf(name), code]));
  const built = await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'consumer',
        resolveId: (id) => (id.startsWith(prefix) ? fileOf(id.slice(prefix.length)) : undefined),
        load: (id) => files.get(id),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(codes).map((name) => [name, prefix + name])),
        external: shared,
        preserveEntrySignatures: 'strict',
        output: options,
      },
    },
  });
  return /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
}

/** @param {Bundle} bundled @returns {Size} */
export const sizeOf = ({ script, style }) => ({ script: compressed(script), style: compressed(style) });

/** @param {string} text */
const compressed = (text) => (text === '' ? 0 : brotliCompressSync(text).length);
