import type { FullConfig } from 'playwright/test';
import { startPostgres } from '../../../storefront/server/store/testing/postgres-server.ts';

/** One PostgreSQL server for the whole run, where TEST_DATABASE_URL names none; every shop has its own database on it. */
export default async function globalSetup({ projects }: FullConfig) {
  const isNeeded = projects.some(({ name }) => name.includes('postgres'));
  if (process.env.TEST_DATABASE_URL || !isNeeded) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
