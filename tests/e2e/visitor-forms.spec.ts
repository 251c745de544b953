import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const everywhere = { tag: ['@phone', '@without-javascript'] };

test(
  'an opinion is written on a page of its own; what is wrong stands at its field [H-06 part]',
  everywhere,
  async ({ page }) => {
    await page.goto(mug);
    await page.getByRole('link', { name: 'Napisz opinię' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Napisz opinię' })).toBeVisible();
    await expectNoAxeViolations(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Opinia' }).fill('Lekki i ciepły.');
    await main.getByLabel('Zdjęcie').setInputFiles({
      name: 'kubek.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('to nie jest zdjęcie'),
    });
    await main.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('textbox', { name: 'Opinia' })).toHaveValue('Lekki i ciepły.');
    await expect(main.getByLabel('Zdjęcie')).toHaveAccessibleDescription(/Dopuszczalne formaty zdjęć: \.jpg\./);
    await expectNoAxeViolations(page);
    await main.getByRole('radio', { name: '4 z 5 gwiazdek' }).check();
    await main.getByRole('textbox', { name: 'Imię albo pseudonim' }).fill('Hanna');
    await main.getByRole('textbox', { name: 'E-mail' }).fill('hanna@poczta.pl');
    await main.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(page).toHaveURL(new RegExp(mug));
    await expect(page.getByRole('main')).toContainText('Dziękujemy, opinia została wysłana.');
  },
);

test(
  'a question about a product and the newsletter need no script [H-06 part] [S-20 part]',
  everywhere,
  async ({ page }) => {
    await page.goto(mug);
    await page.getByRole('link', { name: 'Zapytaj o produkt' }).click();
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'E-mail' }).fill('hanna@poczta.pl');
    await main.getByRole('textbox', { name: 'Pytanie' }).fill('Ile waży?');
    await main.getByRole('button', { name: 'Wyślij pytanie' }).click();
    await expect(page).toHaveURL(new RegExp(mug));
    await expect(main).toContainText('Pytanie zostało wysłane.');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await expectNoAxeViolations(page);
    await main.getByRole('textbox', { name: 'E-mail' }).fill('hanna@poczta.pl');
    await main.getByRole('button', { name: 'Zapisz się' }).click();
    const consent = main.getByRole('checkbox', { name: /^Zgadzam się na przesyłanie newslettera/ });
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await consent.check();
    await main.getByRole('button', { name: 'Zapisz się' }).click();
    await expect(page.getByRole('main')).toContainText('Wysłaliśmy wiadomość.');
  },
);
