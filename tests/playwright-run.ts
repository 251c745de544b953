import { join } from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../scripts/bootstrap/chromium.mjs';

const reports = join(import.meta.dirname, '..', 'reports');

/**
 * What every Playwright run of the project shares; `use` is taken whole, so spread it into your own.
 * @param name of the check, as in scripts/checks/checks.mjs: its report is counted by this name
 */
export const playwrightRun = (name: string) =>
  ({
    outputDir: join(reports, name),
    reporter: [['list'], ['json', { outputFile: join(reports, 'tests', `${name}.json`) }]],
    forbidOnly: true,
    // docs/adr/0023: what passes only now is reported at the end of the run, and more than two of them fail it.
    retries: 1,
    // One more than there are cores where the tests run: each of them waits now and then, for a server or for a moment to pass.
    workers: 3,
    timeout: 120_000,
    // A limit for what hangs, no measure of speed: machines that run the tests may be slow or busy.
    expect: { timeout: 15_000 },
    use: {
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      // Less than a test has: what hangs is then named in the report.
      actionTimeout: 45_000,
      navigationTimeout: 60_000,
      launchOptions: { executablePath: findHeadlessChromium(), args: [...chromiumFlags] },
    },
  }) satisfies PlaywrightTestConfig;
