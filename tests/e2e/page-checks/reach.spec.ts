import type { Page } from 'playwright/test';
import { runPageChecks } from '../../page-checks/index.ts';
import { expect, test } from '../support/test.ts';

test.use({ bypassCSP: true });

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const widths = [320, 390, 820, 1100, 1440];

/** Pages of every kind of control, in the order in which somebody buys; each begins where the one before ended. */
const pages: ReadonlyArray<readonly [string, (page: Page) => Promise<unknown>]> = [
  ['home', (page) => page.goto('/')],
  ['results', (page) => page.goto('/search.php?text=kubek')],
  ['product', (page) => page.goto(mug)],
  [
    'basket',
    async (page) => {
      await page.getByRole('button', { name: 'Do koszyka' }).first().click();
      await page.goto('/basketedit.php');
    },
  ],
  ['order, step 1', (page) => page.goto('/order1.php')],
  ['sign-in', (page) => page.goto('/login.php')],
];

test('Tab reaches every control of every page at every width', async ({ page }) => {
  for (const [name, open] of pages) {
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await runPageChecks(page, ['reach']), `${name} at ${width} px`).toEqual([]);
    }
  }
});
