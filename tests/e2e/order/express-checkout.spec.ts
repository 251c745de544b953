import type { Page } from 'playwright/test';
import { openAccount, password } from '../support/account.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Phone and desktop, with and without JavaScript. */
const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };
const mug = '/product-pol-1001-kubek-poranek-wapno.html';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const buyNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kup teraz' });

async function signIn(page: Page, login: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Login albo e-mail').fill(login);
  await main.getByLabel('Hasło', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

async function expectSummary(page: Page, ...words: ReadonlyArray<string>) {
  await expect(page).toHaveURL(/\/order2\.php$/);
  await expect(heading(page)).toHaveText('Sprawdź i\u00a0zamów');
  for (const text of words) await expect(page.getByRole('main')).toContainText(text);
}

test(
  'express checkout leads signed-in users to the summary, others to sign in first [R-02]',
  phoneFirst,
  async ({ page, shop }, { testId }) => {
    const login = `szybki-${testId.replaceAll(/\W/g, '').slice(-18)}`;
    const main = page.getByRole('main');

    await test.step('a guest continues after registering', async () => {
      await page.goto(mug);
      await buyNow(page).click();
      await expect(page).toHaveURL(/\/signin\.php\?next=express$/);
      await expect(heading(page)).toHaveText('Jak chcesz kupić?');
      await expect(main).toContainText('przejdziesz prosto do podsumowania zamówienia');
      const withoutAccount = main.getByRole('link', { name: 'Kup bez konta' });
      await expect(withoutAccount).toHaveAttribute('href', '/order1.php');
      await withoutAccount.focus();
      await page.keyboard.press('Tab');
      await expect(main.getByLabel('Login albo e-mail')).toBeFocused();
      await expectNoAxeViolations(page);
      await main.getByRole('link', { name: 'Załóż konto' }).click();
      await openAccount(page, shop, login);
      await expectSummary(page, 'Hanna Źrebiec', 'Kubek Poranek', 'Kurier', 'BLIK');
    });

    await test.step('a guest with an account signs in', async () => {
      await page.context().clearCookies();
      await page.goto(mug);
      await buyNow(page).click();
      await signIn(page, login);
      await expectSummary(page, 'Łobzowska 8/3', 'Kubek Poranek');
    });

    await test.step('a signed-in user gets there directly, from product and basket', async () => {
      await page.goto('/product-pol-1017-torba-targ.html');
      await buyNow(page).click();
      await expectSummary(page, 'Torba Targ');
      await page.goto('/basketedit.php');
      await main.getByRole('button', { name: 'Szybki zakup' }).click();
      await expectSummary(page, 'Torba Targ', 'Kubek Poranek');
    });
  },
);

test('express checkout works for guests without an account', withoutJavaScriptFirst, async ({ page }) => {
  await page.goto(mug);
  await buyNow(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Kup bez konta' }).click();
  await expect(heading(page)).toHaveText('Dostawa i\u00a0płatność');
  await expect(page.getByRole('region', { name: 'Podsumowanie' }).filter({ visible: true })).toContainText('69,00');
});

test('a double click on "Kup teraz" buys one', phoneFirst, async ({ page }) => {
  await page.goto(mug);
  await buyNow(page).dblclick();
  await expect(heading(page)).toHaveText('Jak chcesz kupić?');
  await page.goto('/basketedit.php');
  await expect(page.getByRole('spinbutton', { name: 'Ilość: Kubek Poranek' })).toHaveValue('1');
});

test('an unavailable size has no "Kup teraz", another one buys the selection', async ({ page }) => {
  await page.goto('/product-pol-1004-miska-zboze.html');
  await page.locator('[data-hydrated] [data-submit-once]').waitFor();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: '24 cm' }).check({ force: true });
  await expect(buyNow(page)).toHaveCount(0);
  await main.getByRole('radio', { name: '14 cm' }).check({ force: true });
  await page.getByRole('button', { name: /^Zwiększ ilość/ }).click();
  await buyNow(page).click();
  await expect(heading(page)).toHaveText('Jak chcesz kupić?');
  await page.goto('/basketedit.php');
  await expect(main).toContainText('14 cm');
  await expect(page.getByRole('spinbutton', { name: 'Ilość: Miska Zboże' })).toHaveValue('2');
});
