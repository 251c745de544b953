import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { expect, test } from '../support/test.ts';

/** No other test opens an account for it: all tests of a worker share a shop. */
const email = 'gosc.po.zakupach@poczta.example';

/** A guest's order of a bag. */
async function order(page: Page): Promise<string> {
  await page.goto('/basketedit.php');
  const { origin } = new URL(page.url());
  await page.request.post('/basketchange.php', {
    form: { product: '1017', size: 'uniw', number: '1', getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/order1.php');
  await fillRecipient(page);
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('button', { name: 'Dalej: podsumowanie' }).click();
  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
  return /\d{8}\/\d+/.exec(await page.getByRole('main').innerText())![0];
}

test(
  'a guest opens the order by number and e-mail, orders again, cancels it and opens an account [S-23] [H-21 part] [V-10 part]',
  { tag: ['@without-javascript', '@postgres'] },
  async ({ page }) => {
    const number = await order(page);
    const main = page.getByRole('main');
    const thanks = page.url();
    await expect(main.getByRole('heading', { level: 3, name: 'Torba Targ' })).toBeVisible();
    await page.getByLabel('Hasło do konta').fill('abc');
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page.getByLabel('Hasło do konta')).toHaveAccessibleDescription(/za krótkie/);
    await expectNoAxeViolations(page);
    await page.getByLabel('Hasło do konta').fill('siwy-kot-7');
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page.getByText(`Wysłaliśmy wiadomość na ${email}`)).toBeVisible();

    // Another visitor: neither session nor key.
    await page.context().clearCookies();
    await page.goto('/order-open.php');
    const field = (name: string) => page.getByRole('textbox', { name });
    const open = page.getByRole('button', { name: 'Pokaż zamówienie' });
    await open.click();
    await expect(field('Numer zamówienia')).toHaveAccessibleDescription(/Proszę wypełnić to pole/);
    const unknown = page.getByText('Nie znaleźliśmy takiego zamówienia.');
    // An unknown number and another buyer's number look alike.
    for (const [typed, typedEmail] of [
      ['20200101/1', email],
      [number, 'ktos@poczta.example'],
    ] as const) {
      await field('Numer zamówienia').fill(typed);
      await field('E-mail').fill(typedEmail);
      await open.click();
      await expect(unknown).toBeVisible();
      await expect(field('Numer zamówienia')).toHaveValue(typed);
    }
    await expectNoAxeViolations(page);
    await field('Numer zamówienia').fill(` ${number} `);
    await field('E-mail').fill(email.toUpperCase());
    await open.click();
    await expect(page).toHaveURL(thanks);

    await page.getByRole('button', { name: 'Zamów jeszcze raz' }).click();
    await expect(page).toHaveURL(/basketedit\.php/);
    await expect(page.getByText('Produkty z\u00a0zamówienia są w\u00a0koszyku.')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Ilość: Torba Targ' })).toHaveValue('1');

    await page.goto(thanks);
    await page.getByRole('link', { name: 'Anuluj zamówienie' }).click();
    await expect(page.getByRole('heading', { name: 'Anulować zamówienie?' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Zostaw zamówienie' }).click();
    await expect(page.getByRole('heading', { name: 'Anulować zamówienie?' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Anuluj zamówienie' }).click();
    await page.getByRole('button', { name: 'Tak, anuluj zamówienie' }).click();
    await expect(page.getByText('Zamówienie jest anulowane.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Przebieg zamówienia' })).toContainText('Anulowane');
    await expect(page.getByRole('link', { name: 'Anuluj zamówienie' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zamów jeszcze raz' })).toBeVisible();
  },
);
