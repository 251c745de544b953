import { recipient } from '../../../storefront/reference/asking/recipient.ts';
import { pressAt, skipToContent, tabTo, typeInto } from '../support/by-keyboard.ts';
import { expect, test } from '../support/test.ts';

/** A phone of 320 px, and a window of 1280×1024 at 400 %: low, so that docked bars would cover most. */
const windows = { phone: { width: 320, height: 640 }, zoomed: { width: 320, height: 256 } };

test(
  'a whole order by keyboard alone, a voucher and BLIK included, at 320 px without scripts and at 400 % with them [S-03 part] [S-05 part] [S-06 part]',
  { tag: '@without-javascript' },
  async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize(javaScriptEnabled === false ? windows.phone : windows.zoomed);
    const main = page.getByRole('main');
    const button = (name: string | RegExp) => main.getByRole('button', { name });
    const heading = page.getByRole('heading', { level: 1 });

    await page.goto('/product-pol-1017-torba-targ.html');
    await skipToContent(page);
    await typeInto(page, main.getByRole('spinbutton', { name: 'Ilość' }), '3');
    await pressAt(page, button('Do koszyka').first());
    await expect(page.getByText(/Dodano do koszyka/).first()).toBeVisible();

    await page.goto('/basketedit.php');
    await skipToContent(page);
    await pressAt(page, button('Przejdź do zamówienia'));
    await expect(heading).toHaveText('Dostawa i płatność');

    await skipToContent(page);
    const fields = [
      ['Imię', recipient.firstname],
      ['Nazwisko', recipient.lastname],
      ['E-mail', recipient.email],
      ['Telefon', recipient.phone],
      ['Ulica', recipient.street],
      ['Numer domu', recipient.street_number],
      ['Kod pocztowy', recipient.zipcode],
      ['Miejscowość', recipient.city],
    ] as const;
    for (const [name, value] of fields)
      await typeInto(page, main.getByRole('textbox', { name, exact: true }).first(), value);
    const blik = page.getByRole('radio', { name: 'BLIK', exact: true });
    await tabTo(page, main.getByRole('radiogroup', { name: 'Płatność' }).getByRole('radio'));
    await page.keyboard.press('Space');
    while (!(await blik.isChecked())) await page.keyboard.press('ArrowUp');
    await pressAt(page, button('Dalej: podsumowanie'));
    await expect(heading).toHaveText(/Sprawdź i\szamów/);

    await skipToContent(page);
    await pressAt(page, main.getByRole('link', { name: 'Zmień: bon, karta podarunkowa, punkty' }));
    await expect(page).toHaveURL(/order-payments\.php/);
    await skipToContent(page);
    await typeInto(page, main.getByRole('textbox', { name: 'Numer bonu' }), '5000000000000108');
    await pressAt(page, button('Użyj bonu'));
    await expect(main).toContainText(/Zostaje do zapłaty: 53,90\szł/);
    await skipToContent(page);
    await pressAt(page, main.getByRole('link', { name: 'Wróć do podsumowania' }));
    await expect(page).toHaveURL(/order2\.php/);

    await expect(main).toContainText(/Bon: −200,00\szł/);
    await skipToContent(page);
    await pressAt(page, main.getByRole('checkbox', { name: /regulamin/ }), 'Space');
    await pressAt(page, button('Zamawiam z obowiązkiem zapłaty'));
    await expect(heading).toHaveText('Zapłać BLIK-iem');

    await skipToContent(page);
    await typeInto(page, main.getByRole('textbox', { name: 'Kod BLIK' }), '777123');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(/Potwierdź w\saplikacji banku/);
    if (javaScriptEnabled === false) {
      await page.waitForTimeout(4500);
      await skipToContent(page);
      await pressAt(page, main.getByRole('link', { name: 'Sprawdź stan płatności' }));
    }
    await expect(heading).toHaveText('Dziękujemy, zamówienie przyjęte', { timeout: 20_000 });
    const payments = page.getByRole('region', { name: 'Płatności' });
    await expect(payments.getByText('zapłacona')).toHaveCount(2);
    await expect(payments).toContainText(/53,90\szł/);
  },
);
