import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '../open-store.ts';
import { createDatabase } from './test-database.ts';

/** When the filled shop was opened for the first time, a Saturday morning in Warsaw: what it tells of days counts from here. */
export const filledAt = Date.parse('2026-11-21T10:00:00+01:00');

/** The demo shop on both engines, filled once in a run: to copy it takes a tenth of the time. */
export interface FilledShop {
  /** The folder with its SQLite file. */
  readonly dataDir: string;
  /** The name of its database on the PostgreSQL server of the run. Nobody may be connected to it while it is copied. */
  readonly database: string;
}

/** @param serverUrl of a PostgreSQL server whose user may create databases */
export async function fillShop(serverUrl: string): Promise<{ shop: FilledShop; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-filled-'));
  const database = await createDatabase(serverUrl);
  const clock = () => filledAt;
  await Promise.all(
    [undefined, database.url].map(async (databaseUrl) => (await openStore({ dataDir, databaseUrl, clock })).close()),
  );
  return {
    shop: { dataDir, database: database.name },
    remove: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new folder under a random name, empty or with the files of a shop. */
export async function makeDataDir(shop?: FilledShop): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-store-'));
  if (shop) await cp(shop.dataDir, dataDir, { recursive: true });
  return dataDir;
}
