import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const root = (page: Page) => page.locator('html');
const menu = (page: Page) => page.getByRole('banner').locator('summary');
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Działy sklepu' });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sień, strona główna' });
const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

test('the menu of a phone opens as a sidebar; a press on the page, Escape, Back or a link closes it [T-26]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(root(page)).not.toHaveClass(/sidebar-open/);
  for (const close of [
    // First of all: what is closed in another way gives its entry of the history back a little later.
    () => page.goBack(),
    // What is seen of the page beside it.
    () => page.mouse.click(370, 700),
    () => page.keyboard.press('Escape'),
    () => sidebar(page).getByRole('button', { name: 'Zamknij' }).click(),
  ]) {
    await menu(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(root(page)).toHaveClass(/sidebar-open/);
    await close();
    await expect(sidebar(page)).toHaveCount(0);
    await expect(root(page)).not.toHaveClass(/sidebar-open/);
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeFocused();
  }
  await menu(page).press('Enter');
  await expect(sidebar(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await sidebar(page).getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Światło' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Światło' })).toBeVisible();
  await expect(root(page)).not.toHaveClass(/sidebar-open/);
});

for (const { width, height } of [phone, { width: 1440, height: 900 }])
  test(`at ${width} pixels the head of the page is fixed while it is scrolled down, and hides no focus [T-27]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pol_m_ceramika-1.html');
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(root(page)).not.toHaveClass(/header-fixed/);
    await scrollPage(page, 600);
    await expect(root(page)).toHaveClass(/header-fixed/);
    for (const part of [logo(page), basket(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(tall);
    expect((await logo(page).boundingBox())!.y).toBeLessThan(64);
    await expectNoAxeViolations(page);

    // Forwards from the top, then backwards from the end, where a fixed head would lie over what comes into view.
    await scrollPage(page, 0);
    await expect(root(page)).not.toHaveClass(/header-fixed/);
    const stops = await page.locator('main :is(a[href], button, input, select)').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page
        .locator(key === 'Tab' ? 'main :is(a[href], button)' : 'footer a')
        .first()
        .focus();
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(coveredFocus)).toBeNull();
      }
    }
    // It is still there for the keyboard, where a phone has no room for it.
    await scrollPage(page, 600);
    // Focus that comes before the bar has followed would lead to where the search stood.
    await expect(root(page)).toHaveClass(/header-fixed/);
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Szukaj produktów' });
    await search.focus();
    await expect(search).toBeInViewport({ ratio: 1 });
    await expect(root(page)).toHaveClass(/header-fixed/);
  });

test('windows that are low, as those of an enlarged page, keep their height for the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/pol_m_ceramika-1.html');
  await scrollPage(page, 300);
  await scrollPage(page, 900);
  await expect(logo(page)).not.toBeInViewport();
});

/** What has focus and lies with its middle under the head of the page, as its HTML; null where all is well. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  const head = document.querySelector('header')!;
  if (!focused || focused === document.body || head.contains(focused)) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return head.contains(document.elementFromPoint(x, y)) || y < 0 ? focused.outerHTML : null;
}

test('the menu tells a department as the page that is shown, and as what a product belongs to', async ({ page }) => {
  const department = page.getByRole('navigation', { name: 'Działy sklepu' }).getByRole('link', { name: 'Ceramika' });
  await page.goto('/pol_m_ceramika-1.html');
  await expect(department).toHaveAttribute('aria-current', 'page');
  await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
  await expect(department).toHaveAttribute('aria-current', 'true');
});

test(
  'on a phone the menu leads to the account and the list, and nothing in the head touches the mark',
  { tag: ['@without-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const box = (await logo(page).boundingBox())!;
    for (const tool of await page.getByRole('banner').getByRole('link').all()) {
      const other = await tool.boundingBox();
      if (other && other.x > box.x) expect(other.x).toBeGreaterThanOrEqual(box.x + box.width);
    }
    await menu(page).click();
    const opened = javaScriptEnabled === false ? page.getByRole('banner') : sidebar(page);
    await expect(opened.getByRole('link', { name: 'Lista' }).first()).toBeVisible();
    await opened.getByRole('link', { name: 'Zaloguj się' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  },
);
