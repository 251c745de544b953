import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database, Engine } from '../../server/store/engine/database.ts';
import { startPostgres } from '../../server/store/testing/postgres-server.ts';
import { openDatabase, type DatabasePlace } from '../writing/open-database.ts';

/** Gives databases of one engine, each empty and with a schema of today, and removes all of them in the end. */
export interface Databases {
  /** An empty place, not opened yet. */
  place: () => Promise<DatabasePlace>;
  open: (place: DatabasePlace) => Promise<Database>;
  remove: () => Promise<void>;
}

/** PostgreSQL is TEST_DATABASE_URL, else a server of the tests' own, as with the store's tests. */
export async function openDatabases(engine: Engine): Promise<Databases> {
  const server = engine === 'postgres' ? await reachPostgres() : null;
  const closers: Array<() => Promise<void>> = [];
  return {
    place: async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-import-'));
      closers.push(() => rm(dataDir, { recursive: true, force: true }));
      return { dataDir, databaseUrl: await server?.make() };
    },
    open: async (place) => {
      const database = await openDatabase(place);
      closers.push(database.close);
      return database;
    },
    remove: async () => {
      for (const close of closers.toReversed()) await close();
      await server?.leave();
    },
  };
}

async function reachPostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  // Without fsync a database is made in a fraction of the time; only a power cut could tell the difference.
  const own = given ? null : await startPostgres(['-c', 'fsync=off']);
  const address = given ?? own?.url ?? '';
  const made: string[] = [];
  return {
    make: async () => {
      const name = `witryna_import_${randomBytes(6).toString('hex')}`;
      await administer(address, `create database ${name}`);
      made.push(name);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
    leave: async () => {
      for (const name of made) await administer(address, `drop database ${name} with (force)`);
      await own?.stop();
    },
  };
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
