import { fillRecipient } from '../support/recipient.ts';
import { atStepOne, tile } from '../support/step-one.ts';
import { expect, test } from '../support/test.ts';

test(
  'the country decides deliveries, postcode and sum, keeps what is typed, and stays with the order [S-04 part] [S-46 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    await atStepOne(page);
    await page.goto('/basketedit.php');
    const preview = page.getByRole('region', { name: /^Kiedy i/ });
    await preview.getByRole('combobox', { name: 'Kraj' }).selectOption({ label: 'Słowacja' });
    await preview.getByRole('textbox', { name: 'Kod pocztowy' }).fill('31-14');
    await preview.getByRole('button', { name: 'Pokaż dostawy' }).click();
    await expect(preview.getByRole('textbox')).toHaveAccessibleDescription(/Wpisz kod w formacie 000 00, np. 311 45\./);
    await preview.getByRole('textbox').fill('81101');
    await preview.getByRole('button', { name: 'Pokaż dostawy' }).click();
    await expect(preview.getByRole('list', { name: /811 01/ })).toContainText('Kurier na Słowację');

    await page.goto('/order1.php');
    const country = page.getByRole('combobox', { name: 'Kraj', exact: true }).first();
    await expect(country.getByRole('option')).toHaveText(['Polska', 'Czechy', 'Słowacja', 'Niemcy']);
    await expect(country).toHaveAttribute('autocomplete', 'country');
    await fillRecipient(page);
    await tile(page, 'Odbiór w salonie').check({ force: true });
    await country.selectOption({ label: 'Czechy' });
    await expect(page.locator('button', { hasText: /^Zmień kraj odbiorcy$/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Zmień kraj', exact: true }).click();
    await expect(tile(page, 'Odbiór w salonie')).toHaveCount(0);
    await expect(country).toHaveValue('CZ');
    await expect(page.getByRole('textbox', { name: 'Imię', exact: true }).first()).toHaveValue('Hanna');
    await tile(page, 'Kurier do Czech').check({ force: true });
    await expect(page.getByRole('region', { name: 'Podsumowanie' })).toContainText('187,90');
    await page.getByRole('button', { name: 'Dalej' }).click();
    // A Polish postcode is none in Czechia.
    const zipcode = page.getByRole('textbox', { name: 'Kod pocztowy', exact: true }).first();
    await expect(zipcode).toHaveAccessibleDescription(/Wpisz kod w formacie 000 00, np. 311 45\./);
    await zipcode.fill('60200');
    await page.getByRole('textbox', { name: 'Miejscowość', exact: true }).first().fill('Brno');

    // The country can also be changed by going on: the deliveries there are shown, and nothing is ordered unseen.
    await country.selectOption({ label: 'Niemcy' });
    await zipcode.fill('10115');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByText(/do tego kraju: Niemcy\. Wybierz inną dostawę\./).first()).toBeVisible();
    await expect(tile(page, 'Kurier do Niemiec')).toBeVisible();
    await country.selectOption({ label: 'Czechy' });
    await zipcode.fill('60200');
    await page.getByRole('button', { name: 'Zmień kraj', exact: true }).click();
    await tile(page, 'Kurier do Czech').check({ force: true });
    await page.getByRole('button', { name: 'Dalej' }).click();
    const main = page.getByRole('main');
    await expect(page).toHaveURL(/order2\.php/);
    await expect(main).toContainText('602 00 Brno, Czechy');
    await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
    await expect(main).toContainText('602 00 Brno, Czechy');
    await expect(main).toContainText('Kurier do Czech');
  },
);
