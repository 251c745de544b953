import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type ConsoleMessage } from 'playwright/test';
import { recordedRoutes } from '../support/requested-routes.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { project, testingSiteOf } from './built-site.ts';

interface Site {
  readonly url: string;
  readonly shop: Shop;
  /** The built server, to start a second one. */
  readonly entry: string;
}

/** What the browser complains about, including policy violations. */
export interface Complaints {
  /** Those so far, of every kind. */
  readonly list: ReadonlyArray<string>;
  /** Declares provoked ones, before or after they come: browsers report missing pictures at any time. */
  provoke(pattern: RegExp): void;
}

/** The runtime's own site, built once per run, served once per worker; tests fail on console complaints. */
export const test = base.extend<{ complaints: Complaints; recordedRoutes: void }, { site: Site }>({
  site: [
    // playwright reads fixture names from the pattern
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const built = testingSiteOf(process.ppid);
      if (!existsSync(built)) {
        // Built aside, then renamed: concurrent workers find nothing half done.
        const next = `${built}-${workerIndex}`;
        execFileSync(process.execPath, [join(project, 'storefront', 'build', 'testing.mjs'), next], { stdio: 'pipe' });
        try {
          renameSync(next, built);
        } catch (error) {
          if (!existsSync(built)) throw error;
          // Another worker was faster.
          rmSync(next, { recursive: true });
        }
      }
      const entry = join(built, 'server', 'main.js');
      const shop = await startShop({ entry });
      await use({ url: shop.url, shop, entry });
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  recordedRoutes,
  complaints: [
    async ({ page }, use) => {
      const list: string[] = [];
      const provoked: RegExp[] = [];
      page.on('pageerror', (error) => list.push(String(error)));
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') list.push(message.text());
      });
      await use({ list, provoke: (pattern) => provoked.push(pattern) });
      const unforeseen = list.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)));
      expect(unforeseen, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
