import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '../open-store.ts';
import { createDatabase } from './test-database.ts';

/** SQLite's part keeps the thread busy meanwhile. */
const postgres = { connectionTimeout: 60_000 };

/** When the filled shop was first opened, a Saturday morning in Warsaw: its days count from here. */
export const filledAt = Date.parse('2026-11-21T10:00:00+01:00');

/** The Friday before, two working days before everything of the warehouse can be at the shopper's. */
export const friday = Date.parse('2026-11-20T10:00:00+01:00');

/** The data that another place starts with. */
export interface Original {
  readonly dataDir: string;
  /** Of the PostgreSQL server of the run. No connection may be open while it is copied. */
  readonly databaseUrl?: string;
}

/**
 * Fills the demo shop on both engines, once for a run.
 *
 * @param serverUrl of a PostgreSQL server whose user may create databases
 */
export async function fillShop(serverUrl: string): Promise<{ shop: Required<Original>; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-filled-'));
  const database = await createDatabase(serverUrl);
  const clock = () => filledAt;
  await Promise.all(
    [undefined, database.url].map(async (databaseUrl) =>
      (await openStore({ dataDir, databaseUrl, clock, postgres })).close(),
    ),
  );
  return {
    shop: { dataDir, databaseUrl: database.url },
    remove: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills the demo shop on SQLite on the Friday, once for a run. */
export async function fillFridayShop(): Promise<{ shop: Original; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-friday-'));
  await (await openStore({ dataDir, clock: () => friday })).close();
  return { shop: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A new folder under a random name, empty or with the files of another one. */
export async function makeDataDir(original?: Original): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-store-'));
  if (original) await cp(original.dataDir, dataDir, { recursive: true });
  return dataDir;
}
