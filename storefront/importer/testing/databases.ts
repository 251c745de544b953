import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database, Engine } from '../../platform/store/engine/database.ts';
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
  return {
    place: async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-import-'));
      closers.push(() => rm(dataDir, { recursive: true, force: true }));
      if (engine === 'sqlite') return { dataDir };
      const { url, drop } = await createRunDatabase();
      closers.push(drop);
      return { dataDir, databaseUrl: url };
    },
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
