import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Sklep pokazowy' });
const code = (page: Page) => page.getByRole('region', { name: 'Promocja' });
const strip = (page: Page) => page.getByRole('region', { name: 'Warunki zakupów' });

test(
  'the strip of terms and a message of the shop stay closed once they were closed, and never flash; the strip of the discount code copies it [T-20] [T-21] [H-19] [L-12 part]',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await page.addInitScript(() => {
      // What was painted before the first script of the page counts as shown. A bar that goes moves the page by its height, which is some
      // hundredths; a slow page is painted in pieces, whose small moves are below a hundredth together.
      const seen: Array<number> = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(bar(page)).toContainText('zakupy są na próbę');
    const other = await context.newPage();
    await other.goto('/');
    await bar(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(bar(page)).toHaveCount(0);
    // Another tab follows.
    await expect(bar(other)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('dismissed-bar:demo-shop');

    await expect(strip(page)).toContainText('Darmowa dostawa od');
    await strip(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(strip(page)).toHaveCount(0);
    const { expires } = (await context.cookies(shop.url)).find(({ name }) => name === 'dismissed-bar-promo-strip')!;
    expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(1, 1);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(code(page)).toContainText('Kod SIEN10: 10% taniej od 100\u00a0zł');
    await code(page).getByRole('button', { name: 'Kopiuj kod SIEN10' }).click();
    await expect(code(page).getByRole('status')).toHaveText('Skopiowano.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SIEN10');
    await code(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(code(page)).toHaveCount(0);
    const kept = (await context.cookies(shop.url)).find(({ name }) => name === 'dismissed-bar-promo-code')!;
    expect((kept.expires - Date.now() / 1000) / 86_400).toBeCloseTo(1, 1);

    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('[data-dismissible-bar="promo-strip"]')).toHaveCount(0);
    await expect(page.locator('[data-dismissible-bar="promo-code"]')).toHaveCount(0);
    // Without the first script the inline one alone has decided.
    await expect(page.locator('[data-dismissible-bar="demo-shop"]')).toBeHidden();
    const moves = await page.evaluate(() => (window as unknown as { seen: ReadonlyArray<number> }).seen);
    expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
    // Other pages have no such message.
    await page.goto('/pol_m_len-2.html');
    await expect(bar(page)).toHaveCount(0);
  },
);

test('without a script both stay', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await expect(code(page)).toContainText('SIEN10');
});
