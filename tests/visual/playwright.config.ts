import { defineConfig } from 'playwright/test';
import { playwrightRun } from '../playwright-run.ts';

/** Pictures of every component, compared with the committed ones. `npm run visual -- --update` takes them anew. */
export default defineConfig({
  ...playwrightRun('visual'),
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // With a third one pictures came too late in wider windows.
  workers: 2,
  // `none` unless somebody asks: a picture that is missing is no reason to take it as right.
  updateSnapshots: 'none',
});
