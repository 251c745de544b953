import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { TestFixture, TestInfo } from 'playwright/test';
import { requestedRoutes } from '../../../scripts/affected/requested-routes.mjs';

const project = join(import.meta.dirname, '..', '..', '..');
/** What this worker's shops served since the last record. */
const requested = new Set<string>();
/** The lines written by this worker. */
const written = new Set<string>();

/** Reads a shop's output: its log names the page kind or call of each request. */
export function recordRequests(output: string): void {
  for (const [, route] of output.matchAll(/"event":"request".*?"route":"([^"/]+)"/g)) requested.add(route!);
}

async function record({ file }: TestInfo): Promise<void> {
  const spec = relative(project, file).replaceAll('\\', '/');
  const lines = ['', ...requested].map((route) => `${spec}\t${route}\n`).filter((line) => !written.has(line));
  await mkdir(dirname(requestedRoutes), { recursive: true });
  await appendFile(requestedRoutes, lines.join(''));
  for (const line of lines) written.add(line);
}

/**
 * A fixture of every test: records what the test's file requests from shops, for `npm run affected`. A file that
 * requests nothing has a line, too.
 */
export const recordedRoutes: [TestFixture<void, object>, { auto: true }] = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern; there are none
  async ({}, use, testInfo) => {
    requested.clear();
    await use();
    await record(testInfo);
  },
  { auto: true },
];
