import { sql, type Kysely } from 'kysely';
import { site } from '../../../site.ts';
import { createApp } from '../../http/app.ts';
import { jsonLog } from '../../http/log.ts';
import type { Engine, Store } from '../../store/index.ts';
import type { Schema } from '../../store/schema.ts';
import { filledShop, makePlace, testNow } from '../../store/testing/stores.ts';

/** A shop without a network, whose tables can be looked at. */
export interface BareShop {
  readonly store: Store;
  readonly origin: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Everything that is kept, as text, but for what mere looking may leave: counters, and words that were searched for. */
  everything(): Promise<string>;
  /** The tables, to write what no rule of the shop would. */
  readonly tables: Kysely<Schema>;
  close(): Promise<void>;
}

const leftByLooking = new Set(['rate_counters', 'search_phrases', 'phrases']);

/** @param publicUrl where browsers see it; `http://localhost` unless given */
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
  const named =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const names = (await named.execute(tables)).rows
    .map(({ name }) => name)
    .filter((name) => !leftByLooking.has(name) && !name.startsWith('kysely'))
    .toSorted();
  return {
    store,
    origin: publicUrl ?? 'http://localhost',
    request: async (path, init) => app.request(path, init),
    everything: async () => {
      const kept: string[] = [];
      for (const name of names) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(tables);
        kept.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`).toSorted());
      }
      return kept.join('\n');
    },
    tables,
    close: place.remove,
  };
}
