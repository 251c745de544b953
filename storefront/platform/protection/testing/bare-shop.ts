import type { Kysely } from 'kysely';
import { site } from '../../../shop.ts';
import { createApp } from '../../http/app.ts';
import { jsonLog } from '../../http/log.ts';
import type { Engine, Store } from '../../../store/index.ts';
import type { Schema } from '../../store/schema.ts';
import { filledShop, makePlace, testNow } from '../../../store/testing/stores.ts';
import { everythingIn } from './everything.ts';

/** A shop without a network, with readable tables. */
export interface BareShop {
  readonly store: Store;
  readonly origin: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Everything stored, as text, except traces of mere reading: counters, and words that were searched for. */
  everything(): Promise<string>;
  /** The tables, to write what the shop would reject. */
  readonly tables: Kysely<Schema>;
  close(): Promise<void>;
}

/** @param publicUrl the shop's address in browsers; default `http://localhost` */
export async function openBareShop(engine: Engine, publicUrl?: string): Promise<BareShop> {
  const place = await makePlace(engine, filledShop());
  const store = await place.open();
  await store.settings.set('rateLimitFactor', 1000);
  const app = createApp({
    site,
    store,
    clock: () => testNow,
    log: jsonLog(() => {}),
    assets: () => ({ styles: [], fonts: [], scripts: [] }),
    hasPolicy: true,
    publicUrl,
    root: place.dataDir,
    statics: [],
    isReady: () => true,
  });
  const tables = await place.openTables();
  const everything = await everythingIn(tables, engine);
  return {
    store,
    origin: publicUrl ?? 'http://localhost',
    request: async (path, init) => app.request(path, init),
    everything,
    tables,
    close: place.remove,
  };
}
