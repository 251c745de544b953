import { existsSync, statfsSync } from 'node:fs';
import type { FullConfig } from 'playwright/test';
import { startPostgres } from '../../../storefront/server/store/testing/postgres-server.ts';

/** What Linux keeps in memory, and how much of it the shops, their databases and the browsers may need (bytes). */
const memory = '/dev/shm';
const ample = 4 * 2 ** 30;

/**
 * One PostgreSQL server for the whole run, where TEST_DATABASE_URL names none; every shop has its own database on it.
 *
 * What the shops and the databases write stands in memory where there is room for it: it outlives a kill -9 there as it does on a
 * disk, and no test pulls the plug, so none has to wait for a disk at each of thousands of commits.
 */
export default async function globalSetup({ projects }: FullConfig) {
  if (existsSync(memory)) {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= ample) process.env.TMPDIR = memory;
  }
  const isNeeded = projects.some(({ name }) => name.includes('postgres'));
  if (process.env.TEST_DATABASE_URL || !isNeeded) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
