import { rmSync } from 'node:fs';
import type { FullConfig } from 'playwright/test';
import { writeToMemory } from '../../../storefront/store/testing/memory.ts';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { testingSiteOf } from '../runtime/built-site.ts';

/** One PostgreSQL server per run unless TEST_DATABASE_URL names one; every shop has its own database on it. */
export default async function globalSetup({ projects }: FullConfig) {
  writeToMemory();
  const isNeeded = projects.some(({ name }) => name.includes('postgres')) && !process.env.TEST_DATABASE_URL;
  // Tests that kill a database start their own.
  const server = isNeeded ? await startPostgres(['-c', 'fsync=off']) : undefined;
  if (server) process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    await server?.stop();
    rmSync(testingSiteOf(process.pid), { recursive: true, force: true });
  };
}
