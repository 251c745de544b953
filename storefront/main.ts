import { join } from 'node:path';
import { site } from './shop.ts';
import { builtStatics } from './platform/http/built-assets.ts';
import { startServer } from './platform/http/start-server.ts';
import { startOutbox } from './mails/index.ts';
import { startShopSchedule } from './jobs/index.ts';
import { openStore } from './store/index.ts';

/** The shop's server, from `dist/server/main.js`. */
const outDir = join(import.meta.dirname, '..');

const emptyShop =
  'The shop has no products. Fill it from a feed (npm run import, see storefront/importer/README.md), or start it with DEMO=1 for the demo catalogue.';

await startServer({
  site,
  async open(environment) {
    const store = await openStore({ ...environment, ...(!environment.hasDemo && { loadCatalogue: null }) });
    const isEmpty = (await store.catalogue.list({})).total === 0;
    return {
      store,
      work: [
        startOutbox(store, { ...environment, smtpUrl: process.env['SMTP_URL'] || undefined }),
        startShopSchedule(store, environment.clock),
      ],
      notices: isEmpty ? [emptyShop] : [],
      close: store.close,
    };
  },
  outDir,
  root: join(outDir, '..'),
  statics: [...builtStatics.map((each) => ({ ...each, folder: `dist/${each.folder}` })), ...site.statics],
});
