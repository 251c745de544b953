import { test as base } from 'playwright/test';
import { recordedRoutes } from './requested-routes.ts';
import { startShop, type Engine, type Shop } from './shop.ts';

export { expect } from 'playwright/test';

/**
 * Playwright's `test` with a running shop: `page.goto('/')` opens it. One shop serves all tests of a worker, so a test
 * must not rely on another's stock or orders; one that kills its shop starts its own with `startShop`.
 *
 * Without a tag a test runs on desktop with JavaScript on SQLite. With tags every run has it in the place of its first tag
 * (`playwright.config.ts` says what else counts), and the whole matrix in every combination of them.
 */
export const test = base.extend<{ baseURL: string; recordedRoutes: void }, { engine: Engine; shop: Shop }>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  shop: [
    async ({ engine }, use) => {
      const shop = await startShop({ engine });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  recordedRoutes,
});
