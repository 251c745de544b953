import { join } from 'node:path';
import { builtStatics } from '../http/built-assets.ts';
import { startServer } from '../http/start-server.ts';
import { memoryStore } from './memory-store.ts';
import { testingSite } from './site.tsx';

/** The server of the site under test, from its build folder. */
const outDir = join(import.meta.dirname, '..');

await startServer({
  site: testingSite,
  open: () => {
    const store = memoryStore();
    process.on('SIGUSR2', () => (store.isDown = !store.isDown));
    return Promise.resolve({ store, close: () => Promise.resolve(void (store.isClosed = true)) });
  },
  outDir,
  root: outDir,
  statics: builtStatics,
});
