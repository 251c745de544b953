import { origin, Visitor } from '../../reference/asking/visitor.ts';
import { site } from '../../shop.ts';
import { createApp } from '../../platform/http/app.ts';
import { listen } from '../../platform/http/listen.ts';
import { jsonLog } from '../../platform/http/log.ts';
import { everythingIn } from '../../platform/protection/testing/everything.ts';
import type { Engine, Store } from '../../store/index.ts';
import { filledShop, makePlace, type Place } from '../../store/testing/stores.ts';
import { shopNow } from '../../testing/running-shop.ts';

/** The alteration of a request. */
export type Alter = (request: Request) => Request | Promise<Request>;

/** A new visitor. */
export interface Visit {
  readonly visitor: Visitor;
  /** A text of the reference with this visitor's own name and e-mail. */
  own(text: string): string;
  /** Runs a function whose every request is altered. */
  altered<Seen>(alter: Alter, see: () => Promise<Seen>): Promise<Seen>;
  /** Everything stored, as text, except traces of a mere visit. */
  everything(): Promise<string>;
}

export interface ShopCopies {
  /**
   * @param isFirst whether the shop is new: numbers of lists, orders and addresses restart. It takes time.
   * @throws if the shop had an internal error meanwhile
   */
  visit<Seen>(isFirst: boolean, see: (visit: Visit) => Promise<Seen>): Promise<Seen>;
  close(): Promise<void>;
}

type Serve = ReturnType<typeof createApp>['fetch'];

interface OpenCopy {
  readonly place: Place;
  readonly store: Store;
  readonly serve: Serve;
  readonly faults: string[];
  everything(): Promise<string>;
}

/** Notices for the next page, empty sessions, and the wishlist that every visitor has before it is filled. */
const wasHere =
  /^notices |^sessions .*"browser":"","data":"\{(?:\\"basketPrices\\":\{\})?\}","client_id":null\}$|^shopping_lists .*"is_default":1/;

async function openCopy(engine: Engine, filled: Place): Promise<OpenCopy> {
  const place = await makePlace(engine, filled);
  place.clock.now = shopNow;
  const store = await place.open();
  const lines = await everythingIn(await place.openTables(), engine);
  const faults: string[] = [];
  const { fetch: serve } = createApp({
    site,
    store,
    clock: () => shopNow,
    publicUrl: origin,
    log: jsonLog((line) => line.includes('"level":"error"') && faults.push(line)),
    assets: () => ({ styles: [], fonts: [], scripts: [], preloads: [] }),
    hasPolicy: true,
    statics: [],
    root: place.dataDir,
    isReady: () => true,
  });
  const everything = async () =>
    (await lines())
      .split('\n')
      .filter((line) => !wasHere.test(line))
      .join('\n');
  return { place, store, serve, faults, everything };
}

/** The shop with its demo catalogue on a port of its own, for one visitor at a time. */
export async function openShopCopies(engine: Engine): Promise<ShopCopies> {
  const filled = await makePlace(engine, filledShop());
  const first = await filled.open();
  await first.settings.set('rateLimitFactor', 1000);
  // The provider of tests signs in at a public address in a demo alone.
  await first.settings.set('isDemo', true);
  await first.close();
  // Every example that orders takes one.
  const tables = await filled.openTables();
  await tables.updateTable('sizes').set({ amount: -1 }).where('product_id', '=', 1002).execute();
  await tables.deleteFrom('size_stocks').where('product_id', '=', 1002).execute();

  const common = await openCopy(engine, filled);
  let { serve } = common;
  const { url, stop } = await listen({ fetch: (...request: Parameters<Serve>) => serve(...request) }, '127.0.0.1', 0);
  let visits = 0;

  return {
    async visit(isFirst, see) {
      const copy = isFirst ? await openCopy(engine, filled) : common;
      try {
        ({ serve } = copy);
        // A waiting mail belongs to another visitor.
        await copy.store.outbox.claim(1000);
        visits += 1;
        const own = (text: string) => text.replaceAll('hanna', `hanna${visits}`);
        let alter: Alter = (request) => request;
        const visitor = new Visitor(copy.store, async (request) => {
          const { method, headers } = request;
          const ownBody = own(await request.text());
          const sent = await alter(
            new Request(own(request.url), { method, headers, ...(ownBody && { body: ownBody }) }),
          );
          const body = sent.body === null ? null : await sent.arrayBuffer();
          const address = sent.url.replace(origin, url);
          return fetch(address, { method, headers: sent.headers, redirect: 'manual', body });
        });
        const seen = await see({
          visitor,
          own,
          everything: copy.everything,
          async altered(how, look) {
            alter = how;
            try {
              return await look();
            } finally {
              alter = (request) => request;
            }
          },
        });
        const faults = copy.faults.splice(0);
        if (faults.length > 0) throw new Error(`The shop failed inside: ${faults.join('\n')}`);
        return seen;
      } finally {
        if (isFirst) await copy.place.remove();
      }
    },
    async close() {
      await stop();
      await common.place.remove();
      await filled.remove();
    },
  };
}
