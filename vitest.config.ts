import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, findHeadlessChromium } from './scripts/bootstrap/chromium.mjs';
import { storeTests } from './scripts/checks/store-tests.mjs';
import { inTurn, isFullRun } from './tests/full-run.ts';
import shared from './vite.config.ts';

/**
 * What does not run in a context of Node: a window that gets another address, scripts that run in the context of the process, a
 * bundler whose native part knows only the process's own objects (rolldown 1.2).
 */
const needsOwnProcess = [
  'storefront/platform/browser/region-loads.test.ts',
  'storefront/shared/page-data.test.tsx',
  'patterns/rules/client-data/agreement.test.ts',
];

/** How long `expect.poll` asks again: a limit for what hangs, too. */
const poll = { timeout: 20_000 };

/** Tests without a browser. @param include the files, @param exclude what is left to another project */
const unit = (
  name: string,
  pool: 'forks' | 'vmForks',
  include: ReadonlyArray<string>,
  exclude: ReadonlyArray<string> = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    pool,
    environment: 'node',
    provide: { isFullRun },
    // A limit for what hangs, no measure of speed: machines that run the tests may be slow or busy.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll },
    include: [...include],
    exclude: ['**/node_modules/**', 'tests/e2e/**', storeTests, ...exclude],
  },
});

const chromium = findHeadlessChromium();

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `@storybook/addon-vitest` 10.6 looks for its initial globals: its own option has one value for all windows. */
    'storybook/test-initial-globals'?: { readonly theme: string };
  }
}

/** A theme that stories are shown in, in a window of its own. */
interface Theme {
  readonly name: string;
  readonly theme: string;
  readonly forcedColors?: 'active';
  /** Whose stories run in it, of those with the tag. */
  readonly files: ReadonlyArray<string>;
}

const storyFiles = globSync('{.storybook,components,patterns}/**/*.stories.tsx').sort();

/** What the stories with the tag `every-theme` are shown in beside the light theme, all of them in the whole matrix, else in turn. */
const otherThemes: ReadonlyArray<Theme> = (
  [
    { name: 'stories-dark', theme: 'dark' },
    { name: 'stories-high-contrast', theme: 'high-contrast' },
    { name: 'stories-forced-colours', theme: 'dark', forcedColors: 'active' },
  ] as const
).map((place, turn, { length }) => ({ ...place, files: inTurn(storyFiles, turn, length) }));

/** Stories with a tag: Storybook and Vite start once for all of the themes. */
const stories = (name: string, tag: string, themes: ReadonlyArray<Theme>): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', tags: { include: [tag] } })],
  test: {
    name,
    // One window for all files: loading the workshop again for each of them took as long as the stories themselves.
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(),
      instances: themes.map((place) => ({
        browser: 'chromium' as const,
        name: place.name,
        provider: playwright({
          contextOptions: { forcedColors: place.forcedColors ?? 'none' },
          launchOptions: {
            ...(chromium === undefined ? {} : { executablePath: chromium }),
            args: [...chromiumFlags],
          },
        }),
        provide: { 'storybook/test-initial-globals': { theme: place.theme } },
        // The plugin takes every file with stories, and leaves out those that are named here.
        exclude: ['**/*.mdx', ...storyFiles.filter((file) => !place.files.includes(file))],
      })),
    },
  },
});

const storyProjects = (): ReadonlyArray<TestProjectInlineConfiguration> => [
  stories('stories-light', 'test', [{ name: 'stories', theme: 'light', files: storyFiles }]),
  stories('stories-other-themes', 'every-theme', otherThemes),
];

/** Storybook starts and reads all stories once for each of its projects, which other projects need not wait for. */
const hasStories =
  !process.argv.some((word) => word.startsWith('--project')) || process.argv.some((word) => word.includes('stories'));

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // vanilla-extract 5.2.6 keeps its styles in the memory of one run: modules from an earlier run find none.
      fsModuleCache: false,
      // Nothing else runs beside a check of `npm test`: by itself vitest would leave one of two cores idle.
      maxWorkers: 2,
      projects: [
        // A context for each file: a process for each, and a new jsdom, took as long as the tests themselves.
        unit(
          'unit',
          'vmForks',
          [
            '{components,patterns,storefront,tokens}/**/*.test.{ts,tsx}',
            'tests/{unit,commands,screen-reader}/**/*.test.{ts,tsx}',
          ],
          needsOwnProcess,
        ),
        unit('unit-in-processes', 'forks', needsOwnProcess),
        {
          extends: true,
          // React as a visitor gets it: what it adds for development took most of the time of a page.
          oxc: { jsx: { development: false } },
          test: {
            name: 'store',
            environment: 'node',
            env: { NODE_ENV: 'production' },
            provide: { isFullRun },
            include: [storeTests],
            // Loading the whole shop again for each file took as long as half of the tests.
            isolate: false,
            globalSetup: ['storefront/store/testing/global-setup.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
            expect: { poll },
          },
        },
        {
          // The calls of the packed client are answered by the shop itself, whose pages have styles.
          extends: true,
          test: {
            name: 'package',
            environment: 'node',
            // The users' builds that run inside the tests are those of a production.
            env: { NODE_ENV: 'production' },
            include: ['tests/package/**/*.test.ts'],
            globalSetup: ['tests/package/support/global-setup.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
            expect: { poll },
          },
        },
        ...(hasStories ? storyProjects() : []),
      ],
    },
  }),
);
