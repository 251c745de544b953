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
  // A guest with two products in the basket, as most visitors with a session.
  const { id, session } = await store.sessions.start();
  for (const productId of [1001, 1007]) {
    const { product } = (await store.catalogue.productPage(productId))!;
    await store.baskets.add(session.hash, { productId, size: product.defaultSize, quantity: 1000 });
  }
  return { kept: (await serve()).url, made: (await serve(0)).url, cookie: `session=${id}` };
}
