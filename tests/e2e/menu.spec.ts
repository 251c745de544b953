import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Działy sklepu' });
const toggle = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name}: podkategorie` });
const gift = 'Papier i prezenty';

test('subcategories open in five columns, at most 320 high, 30 from the edge and 200 wide [L-17]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await toggle(page, gift).click();
  const link = bar(page).getByRole('link', { name: 'Karta podarunkowa' });
  await expect(link).toBeVisible();
  const panel = page.locator('[aria-expanded="true"] + [data-menu-panel]');
  await expect(panel).toHaveCSS('padding', '30px');
  await expect(panel.locator('> ul')).toHaveCSS('max-height', '320px');
  const boxes = await panel.getByRole('link').evaluateAll((links) =>
    links.map((each) => {
      const { left, width, top, bottom } = each.getBoundingClientRect();
      return { left: Math.round(left), width, top, bottom };
    }),
  );
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(5);
  for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(200);
  expect(Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))).toBeLessThanOrEqual(
    320,
  );
  await expectNoAxeViolations(page);
});

test('the menu works by keyboard and by a resting mouse, and marks the shown page [L-17 part]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product-pol-1045-karta-podarunkowa.html');
  await toggle(page, gift).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page, gift)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(bar(page).getByRole('link', { name: 'Notesy' })).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Karta podarunkowa' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(toggle(page, gift)).toBeFocused();
  await expect(toggle(page, gift)).toHaveAttribute('aria-expanded', 'false');
  await expect(bar(page).getByRole('link', { name: 'Notesy' })).toBeHidden();

  await bar(page).getByRole('link', { name: 'Ceramika' }).hover();
  await bar(page).getByRole('link', { name: 'Kubki', exact: true }).click();
  await expect(page).toHaveURL('/search.php?text=Kubki');
});

test(
  'the keyboard reaches subcategories [L-17 part]',
  { tag: '@without-javascript' },
  async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await bar(page).getByRole('link', { name: gift }).focus();
    // Without a script there is no button: the focus shows the panel.
    await page.keyboard.press('Tab');
    if (javaScriptEnabled !== false) {
      await page.keyboard.press('Enter');
      await expect(toggle(page, gift)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
    }
    await expect(bar(page).getByRole('link', { name: 'Notesy' })).toBeFocused();
    await bar(page).getByRole('link', { name: 'Karta podarunkowa' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karta podarunkowa');
  },
);

test('on a phone subcategories unfold in the sidebar [T-26 part]', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').first().click();
  const sidebar = page.getByRole('dialog', { name: 'Działy sklepu' });
  await sidebar.getByText('Len', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'Cały dział: Len' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Obrusy' }).click();
  await expect(page).toHaveURL('/search.php?text=Obrusy');
});
