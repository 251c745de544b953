import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { TestInfo } from 'playwright/test';
import { askedRoutes } from '../../../scripts/affected/asked-routes.mjs';

const project = join(import.meta.dirname, '..', '..', '..');
/** What the shops of this worker were asked for since the last look. */
const asked = new Set<string>();
/** The lines that this worker has written. */
const written = new Set<string>();

/** Reads what a shop printed: its log names the page kind, or the call, of each request. */
export function hearRequests(output: string): void {
  for (const [, route] of output.matchAll(/"event":"request".*?"route":"([^"/]+)"/g)) asked.add(route!);
}

/**
 * A fixture that each test has: writes down what the test's file asks shops for, for `npm run affected`. A file that asks no shop has
 * a line, too.
 */
export async function noteAskedRoutes(use: () => Promise<void>, { file }: TestInfo): Promise<void> {
  asked.clear();
  await use();
  const spec = relative(project, file).replaceAll('\\', '/');
  const lines = ['', ...asked].map((route) => `${spec}\t${route}\n`).filter((line) => !written.has(line));
  mkdirSync(dirname(askedRoutes), { recursive: true });
  appendFileSync(askedRoutes, lines.join(''));
  for (const line of lines) written.add(line);
}
