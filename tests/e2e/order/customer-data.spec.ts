import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { expect, test } from '../support/test.ts';

async function put(page: Page, product: string, number: string) {
  await page.goto('/basketedit.php');
  const { origin } = new URL(page.url());
  await page.request.post('/basketchange.php', {
    form: { product, size: 'uniw', number, getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
}

const next = (page: Page) => page.getByRole('button', { name: 'Dalej: podsumowanie' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const recipient = (page: Page) => page.getByRole('radiogroup', { name: 'Gdzie wysłać' });
const invoice = (page: Page) => page.getByRole('radiogroup', { name: 'Faktura' });

test(
  'a guest sends a present elsewhere, with an invoice for a company; nothing is asked twice [S-46 part] [E-20 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    await put(page, '1017', '1');
    await page.goto('/order1.php');
    await fillRecipient(page);
    await recipient(page).getByRole('radio', { name: 'Pod inny adres' }).check({ force: true });
    await recipient(page).getByRole('textbox', { name: 'Imię' }).fill('Jan');
    await invoice(page).getByRole('radio', { name: 'Faktura na firmę' }).check({ force: true });
    await field(page, 'NIP').fill('526-025-02-75');
    await next(page).click();
    await expect(field(page, 'NIP')).toHaveAccessibleDescription(/W\stym numerze NIP jest błąd/);
    await expect(field(page, 'NIP')).toHaveValue('526-025-02-75');
    await expect(field(page, 'Nazwa firmy')).toHaveAccessibleDescription(/Proszę wypełnić to pole/);
    await expect(recipient(page).getByRole('textbox', { name: 'Nazwisko' })).toHaveAccessibleDescription(
      /Proszę wypełnić to pole/,
    );
    await expect(page.getByRole('link', { name: /^Nazwisko( odbiorcy)?:/ })).toBeVisible();
    await expectNoAxeViolations(page);

    const other = { Nazwisko: 'Wrona', Telefon: '600 200 300', Ulica: 'Długa', 'Numer domu': '7' };
    for (const [name, value] of Object.entries(other))
      await recipient(page).getByRole('textbox', { name, exact: true }).fill(value);
    await recipient(page).getByRole('textbox', { name: 'Kod pocztowy' }).fill('80831');
    await recipient(page).getByRole('textbox', { name: 'Miejscowość' }).fill('Gdańsk');
    await field(page, 'NIP').fill('PL 526-025-02-74');
    await field(page, 'Nazwa firmy').fill('Wełna & Len sp. z o.o.');
    await next(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Jan Wrona');
    await expect(main).toContainText('Długa 7, 80-831 Gdańsk');
    await expect(main).toContainText('Hanna Źrebiec');
    // The company's address is the buyer's, without asking for it again.
    await expect(main).toContainText('Wełna & Len sp. z o.o., NIP 5260250274');

    await page.getByRole('link', { name: 'Zmień: odbiorca' }).click();
    await expect(field(page, 'NIP')).toHaveValue('PL 526-025-02-74');
    await expect(recipient(page).getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Gdańsk');
    await expect(page.getByRole('textbox', { name: 'Imię', exact: true }).first()).toHaveValue('Hanna');
    await next(page).click();
    await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
    await expect(main).toContainText('Jan Wrona');
    await expect(main).toContainText('Wełna & Len sp. z o.o., NIP 5260250274');
  },
);

test('a date of birth is read in any form, and call 4 judges the bank account, while the form is filled in; without the shop a field stays unchecked [V-09] [V-46] [X-02]', async ({
  page,
}) => {
  await page.goto('/client-new.php');
  const date = page.getByRole('textbox', { name: /^Data urodzenia/ });
  await date.fill('17.5.1990');
  await date.blur();
  // The kit's date field took the place of the line of text, with what was typed.
  await expect(date).toHaveAttribute('inputmode', 'numeric');
  await expect(date).toHaveValue('1990-05-17');
  // Only digits and the hyphens of the format arrive.
  await date.press('ControlOrMeta+a');
  await date.pressSequentially('1a9 9/0-x0.2-_3:0');
  await expect(date).toHaveValue('1990-02-30');
  await date.blur();
  await expect(date).toHaveAccessibleDescription(/Luty\s1990 ma 28\sdni/);
  const account = page.getByRole('textbox', { name: /^Numer konta bankowego/ });
  await account.fill('61 1090 1014 0000 0712 1981 2875');
  await account.blur();
  await expect(account).toHaveAccessibleDescription(/Format numeru konta bankowego jest niepoprawny/);
  await expectNoAxeViolations(page);
  await account.fill('61 1090 1014 0000 0712 1981 2874');
  await account.blur();
  await expect(account).not.toHaveAccessibleDescription(/Format numeru/);

  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(/\/(graphql|ajax)\//, (route) => route.abort());
  const state = (name: string) => page.locator('[data-state]', { has: page.locator(`input[name="${name}"]`) }).last();
  const login = page.getByRole('textbox', { name: 'Login', exact: true });
  await login.fill('olaf');
  await login.blur();
  await expect.poll(() => logged.some((line) => line.includes('validateClientData'))).toBe(true);
  await expect(state('client_login')).toHaveAttribute('data-state', 'none');
  await account.fill('61 1090 1014 0000 0712 1981 2875');
  await account.blur();
  await expect.poll(() => logged.some((line) => line.includes('"bankAccount" stays unchecked'))).toBe(true);
  await expect(state('bankAccount')).toHaveAttribute('data-state', 'none');
  await expect(account).not.toHaveAttribute('aria-invalid');
});

test('step 2 warns before something typed is lost, marks missing terms and shows that it sends [T-29] [T-30] [T-31] [S-05]', async ({
  page,
}) => {
  await put(page, '1017', '1');
  await page.goto('/order1.php');
  await fillRecipient(page);
  await next(page).click();
  const order = page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
  await expect(page.getByRole('heading', { level: 3, name: 'Torba Targ' })).toBeVisible();
  // The form shows the whole order: goods with pictures, recipient, delivery, payment, total, seller.
  const form = page.locator('form#order2_form');
  await expect(form.getByRole('listitem').locator('img')).toHaveCount(1);
  for (const words of ['Hanna Źrebiec', 'Kurier', 'Przelew tradycyjny', '95,90', 'Sprzedaje', 'regulamin'])
    await expect(form).toContainText(words);
  await expect(order).toHaveAttribute('data-validation', 'terms_required');
  await order.click();
  const terms = page.getByRole('checkbox', { name: /regulamin/ });
  await expect(terms).toHaveAccessibleDescription('Zaznacz zgodę na regulamin, żeby zamówić.');

  // Nothing is typed: leaving needs no question.
  await page.getByRole('link', { name: 'Zmień: płatność' }).click();
  await expect(page).toHaveURL(/order1\.php/);
  await next(page).click();
  await page.getByRole('textbox', { name: /Uwagi do zamówienia/ }).fill('Proszę bez plastiku.');
  await expect(page.locator('[data-island="order-step-2/order-button"]')).toHaveAttribute('data-hydrated', '');
  const change = page.getByRole('link', { name: 'Zmień: płatność' });
  await change.click();
  const dialog = page.getByRole('alertdialog', { name: 'Opuścić podsumowanie?' });
  await expect(dialog.getByRole('button', { name: 'Zostań tutaj' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/order2\.php/);
  await expect(page.getByRole('textbox', { name: /Uwagi do zamówienia/ })).toHaveValue('Proszę bez plastiku.');
  await change.click();
  await dialog.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(page).toHaveURL(/order1\.php/);

  await next(page).click();
  await terms.check({ force: true });
  await expect(order).not.toHaveAttribute('data-validation');
  // An answer without a page: the shop stays silent.
  await page.route('**/order2.php', (route) => route.fulfill({ status: 204 }));
  await order.click();
  await expect(order).toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/order2.php');
  // The warning is gone with the submit: no question now.
  await page.goto('/order2.php');
  await terms.check({ force: true });
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
});
