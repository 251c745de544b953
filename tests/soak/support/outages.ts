import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../../storefront/store/testing/test-database.ts';
import type { Engine, Shop } from '../../e2e/support/shop.ts';

/** A database that can fail and recover. */
export interface Database extends AsyncDisposable {
  /** Its address for the shop; undefined with SQLite. */
  readonly url: string | undefined;
  /** Makes it unavailable to the shop for this long. */
  interrupt(shop: Shop, milliseconds: number): Promise<void>;
}

/** PostgreSQL is killed (kill -9) and restarted; the SQLite file is locked by another connection. */
export async function openDatabase(engine: Engine): Promise<Database> {
  if (engine === 'sqlite') {
    return {
      url: undefined,
      async interrupt({ dataDir }, milliseconds) {
        const other = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 5000 });
        other.exec('begin immediate');
        await pause(milliseconds);
        other.exec('rollback');
        other.close();
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const server = await startPostgres();
  const { url } = await createDatabase(server.url);
  return {
    url,
    async interrupt(_, milliseconds) {
      server.kill();
      await pause(milliseconds);
      await server.restart();
    },
    [Symbol.asyncDispose]: () => server.stop(),
  };
}
