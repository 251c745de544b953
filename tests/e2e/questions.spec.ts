import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const soldOut = '/product-pol-1003-kubek-poranek-szalwia.html';
const phoneFirst = { tag: ['@phone', '@without-javascript', '@postgres'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone', '@postgres'] };
const section = (page: Page) => page.getByRole('region', { name: /^Pytania/ });

test(
  'a question is asked on the product page, beside those with an answer [H-06 part]',
  withoutJavaScriptFirst,
  async ({ page }) => {
    await page.goto(mug);
    const answered = section(page).getByRole('listitem').filter({ hasText: 'Czy kubek można wstawić' });
    await expect(answered).toContainText(/Pyta Ania, 5 października 2026/);
    await expect(answered).toContainText(/Odpowiada Sień – obsługa klienta, \d+ października 2026/);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: 'Pytanie' })).toBeHidden();
    await section(page).getByText('Zapytaj o produkt', { exact: true }).click();
    const email = main.getByRole('textbox', { name: 'E-mail' });
    await email.fill('hanna@');
    await main.getByRole('textbox', { name: 'Pytanie' }).fill('Ile waży?');
    await main.getByRole('button', { name: 'Wyślij pytanie' }).click();
    await expect(email).toHaveAccessibleDescription(/Podano niepoprawny adres email\./);
    await expect(main.getByRole('textbox', { name: 'Pytanie' })).toHaveValue('Ile waży?');
    await expectNoAxeViolations(page);
    await email.fill('hanna@poczta.pl');
    await main.getByRole('button', { name: 'Wyślij pytanie' }).click();
    await expect(page).toHaveURL(new RegExp(mug));
    await expect(main).toContainText('Pytanie zostało wysłane.');
  },
);

test('a link to the form opens it', async ({ page }) => {
  await page.goto(`${mug}#zapytaj`);
  await expect(page.getByRole('textbox', { name: 'Pytanie' })).toBeVisible();
});

test(
  'a sold-out product offers a notice first, and says what is wrong with the e-mail [X-10 part] [S-36 part]',
  phoneFirst,
  async ({ page }) => {
    await page.goto(soldOut);
    const form = page.getByRole('region', { name: /^Wróci około/ });
    await form.getByRole('textbox', { name: 'E-mail' }).fill('hanna@');
    await form.getByRole('checkbox', { name: /^Zgadzam się/ }).check();
    await form.getByRole('button', { name: 'Powiadom mnie' }).click();
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      /Błędnie wpisany e-mail\. Wpisz pełny adres e-mail, np\. hanna@poczta\.pl\./,
    );
    await expect(form.getByRole('checkbox', { name: /^Zgadzam się/ })).toBeChecked();
    await form.getByRole('textbox', { name: 'E-mail' }).fill('hanna@poczta.pl');
    await form.getByRole('button', { name: 'Powiadom mnie' }).click();
    await expect(page.getByRole('main')).toContainText(
      'Damy znać. Gdy produkt wróci, napiszemy raz na adres hanna@poczta.pl.',
    );
  },
);
