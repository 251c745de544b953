import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const root = (page: Page) => page.locator('html');
const menu = (page: Page) => page.getByRole('banner').locator('summary').first();
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Działy sklepu' });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sień, strona główna' });
const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

test('the menu of a phone opens as a sidebar and closes by a click outside, Escape, Back or a link [T-26]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(root(page)).not.toHaveClass(/sidebar-open/);
  for (const close of [
    // First: closing in another way removes its history entry a little later.
    () => page.goBack(),
    // The visible page beside it.
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
  const departments = sidebar(page).getByRole('navigation', { name: 'Menu' });
  await departments.getByText('Światło', { exact: true }).click();
  await departments.getByRole('link', { name: 'Cały dział: Światło' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Światło' })).toBeVisible();
  await expect(root(page)).not.toHaveClass(/sidebar-open/);
});

for (const { width, height } of [phone, { width: 1440, height: 900 }])
  test(`at ${width} pixels the header is fixed after scrolling down, and covers no focus [T-27]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pol_m_ceramika-1.html');
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(root(page)).not.toHaveClass(/header-fixed/);
    await scrollPage(page, 600);
    await expect(root(page)).toHaveClass(/header-fixed/);
    for (const part of [logo(page), basket(page)]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(tall);
    expect((await logo(page).boundingBox())!.y).toBeLessThan(64);

    // Forwards from the top, then backwards from the end, where a fixed header would cover focus.
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
        // At the top the header is fixed until the scrolling has ended.
        await expect.poll(() => page.evaluate(coveredFocus)).toBeNull();
      }
    }
    // The keyboard still reaches it, where a phone has no room for it.
    await scrollPage(page, 600);
    // Focus before the bar has followed would scroll to the old place of the search.
    await expect(root(page)).toHaveClass(/header-fixed/);
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Szukaj produktów' });
    await search.focus();
    await expect(search).toBeInViewport({ ratio: 1 });
    await expect(root(page)).toHaveClass(/header-fixed/);
  });

test('the header scrolls away in low windows, such as zoomed ones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/pol_m_ceramika-1.html');
  await scrollPage(page, 300);
  await scrollPage(page, 900);
  await expect(logo(page)).not.toBeInViewport();
});

/** HTML of the focused element whose middle lies under the header; null if there is none. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  const head = document.querySelector('header')!;
  if (!focused || focused === document.body || head.contains(focused)) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return head.contains(document.elementFromPoint(x, y)) || y < 0 ? focused.outerHTML : null;
}

test('the menu marks a department as the current page, or as the one of the product', async ({ page }) => {
  const department = page.getByRole('navigation', { name: 'Działy sklepu' }).getByRole('link', { name: 'Ceramika' });
  await page.goto('/pol_m_ceramika-1.html');
  await expect(department).toHaveAttribute('aria-current', 'page');
  await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
  await expect(department).toHaveAttribute('aria-current', 'true');
});

test(
  'on a phone the menu leads to the account and the list, and nothing overlaps the mark',
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

test('the search keeps its place when the basket gets an amount', async ({ page }) => {
  for (const width of [1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/product-pol-1017-torba-targ.html');
    const search = page.getByRole('banner').getByRole('search');
    const before = await search.boundingBox();
    await page.getByRole('button', { name: 'Do koszyka' }).first().click();
    await expect(basket(page)).toHaveAccessibleName(/zł/);
    expect(await search.boundingBox()).toEqual(before);
    const chevron = (await page.getByRole('button', { name: 'Podgląd koszyka' }).locator('svg').boundingBox())!;
    const link = (await basket(page).boundingBox())!;
    expect(chevron.x).toBeGreaterThan(link.x + link.width);
    // The message leaves where the preview opens.
    const message = page.getByRole('region', { name: 'Komunikaty' }).getByText('Dodano do koszyka.').first();
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Podgląd koszyka' }).click();
    await expect(page.getByRole('banner').getByRole('region', { name: /^Koszyk/ })).toBeVisible();
    await expect(page.locator('[data-alert-toasts] [data-alert]')).toHaveCount(0);
  }
});

test('a page from memory decodes, and its scripts run by the nonce of its own answer', async ({ page }) => {
  const shown = async () => {
    const response = (await page.goto('/'))!;
    const policy = response.headers()['content-security-policy'] ?? '';
    return {
      // A page that the server renders again has another prefix of ids.
      prefix: await page.locator('[data-prefix]').first().getAttribute('data-prefix'),
      encoding: response.headers()['content-encoding'],
      nonce: /'nonce-([^']+)'/.exec(policy)?.[1],
      nonces: await page.evaluate(() => [...new Set([...document.scripts].map(({ nonce }) => nonce).filter(Boolean))]),
    };
  };
  let before = await shown();
  let now = await shown();
  await expect(async () => {
    [before, now] = [now, await shown()];
    expect(now.prefix).toBe(before.prefix);
  }).toPass();
  expect(now.encoding).toBe('br');
  expect(now.nonce).not.toBe(before.nonce);
  expect(now.nonces).toEqual([now.nonce]);
  const search = page.locator('[data-island="layout/live-search"]');
  await search.locator('input').first().focus();
  await expect(search).toHaveAttribute('data-hydrated', '');
});
