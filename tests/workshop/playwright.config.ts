import { defineConfig } from 'playwright/test';
import { playwrightRun } from '../playwright-run.ts';

const run = playwrightRun('workshop');
const { launchOptions } = run.use;

/** The built workshop, opened as a reader opens it, without any network. */
export default defineConfig({
  ...run,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // The first page of a worker reads the whole bundle, which a slow machine does in half a minute.
  expect: { timeout: 60_000 },
  use: {
    ...run.use,
    // The global setup sets the address of the workshop.
    baseURL: process.env['WORKSHOP_ORIGIN'],
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
});
