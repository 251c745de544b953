import type { Page } from 'playwright/test';
import { addressOf } from '../../../storefront/addresses.ts';
import { pageStates } from '../../page-audit/states.ts';
import { findUnreached } from '../../page-checks/tab-reach.ts';
import { expect, test } from '../support/test.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
// A limit for what hangs: the test presses Tab some thousand times.
test.setTimeout(900_000);

const widths = [320, 390, 820, 1100, 1440];
/** Every page kind, in the order in which a shopper meets them: each goes on from the page before. */
const states = [...pageStates, { name: 'order-lookup', go: (page: Page) => page.goto(addressOf('order-lookup')) }];

test(
  'Tab reaches every control of every page kind at every width',
  { tag: ['@without-javascript'] },
  async ({ page, shop }) => {
    const frames = new Set<string>();
    for (const { name, go } of states) {
      await go(page, shop);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findUnreached(page, frames), `${name} at ${width} px`).toEqual([]);
      }
    }
  },
);
