import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { expect, test } from './support/test.ts';

const sort = (page: Page) => page.getByRole('combobox', { name: 'Sortuj:' });
const paging = (page: Page) => page.getByRole('navigation', { name: 'Stronicowanie' });
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
/** The products found, without those of the zones below them. */
const listed = (page: Page) =>
  page
    .getByRole('main')
    .locator('article:not([aria-roledescription] article) h3, article:not([aria-roledescription] article) h2');
const said = (page: Page) => page.locator('[data-announcer="polite"] p');

/** Counts opened documents: a region load opens none. */
function countDocuments(page: Page) {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test('sorting works in place, keeps focus and pushes its address into the history [S-39 part]', async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto('/search.php');
  const before = await names(page);
  await sort(page).focus();
  await sort(page).selectOption({ label: 'od najtańszych' });
  await expect(page).toHaveURL('/search.php?sort=price&order=a');
  await expect.poll(() => names(page)).not.toEqual(before);
  await expect(sort(page)).toBeFocused();
  await expect(sort(page)).toHaveValue('price-a');
  await expect(said(page).last()).toContainText('Wszystkie produkty, od najtańszych');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(sort(page)).toHaveValue('default');
  expect(documents()).toBe(1);
});

test('the next list page loads in place, is announced and takes focus, and the browser reports nothing', async ({
  page,
}) => {
  const documents = countDocuments(page);
  const complaints = await complaintsOf(page);
  await page.goto('/search.php?sort=name&order=a');
  const before = await names(page);
  await paging(page).getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL('/search.php?sort=name&order=a&counter=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Wszystkie produkty' })).toBeFocused();
  await expect(said(page).last()).toContainText('Wszystkie produkty, strona 2');
  await expect(paging(page).getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  expect((await names(page)).some((name) => before.includes(name))).toBe(false);
  expect(documents()).toBe(1);
  expect(complaints()).toEqual([]);
});

test(
  'results are sorted, filtered and turned page by page, with and without a script [S-13]',
  {
    tag: ['@postgres', '@without-javascript'],
  },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox', { name: 'Szukaj produktów' }).fill('kubek');
    await page.getByRole('banner').getByRole('button', { name: 'Szukaj' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kubek”');
    const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
    await sort(page).selectOption({ label: 'od najdroższych' });
    if (!isScripted) await page.getByRole('button', { name: 'Sortuj' }).click();
    await expect(page).toHaveURL('/search.php?text=kubek&sort=price&order=d');
    await page.goto('/search.php?text=na');
    await expect(listed(page)).toHaveCount(24);
    const available = page.getByRole('checkbox', { name: /^Dostępne/ }).first();
    await available.check();
    if (!isScripted) await page.getByRole('button', { name: 'Pokaż produkty' }).click();
    await expect(page).toHaveURL(/text=na&filter_availability=available/);
    await expect(page.getByText('42 produkty z 47')).toBeVisible();
    await expect(listed(page)).toHaveCount(24);
    const first = await listed(page).allTextContents();
    await paging(page).getByRole('link', { name: 'Strona 2' }).click();
    await expect(page).toHaveURL(/filter_availability=available.*counter=1/);
    await expect(paging(page).getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
    expect((await listed(page).allTextContents()).some((name) => first.includes(name))).toBe(false);
    await page.getByRole('link', { name: /^Usuń filtr: / }).click();
    await expect(page).toHaveURL('/search.php?text=na');
  },
);

test(
  'departments open from the menu and say what they hold [S-22]',
  { tag: ['@without-javascript', '@phone'] },
  async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').locator('summary[aria-label="Menu"]');
    const isFolded = await menu.isVisible();
    if (isFolded) await menu.click();
    const departments = page.getByRole('navigation', { name: isFolded ? 'Menu' : 'Działy sklepu' });
    // On phones a department unfolds its parts.
    if (isFolded) await departments.getByText('Len', { exact: true }).click();
    await departments.getByRole('link', { name: isFolded ? 'Cały dział: Len' : 'Len', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Len i tkaniny' })).toBeVisible();
    expect((await names(page)).length).toBeGreaterThan(0);
    // A long description begins above the products and goes on below them.
    const main = page.getByRole('main');
    await expect(main.getByText('Tkaniny na metry, obrusy i ręczniki z lnu')).toBeVisible();
    await main.getByRole('link', { name: 'Czytaj dalej' }).click();
    const more = main.getByRole('heading', { level: 2, name: 'Len i tkaniny: więcej o dziale' });
    await expect(more).toBeInViewport();
    await expect(more).toBeFocused();
  },
);

for (const path of [
  '/',
  '/pol_m_ceramika-1.html',
  '/search.php?text=kubek',
  '/search.php?text=qqqqqq',
  '/regulamin-cterms-pol-1.html',
  '/nic',
]) {
  test(`${path} has no axe violation and fits 320 pixels`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'of colours');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
