import { createApp } from '../../../storefront/platform/http/app.ts';
import { listen } from '../../../storefront/platform/http/listen.ts';
import { openStore } from '../../../storefront/store/index.ts';
import { site } from '../../../storefront/shop.ts';

/** Two servers of one shop in this process: one keeps pages, one makes each. */
export async function serveBoth(dataDir: string, databaseUrl: string | undefined) {
  const store = await openStore({ dataDir, databaseUrl, clock: Date.now });
  const serve = (keptBytes?: number) =>
    listen(
      createApp({
        site,
        store,
        clock: Date.now,
        log: { info: () => {}, error: (...values) => console.error(...values) },
        assets: () => ({ styles: [], fonts: [], scripts: [] }),
        hasPolicy: true,
        root: dataDir,
        statics: [],
        isReady: () => true,
        ...(keptBytes !== undefined && { keptBytes }),
      }),
      '127.0.0.1',
      0,
    );
  return { kept: (await serve()).url, made: (await serve(0)).url };
}
