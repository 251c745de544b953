import { defineConfig } from 'playwright/test';
import { playwrightRun } from '../playwright-run.ts';

/** What the story host shows, and how: hydration, the page without a script, texts, presses. */
export default defineConfig({
  ...playwrightRun('rendering'),
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
});
