import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const lamp = '/product-pol-1026-lampa-wieczor.html';
const stool = '/product-pol-1019-stolek-prog.html';
const link = (page: Page) => page.getByRole('link', { name: 'Oblicz raty' });
const calculator = (page: Page) => page.getByRole('dialog', { name: 'Kalkulator rat' });
const results = (page: Page) => page.getByRole('region', { name: 'Twoje raty' });

/** The announcements since it was called. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) said.push((node.textContent ?? '').replaceAll('\u00a0', ' ').trim());
    }).observe(document.querySelector('[data-announcer="polite"]')!, { childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

test('the calculator opens as a dialog on the product and the basket page [S-42, H-16, H-20]', async ({ page }) => {
  await page.goto(lamp);
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(calculator(page)).toBeVisible();
  // Modal: the page behind it is out of reach.
  await expect(page.locator('a[inert]', { hasText: 'Oblicz raty' })).toBeAttached();
  await expect(page.getByLabel('Kwota zakupów')).toBeFocused();
  await expect(page.getByLabel('Kwota zakupów')).toHaveValue('549,00');
  await expect(results(page)).toContainText('20 rat po 29,88 zł');
  // The representative example: rate of charge, total, number and amount of instalments.
  await expect(results(page)).toContainText(
    /RRSO\s10,\d+%.*20\srat\spo\s29,88\szł.*koszt\skredytu\s48,82\szł,\srazem\sdo\szapłaty\s597,82\szł/,
  );
  await expectNoAxeViolations(page);

  const said = await listen(page);
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await expect(results(page)).toContainText(/3\sraty\spo\s18\d,\d\d\szł/);
  await expect
    .poll(said)
    .toEqual([expect.stringMatching(/^3 raty po 18\d,\d\d zł, razem 55\d,\d\d zł, RRSO 10,\d+%\.$/)]);
  await page.getByLabel('Kwota zakupów').fill('12');
  await expect(calculator(page)).toContainText('Raty są od 300,00 zł. Brakuje 288,00 zł.');
  await expect(results(page)).toHaveCount(0);
  await page.getByLabel('Kwota zakupów').fill('kot');
  await expect(calculator(page)).toContainText('Wpisz kwotę, np. 549,00.');
  // Escape is for the field while it has focus (T-23).
  await calculator(page).getByRole('button', { name: 'Zamknij' }).click();
  await expect(calculator(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();

  await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
  const alert = page.getByRole('region', { name: /Komunikaty/ }).locator('[data-tone]');
  await expect(alert).toContainText('Dodano do koszyka.');
  await expect(alert).toHaveAttribute('data-tone', 'success');
  await page.goto('/basketedit.php');
  await link(page).click();
  await expect(page.getByLabel('Kwota zakupów')).toHaveValue('549,00');
  await expect(results(page)).toContainText('20 rat po 29,88 zł');
});

test('follows the chosen configuration of a size, and opens again after it [S-42 part]', async ({ page }) => {
  await page.goto('/product-pol-1011-posciel-sen.html');
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  await page.locator('input[type="radio"][name="size"][value="220-200"]').check({ force: true });
  await expect(link(page)).toHaveAttribute('href', '/instalments.php?amount=799.00&months=20');
  await link(page).click();
  await expect(page.getByLabel('Kwota zakupów')).toHaveValue('799,00');
});

test(
  'in the basket the calculator opens as a dialog for what is paid [S-42 part]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(stool);
    const added = page.waitForResponse(/basketchange\.php/);
    await page.getByRole('button', { name: 'Do koszyka' }).first().click();
    await added;
    await page.goto('/basketedit.php');
    await link(page).click();
    await expect(calculator(page)).toBeVisible();
    await expect(page.getByLabel('Kwota zakupów')).toHaveValue('449,00');
  },
);

test('the lender’s simulator opens in a popup with shop number, variant and goods value [S-43]', async ({ page }) => {
  await page.goto(lamp);
  await link(page).click();
  const opening = page.waitForEvent('popup');
  await results(page)
    .getByRole('link', { name: /^Symulator: Bank Przykładowy/ })
    .click();
  const popup = await opening;
  await expect(popup.getByText('To jest pokazowy symulator.')).toBeVisible();
  const shown = (name: string) =>
    popup.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(shown('Numer sklepu')).toHaveText('28010001');
  await expect(shown('Wariant')).toHaveText('1');
  await expect(shown('Wartość towarów')).toHaveText('549.00');
  await expect(popup.getByText('20 rat po 29,88 zł')).toBeVisible();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(calculator(page)).toBeVisible();
});

test(
  'without a script the link leads to a page that calculates [S-42 part] [H-16 part]',
  { tag: ['@without-javascript', '@phone'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto(javaScriptEnabled ? '/instalments.php?amount=549.00&months=20' : lamp);
    if (!javaScriptEnabled) await link(page).click();
    await expect(page).toHaveURL(/\/instalments\.php\?amount=549\.00&months=20$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalkulator rat');
    await page.getByLabel('Kwota zakupów').fill('1 200,50');
    await page.getByRole('radio', { name: '10', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Oblicz' }).click();
    await expect(results(page)).toContainText(/10\srat\spo\s12\d,\d\d\szł/);
    await expect(page.getByRole('table')).toContainText('RRSO');
    // Hostile values have an answer, and what was typed stays.
    await page.goto('/instalments.php?amount=-1&amount=9e99&months=NaN');
    await expect(page.getByLabel('Kwota zakupów')).toHaveValue('-1');
    await expect(page.getByText('Wpisz kwotę, np. 549,00.')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
  },
);
