import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { TestFixture, TestInfo } from 'playwright/test';
import { askedRoutes } from '../../../scripts/affected/asked-routes.mjs';

const project = join(import.meta.dirname, '..', '..', '..');
/** What this worker's shops were asked for since the last look. */
const asked = new Set<string>();
/** The lines written by this worker. */
const written = new Set<string>();

/** Reads a shop's output: its log names the page kind or call of each request. */
export function hearRequests(output: string): void {
  for (const [, route] of output.matchAll(/"event":"request".*?"route":"([^"/]+)"/g)) asked.add(route!);
}

async function note({ file }: TestInfo): Promise<void> {
  const spec = relative(project, file).replaceAll('\\', '/');
  const lines = ['', ...asked].map((route) => `${spec}\t${route}\n`).filter((line) => !written.has(line));
  await mkdir(dirname(askedRoutes), { recursive: true });
  await appendFile(askedRoutes, lines.join(''));
  for (const line of lines) written.add(line);
}

/**
 * A fixture of every test: records what the test's file requests from shops, for `npm run affected`. A file that
 * requests nothing has a line, too.
 */
export const notedRoutes: [TestFixture<void, object>, { auto: true }] = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern; there are none
  async ({}, use, testInfo) => {
    asked.clear();
    await use();
    await note(testInfo);
  },
  { auto: true },
];
