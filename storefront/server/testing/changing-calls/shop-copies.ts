import { origin, Visitor } from '../../../reference/asking/visitor.ts';
import { site } from '../../../site.ts';
import { createApp } from '../../http/app.ts';
import { listen } from '../../http/listen.ts';
import { jsonLog } from '../../http/log.ts';
import { everythingIn } from '../../protection/testing/everything.ts';
import type { Engine } from '../../store/index.ts';
import { makePlace } from '../../store/testing/stores.ts';
import { shopNow } from '../running-shop.ts';

/** What becomes of a request on its way. */
export type Alter = (request: Request) => Request | Promise<Request>;

/** A shop where nobody was before, and somebody who comes to it. */
export interface ShopCopy {
  readonly visitor: Visitor;
  /** The same, with every request altered. */
  altered<Seen>(alter: Alter, see: () => Promise<Seen>): Promise<Seen>;
  /** Everything that is kept, as text, but for what tells no more than that somebody was here. */
  everything(): Promise<string>;
}

export interface ShopCopies {
  /** @throws where the shop failed inside meanwhile */
  visit<Seen>(see: (copy: ShopCopy) => Promise<Seen>): Promise<Seen>;
  close(): Promise<void>;
}

/** Sentences that wait for the next page, sessions that hold nothing, and the wishlist that everybody has before it is filled. */
const wasHere =
  /^flash_messages |^sessions .*"data":"\{(?:\\"basketPrices\\":\{\})?\}","client_id":null\}$|^shopping_lists .*"is_default":1/;

/** The shop with its demo catalogue on a port of its own. It is filled once; every visit gets a copy, one at a time. */
export async function openShopCopies(engine: Engine): Promise<ShopCopies> {
  const filled = await makePlace(engine);
  filled.clock.now = shopNow;
  const first = await filled.open();
  await first.settings.set('rateLimitFactor', 1000);
  await first.close();

  type Serve = ReturnType<typeof createApp>['fetch'];
  let serve: Serve = () => new Response(null, { status: 503 });
  const { url, stop } = await listen({ fetch: (...request: Parameters<Serve>) => serve(...request) }, '127.0.0.1', 0);

  return {
    async visit(see) {
      const place = await makePlace(engine, filled);
      place.clock.now = shopNow;
      try {
        const store = await place.open();
        const lines = await everythingIn(await place.openTables(), engine);
        const faults: string[] = [];
        ({ fetch: serve } = createApp({
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
        }));
        let alter: Alter = (request) => request;
        const visitor = new Visitor(store, async (request) => {
          const { method, headers, url: address, body } = await alter(request);
          const sent = body === null ? null : await new Response(body).arrayBuffer();
          return fetch(address.replace(origin, url), { method, headers, redirect: 'manual', body: sent });
        });
        const seen = await see({
          visitor,
          everything: async () =>
            (await lines())
              .split('\n')
              .filter((line) => !wasHere.test(line))
              .join('\n'),
          async altered(how, look) {
            alter = how;
            try {
              return await look();
            } finally {
              alter = (request) => request;
            }
          },
        });
        if (faults.length > 0) throw new Error(`The shop failed inside: ${faults.join('\n')}`);
        return seen;
      } finally {
        await place.remove();
      }
    },
    async close() {
      await stop();
      await filled.remove();
    },
  };
}
