import { join } from 'node:path';
import { site } from './shop.ts';
import { builtStatics } from './platform/http/built-assets.ts';
import { startServer } from './platform/http/start-server.ts';
import { reasonOf } from './platform/store/engine/errors.ts';
import { startOutbox } from './mails/index.ts';
import { startShopSchedule } from './jobs/index.ts';
import { openStore } from './store/index.ts';

/** The shop's server, from `dist/server/main.js`. */
const outDir = join(import.meta.dirname, '..');

const emptyShop =
  'The shop has no products. Fill it from a feed (npm run import, see storefront/importer/README.md), or start it with DEMO=1 for the demo catalogue.';

const unreadLists = (reason: string) =>
  `The lists of the last stop could not be read (${reason}), so this start read all products. The next stop replaces the file.`;
const unkeptLists = (reason: string) =>
  `The lists could not be kept (${reason}), so the next start takes those of an earlier stop, or reads all products.`;

await startServer({
  site,
  async open(environment) {
    const store = await openStore({ ...environment, ...(!environment.hasDemo && { loadCatalogue: null }) });
    const { listsFault } = store.catalogue;
    const isEmpty = (await store.catalogue.list({})).total === 0;
    return {
      store,
      work: [
        startOutbox(store, { ...environment, smtpUrl: process.env['SMTP_URL'] || undefined }),
        startShopSchedule(store, environment.clock),
      ],
      notices: [...(isEmpty ? [emptyShop] : []), ...(listsFault === null ? [] : [unreadLists(listsFault)])],
      async close() {
        await store.catalogue.keepLists().catch((error: unknown) => console.warn(unkeptLists(reasonOf(error))));
        await store.close();
      },
    };
  },
  outDir,
  root: join(outDir, '..'),
  statics: [...builtStatics.map((each) => ({ ...each, folder: `dist/${each.folder}` })), ...site.statics],
});
