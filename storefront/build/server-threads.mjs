import { basename, dirname, posix, resolve } from 'node:path';
import { build } from 'vite';

const threadUrl = /new URL\((['"])(\.[^'"]+-thread)\.ts\1,\s*import\.meta\.url\)/g;
/** Stands for the path from a chunk to a thread's file. */
const placeholder = /server-thread:([\w-]+\.js)/g;

/**
 * Builds each thread of a server into its own file and points `new URL('./x-thread.ts', import.meta.url)` to it: Vite does
 * that for browsers alone. A thread shares no chunk with the server: loading one could start a second server.
 */
export function serverThreads() {
  return {
    name: 'server-threads',
    transform: {
      filter: { code: '-thread.ts' },
      async handler(code, id) {
        const found = [...code.matchAll(threadUrl)];
        if (found.length === 0) return undefined;
        let pointed = code;
        for (const [url, , path] of found) {
          const fileName = `${basename(path)}.js`;
          this.emitFile({
            type: 'prebuilt-chunk',
            fileName,
            code: await buildThread(resolve(dirname(id), `${path}.ts`)),
          });
          pointed = pointed.replace(url, `new URL('server-thread:${fileName}', import.meta.url)`);
        }
        return { code: pointed, map: null };
      },
    },
    renderChunk(code, { fileName: from }) {
      if (/new URL\([^)]*-thread\.ts/.test(code)) this.error(`A thread in ${from} was not built.`);
      if (!code.includes('server-thread:')) return null;
      return {
        code: code.replace(placeholder, (_, to) => `./${posix.relative(posix.dirname(from), to)}`),
        map: null,
      };
    },
  };
}

async function buildThread(entry) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: entry, write: false, target: 'node24' },
  });
  return built.output[0].code;
}
