import { join } from 'node:path';
import { site } from '../site.ts';
import { builtStatics } from './http/built-assets.ts';
import { startServer } from './http/start-server.ts';
import { withOutbox } from './outbox/index.ts';
import { withSchedule } from './schedule/index.ts';
import { openStore } from './store/index.ts';

/** The shop's server, from `dist/server/main.js`. */
const outDir = join(import.meta.dirname, '..');

await startServer({
  site,
  // Mails leave, and the shop does what it does by itself, for as long as the store is open.
  openStore: async (environment) => {
    const store = await openStore(environment);
    const mailing = withOutbox(store, { ...environment, smtpUrl: process.env['SMTP_URL'] || undefined });
    return withSchedule(mailing, environment.clock);
  },
  outDir,
  root: join(outDir, '..'),
  statics: [...builtStatics.map((each) => ({ ...each, folder: `dist/${each.folder}` })), ...site.statics],
});
