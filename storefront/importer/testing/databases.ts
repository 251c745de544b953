import { rm } from 'node:fs/promises';
import type { Database, Engine } from '../../platform/store/engine/database.ts';
import { makeDataDir, type Original } from '../../store/testing/filled-shop.ts';
import { createRunDatabase } from '../../store/testing/stores.ts';
import { openDatabase, type DatabasePlace } from '../writing/open-database.ts';

/** Creates databases of one engine, each empty and with the current schema, and removes them in the end. */
export interface Databases {
  /** An empty place, not opened yet. */
  place: () => Promise<DatabasePlace>;
  open: (place: DatabasePlace) => Promise<Database>;
  remove: () => Promise<void>;
}

export function openDatabases(engine: Engine): Databases {
  const closers: Array<() => Promise<void>> = [];
  const makePlace = async (original?: Original): Promise<Original> => {
    const dataDir = await makeDataDir(original);
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    if (engine === 'sqlite') return { dataDir };
    const { url, drop } = await createRunDatabase(original?.databaseUrl);
    closers.push(drop);
    return { dataDir, databaseUrl: url };
  };
  const migrate = async (): Promise<Original> => {
    const place = await makePlace();
    await (await openDatabase(place)).close();
    return place;
  };
  // All migrations run once: copying their result takes a fraction of the time.
  let migrated: Promise<Original> | undefined;
  return {
    place: async () => makePlace(await (migrated ??= migrate())),
    open: async (place) => {
      const database = await openDatabase(place);
      closers.push(database.close);
      return database;
    },
    remove: async () => {
      for (const close of closers.toReversed()) await close();
    },
  };
}
