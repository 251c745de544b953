import { defineConfig } from 'playwright/test';
import type { Engine } from './tests/e2e/support/shop.ts';
import { playwrightRun } from './tests/playwright-run.ts';

const run = playwrightRun('e2e');

/**
 * Where a test can run: one value of each dimension. The first of each is where every test runs; a test runs with another one
 * when it carries its tag.
 */
const widths = [
  { tag: '', use: { viewport: { width: 1440, height: 900 } } },
  { tag: '@phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];
const scripting = [
  { tag: '', use: {} },
  { tag: '@without-javascript', use: { javaScriptEnabled: false } },
];
const engines: ReadonlyArray<{ tag: string; use: { engine: Engine } }> = [
  { tag: '', use: { engine: 'sqlite' } },
  { tag: '@postgres', use: { engine: 'postgres' } },
];

const places = engines.flatMap((engine) =>
  scripting.flatMap((script) => widths.map((width) => [width, script, engine])),
);

export default defineConfig<object, { engine: Engine }>({
  ...run,
  // Each worker has a shop and a database beside it, and hundreds buy at once: a third one would make them wait for each other.
  workers: 2,
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // No trace: recording one took as long as the tests themselves. `--trace retain-on-failure` records the test that is looked into.
  use: { ...run.use, screenshot: 'only-on-failure' },
  projects: places.map((place) => {
    const tags = place.map(({ tag }) => tag).filter(Boolean);
    return {
      name: tags.map((tag) => tag.slice(1)).join(' ') || 'desktop',
      grep: new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join('')),
      use: Object.assign({}, ...place.map(({ use }) => use)),
    };
  }),
});
