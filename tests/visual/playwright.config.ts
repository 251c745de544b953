import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/bootstrap/chromium.mjs';
import { playwrightRun } from '../playwright-run.ts';

const run = playwrightRun('visual');

/** Pictures of every component, compared with the committed ones. `npm run visual -- --update` retakes them. */
export default defineConfig({
  ...run,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // With a third one pictures came too late in wider windows.
  workers: 2,
  // `none` by default: a missing picture is an error, not a new baseline.
  updateSnapshots: 'none',
  // The Chromium with windows: the committed pictures were taken with it.
  use: { ...run.use, launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] } },
});
