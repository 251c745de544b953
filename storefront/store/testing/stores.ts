import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { Catalogue } from '../../demo/types/catalogue.ts';
import type { Engine } from '../../platform/store/engine/database.ts';
import { openPostgres } from '../../platform/store/engine/postgres.ts';
import { databaseFile } from '../../platform/store/engine/sqlite.ts';
import { sqliteDialect } from '../../platform/store/engine/sqlite-dialect.ts';
import { openStore, type Store } from '../open-store.ts';
import type { Schema } from '../../platform/store/schema.ts';
import { filledAt, makeDataDir, type Original } from './filled-shop.ts';
import './global-setup.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';

export { engines, enginesInTurn } from './engines.ts';

/** The initial time of a place's clock: when the filled shop was opened. */
export const testNow = filledAt;

/** A place for one store, and the clock that its store reads. */
export interface Place {
  engine: Engine;
  dataDir: string;
  databaseUrl?: string;
  clock: { now: number };
  /** Opens a store here; `null` leaves an empty shop empty. */
  open: (loadCatalogue?: (() => Promise<Catalogue>) | null) => Promise<Store>;
  /** Another connection to the tables, to inspect an open store. */
  openTables: () => Promise<Kysely<Schema>>;
  /** Closes everything opened here and removes all traces. */
  remove: () => Promise<void>;
}

/**
 * A new folder or a new database with a random name.
 *
 * @param original the data to copy; empty without it. Its stores are closed
 */
export async function makePlace(engine: Engine, original?: Original): Promise<Place> {
  const database = engine === 'postgres' ? await createRunDatabase(original?.databaseUrl) : undefined;
  const dataDir = await makeDataDir(original);
  const clock = { now: testNow };
  const closers: Array<() => Promise<void>> = [];
  return {
    engine,
    dataDir,
    ...(database && { databaseUrl: database.url }),
    clock,
    open: async (loadCatalogue) => {
      const store = await openStore({
        dataDir,
        databaseUrl: database?.url,
        clock: () => clock.now,
        // Two hundred orders at once wait for ten connections as long as the machine needs.
        postgres: { connectionTimeout: 60_000 },
        ...(loadCatalogue !== undefined && { loadCatalogue }),
      });
      closers.push(store.close);
      return store;
    },
    openTables: async () => {
      const tables = await openTablesAt(dataDir, database?.url);
      closers.push(() => tables.destroy());
      return tables;
    },
    remove: async () => {
      for (const close of closers) await close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A separate connection to a shop's tables. */
export const openTablesAt = async (dataDir: string, databaseUrl: string | undefined): Promise<Kysely<Schema>> =>
  databaseUrl === undefined ? openFile(dataDir) : (await openPostgres(databaseUrl)).write;

const openFile = (dataDir: string): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: sqliteDialect(new DatabaseSync(path.join(dataDir, databaseFile), { timeout: 5000 })),
  });

/** A database on the PostgreSQL server of the run: empty, or a copy of `original`, which has no connections. */
export function createRunDatabase(original?: string): Promise<TestDatabase> {
  const address: string | undefined = inject('postgresUrl');
  if (!address)
    throw new Error('There is no PostgreSQL: name testing/global-setup.ts as globalSetup of the store tests.');
  return createDatabase(address, original);
}

/** The demo shop on both engines as this run filled it: a copy of it opens in a tenth of the time. */
export const filledShop = (): Required<Original> => inject('filledShop');
