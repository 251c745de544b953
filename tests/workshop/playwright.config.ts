import { defineConfig } from 'playwright/test';
import { playwrightRun } from '../playwright-run.ts';

const run = playwrightRun('workshop');

/** The built workshop, opened as a reader opens it, without any network. */
export default defineConfig({
  ...run,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // The first page of a worker reads the whole bundle.
  expect: { timeout: 30_000 },
  use: { ...run.use, viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
});
