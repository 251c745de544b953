import { defineConfig } from 'playwright/test';
import type { Engine } from './tests/e2e/support/shop.ts';
import { isFullRun } from './tests/full-run.ts';
import { playwrightRun } from './tests/playwright-run.ts';

const run = playwrightRun('e2e');

/**
 * Where a test can run: one value of each dimension, the first of each where it carries no tag. Its first tag says where a test
 * runs in every run: with `@without-javascript` first on PostgreSQL, if it has that tag, too. A test without JavaScript alone runs
 * with it as well. `@each-run` adds a run without JavaScript on PostgreSQL: for what buying and paying depends on. In the whole
 * matrix each test runs in every combination of its tags.
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

const everyPlace = engines.flatMap((engine) =>
  scripting.flatMap((script) => widths.map((width) => [width, script, engine])),
);
const tagsOf = (place: (typeof everyPlace)[number]) => place.map(({ tag }) => tag).filter(Boolean);
const withoutScriptOnPostgres = '@without-javascript @postgres';
const places = everyPlace.filter(
  (place) => isFullRun || tagsOf(place).length <= 1 || tagsOf(place).join(' ') === withoutScriptOnPostgres,
);

/** Titles end with the tags of a test, in their order. */
const withAll = (tags: ReadonlyArray<string>) => new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join(''));

/** Which tests run in a place, by their tags. */
function testsOf(tags: ReadonlyArray<string>) {
  if (isFullRun) return { grep: withAll(tags) };
  const place = tags.join(' ');
  if (place === '') return { grepInvert: /@(phone|postgres)\b/ };
  if (place === withoutScriptOnPostgres) return { grep: /^[^@]*@without-javascript\b.*@postgres\b|@each-run\b/ };
  const first = new RegExp(`^[^@]*${place}\\b`);
  return place === '@without-javascript' ? { grep: first, grepInvert: /@postgres\b/ } : { grep: first };
}

export default defineConfig<object, { engine: Engine }>({
  ...run,
  // Two more than cores: a tenth of the tests waits for servers that hang, are killed, or take their time to stop.
  workers: 4,
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // No trace: recording one took as long as the tests themselves. `--trace retain-on-failure` records the test that is looked into.
  // Drawing motion took an eighth of the processor time: shoppers want less of it here. Files about motion ask for it.
  use: {
    ...run.use,
    screenshot: 'only-on-failure',
    ...(!isFullRun && { contextOptions: { reducedMotion: 'reduce' } }),
  },
  projects: places.map((place) => ({
    name:
      tagsOf(place)
        .map((tag) => tag.slice(1))
        .join(' ') || 'desktop',
    ...testsOf(tagsOf(place)),
    use: Object.assign({}, ...place.map(({ use }) => use)),
  })),
});
