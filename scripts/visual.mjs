#!/usr/bin/env node
// Compares every component with all its committed pictures: `npm run visual`; updates them:
// `npm run visual -- --update`.
import { run, stopTreeOnSignals } from './bootstrap/child.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { runMain } from './bootstrap/complaint.mjs';
import { programOf } from './bootstrap/project.mjs';

await runMain(async () => {
  stopTreeOnSignals();
  const parameters = process.argv.slice(2).map((each) => (each === '--update' ? '--update-snapshots=all' : each));
  const chromium = await ensureChromium();
  const { code } = await run(
    programOf('playwright'),
    ['test', '--config', 'tests/visual/playwright.config.ts', ...parameters],
    { env: { CHROMIUM_PATH: chromium, TEST_FULL: '1' } },
  );
  return code;
});
