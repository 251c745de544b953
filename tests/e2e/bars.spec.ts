import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Sklep pokazowy' });

test(
  'a message of the shop stays closed once it was closed, and never flashes [T-20] [H-19 part]',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      // What was painted before the first script of the page counts as shown.
      const seen: Array<string> = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ entryType }) => entryType))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto('/');
    await expect(bar(page)).toContainText('zakupy są na próbę');
    await expectNoAxeViolations(page);
    const other = await context.newPage();
    await other.goto('/');
    await bar(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(bar(page)).toHaveCount(0);
    // Another tab follows.
    await expect(bar(other)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('dismissed-bar:demo-shop');

    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.goto('/');
    // Without the first script the inline one alone has decided.
    await expect(page.locator('[data-dismissible-bar="demo-shop"]')).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).toEqual([]);
    // Other pages have no such message.
    await page.goto('/pol_m_len-2.html');
    await expect(bar(page)).toHaveCount(0);
  },
);

test('without a script the message stays', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
});
