import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const bag = '/product-pol-1017-torba-targ.html';

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const quantityOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Ilość: ${name}` });
const summary = (page: Page) => page.getByRole('region', { name: 'Podsumowanie' });
/** Polite announcements, newest last. */
const said = (page: Page) => page.locator('[data-announcer="polite"] p');

/** Adds products as the product form does, without its page. */
async function put(page: Page, product: string, size: string, number: string) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/basketchange.php', {
    form: { product, size, number, mode: '1', change: 'add', getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

async function openBasket(page: Page) {
  await page.goto(bag);
  await put(page, '1017', 'uniw', '1');
  await put(page, '1007', 'naturalny', '1,5');
  await page.goto('/basketedit.php');
}

test('the basket saves changes itself and announces line and sum [S-03 part]', async ({ page }) => {
  await openBasket(page);
  await page.getByRole('button', { name: 'Zwiększ ilość: Torba Targ' }).click();
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('2');
  await expect(summary(page)).toContainText('269,00');
  await expect(said(page).filter({ hasText: 'Torba Targ: 2' })).toContainText(
    '158,00\u00a0zł. Do zapłaty 269,00\u00a0zł.',
  );
  await expect(basketLink(page)).toHaveAccessibleName(/2 produkty.*269,00/);
  await page.reload();
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('2');
});

test('a change that still waits is saved when the user leaves the page', async ({ page }) => {
  const start = Date.parse('2026-11-21T10:00:00+01:00');
  await page.clock.install({ time: start });
  await openBasket(page);
  const more = page.getByRole('button', { name: 'Zwiększ ilość: Torba Targ' });
  await more.click();
  await expect(summary(page)).toContainText('269,00');
  // Time stops here: the change waits.
  await page.clock.pauseAt(start + 60_000);
  await more.click();
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('3');
  await page.getByRole('banner').getByRole('link', { name: 'Sień, strona główna' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/basketedit.php');
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('3');
});

test('a typed quantity is corrected, and Enter never removes a line', async ({ page }) => {
  await openBasket(page);
  const quantity = quantityOf(page, 'Len Miedza na metry');
  await quantity.fill('2,55');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('2,6');
  await expect(summary(page)).toContainText('271,40');
  await expect(page.getByRole('button', { name: 'Usuń: Torba Targ' })).toBeVisible();
});

test('removal is announced and moves focus; the last one empties the basket', async ({ page }) => {
  await openBasket(page);
  await page.getByRole('button', { name: 'Usuń: Torba Targ' }).click();
  await expect(page.getByRole('link', { name: 'Torba Targ' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Usuń: Len Miedza na metry' })).toBeFocused();
  await expect(said(page).filter({ hasText: 'Usunięto' })).toContainText('Do zapłaty 127,90\u00a0zł.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Koszyk jest pusty. Rzeczy, które dodasz')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(basketLink(page)).toHaveAccessibleName(/pusty/);
  await expectNoAxeViolations(page);
});

test('a rejected change reverts, with an alert that names the product', async ({ page }) => {
  await openBasket(page);
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/basketchange.php**', async (route) => {
    await refused;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('button', { name: 'Zwiększ ilość: Torba Targ' }).click();
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('2');
  refuse();
  const alert = page.getByRole('alert').filter({ hasText: 'Torba Targ' });
  await expect(alert).toContainText('nie udało się zapisać zmiany.');
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('1');
  await page.unroute('**/basketchange.php**');
  await alert.getByRole('button', { name: 'Spróbuj jeszcze raz' }).click();
  await expect(summary(page)).toContainText('269,00');
});

test('one button adds pieces up to the lower price', { tag: ['@without-javascript'] }, async ({ page }) => {
  await openBasket(page);
  await page.getByRole('button', { name: 'Dodaj 3,5 m: Len Miedza na metry' }).click();
  await expect(quantityOf(page, 'Len Miedza na metry')).toHaveValue('5');
  await expect(page.getByRole('main')).toContainText('69,56\u00a0zł/m');
});

test('without scripts quantities are saved, and an invalid one is reported at its field', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'pl-PL' });
  const page = await context.newPage();
  await openBasket(page);
  await quantityOf(page, 'Torba Targ').fill('3');
  await quantityOf(page, 'Len Miedza na metry').fill('dużo');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(quantityOf(page, 'Len Miedza na metry')).toHaveAccessibleDescription(/Wpisz ilość cyframi/);
  await expect(quantityOf(page, 'Torba Targ')).toHaveValue('3');
  await expectNoAxeViolations(page);
  await context.close();
});

test(
  'discount code, comment and one present at a time, which may be resigned, work with and without script [H-03] [T-33] [E-12 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    await page.goto(bag);
    await put(page, '1017', 'uniw', '4');
    await page.goto('/basketedit.php');
    const code = page.getByLabel('Kod rabatowy', { exact: true });
    await code.fill('niczego');
    await page.getByRole('button', { name: 'Użyj' }).click();
    await expect(code).toHaveAccessibleDescription('Nie ma takiego kodu rabatowego.');
    await expect(code).toHaveValue('niczego');
    await expectNoAxeViolations(page);
    await code.fill('sien10');
    await code.press('Enter');
    await expect(page.getByText('Kod SIEN10 działa: −31,60')).toBeVisible();
    await expect(summary(page)).toContainText('−31,60');

    const socks = page.getByRole('radio', { name: 'Skarpety Wełna' });
    await socks.check();
    const size = page.getByRole('combobox', { name: 'Rozmiar' });
    await size.selectOption({ label: '42–44' });
    await page.getByText('Uwaga i\u00a0pliki', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Uwaga do produktu: Torba Targ' }).fill('Bez metki, proszę.');
    await page.getByRole('button', { name: 'Przejdź do zamówienia' }).click();
    await expect(page).toHaveURL(/order1\.php/);
    await expect(summary(page)).toContainText('Prezent: Skarpety Wełna');
    await page.goto('/basketedit.php');
    await expect(socks).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Uwaga do produktu: Torba Targ' })).toHaveValue(
      'Bez metki, proszę.',
    );
    // Another present takes the place of the first; without any the order has none.
    const group = page.getByRole('radiogroup', { name: /Jeden do zamówienia/ });
    const active = group.getByRole('radio', { checked: true });
    const order = async () => {
      await expect(active).toHaveCount(1);
      await page.getByRole('button', { name: 'Przejdź do zamówienia' }).click();
      await expect(page).toHaveURL(/order1\.php/);
      return summary(page);
    };
    await group.getByRole('radio').first().check();
    await expect(socks).not.toBeChecked();
    await expect(await order()).toContainText('Prezent: ');
    await expect(summary(page)).not.toContainText('Skarpety Wełna');
    await page.goto('/basketedit.php');
    await group.getByRole('radio').last().check();
    await expect(await order()).not.toContainText('Prezent: ');
    await page.goto('/basketedit.php');
    await expect(group.getByRole('radio').last()).toBeChecked();
  },
);

test(
  'a removed line comes back whole, and the strip of free delivery is active exactly at nothing missing [S-03 part] [T-22]',
  { tag: ['@without-javascript', '@postgres'] },
  async ({ page }) => {
    await page.goto(bag);
    await put(page, '1017', 'uniw', '1');
    await put(page, '1007', 'naturalny', '1,5');
    await page.goto('/basketedit.php');
    const strip = page.getByRole('main').getByText('Do darmowej dostawy brakuje');
    await expect(strip).toBeVisible();
    await expect(page.getByText(/Brakuje .* do innych prezentów/)).toBeVisible();
    await page.getByText('Uwaga i\u00a0pliki', { exact: true }).first().click();
    const note = page.getByRole('textbox', { name: 'Uwaga do produktu: Torba Targ' });
    await note.fill('Bez metki.');
    await quantityOf(page, 'Torba Targ').fill('3');
    await quantityOf(page, 'Torba Targ').press('Enter');
    await expect(summary(page)).toContainText('348,00');
    await expect(strip).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Dostawa jest za darmo.')).toBeVisible();

    await page.getByRole('button', { name: 'Usuń: Torba Targ' }).click();
    const undo = page.getByRole('button', { name: 'Przywróć: Torba Targ' });
    await expect(undo).toBeVisible();
    await expect(page.getByRole('link', { name: 'Torba Targ', exact: true })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await undo.click();
    await expect(quantityOf(page, 'Torba Targ')).toHaveValue('3');
    await expect(note).toHaveValue('Bez metki.');
    // In its former place.
    await expect(page.getByRole('list', { name: 'Produkty w\u00a0koszyku' }).getByRole('heading')).toHaveText([
      'Torba Targ',
      'Len Miedza na metry',
    ]);
    await expect(undo).toHaveCount(0);

    // The last one, too: the empty basket keeps the way back.
    await page.getByRole('button', { name: 'Usuń: Len Miedza na metry' }).click();
    await page.getByRole('button', { name: 'Usuń: Torba Targ' }).click();
    await expect(page.getByText('Koszyk jest pusty. Rzeczy, które dodasz')).toBeVisible();
    await undo.click();
    await expect(quantityOf(page, 'Torba Targ')).toHaveValue('3');

    // Goods by mail stand apart, and their delivery has no limit: the strip is not shown for them alone.
    await put(page, '1046', 'uniw', '1');
    await page.goto('/basketedit.php');
    await expect(page.getByRole('list', { name: 'Wyślemy w\u00a0paczce' }).getByRole('link')).toHaveText('Torba Targ');
    await expect(page.getByRole('list', { name: 'Wyślemy e-mailem' }).getByRole('heading')).toHaveText(/E-book/);
    await page.getByLabel('Kod pocztowy').fill('31145');
    await page.getByRole('button', { name: 'Pokaż dostawy' }).click();
    await expect(page.getByRole('list', { name: 'Dostawy na 31-145' })).toContainText(/Kurier, u\sCiebie/);
    await page.getByText('Zapisz koszyk jako listę').click();
    await page.getByLabel('Nazwa listy').fill('');
    await page.getByRole('button', { name: 'Zapisz listę' }).click();
    await expect(page.getByLabel('Nazwa listy')).toHaveAccessibleDescription(/Wpisz|Podaj|nazw/i);
    await page.getByLabel('Nazwa listy').fill('Na targ');
    await page.getByRole('button', { name: 'Zapisz listę' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Na targ' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Torba Targ' }).first()).toBeVisible();
    await page.goto('/basketedit.php');
    await page.getByRole('button', { name: 'Usuń: Torba Targ' }).click();
    await expect(undo).toBeVisible();
    await expect(page.getByRole('main').getByText(/darmow|za darmo\./)).toHaveCount(0);
  },
);

const candle = 'Świeca Żywica i\u00a0dym';
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) });

test(
  'gift wrapping and files stay with their line, with and without script [E-12 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto(bag);
    await put(page, '1029', 'uniw', '2');
    await page.goto('/basketedit.php');
    await page.getByText('Zapakuj na prezent', { exact: true }).click();
    await page.getByRole('radio', { name: /^Pakowanie na prezent/ }).check();
    // The wrapping can have a comment, too, once it is a line.
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: candle }) });
    await line.getByText('Uwaga i\u00a0pliki', { exact: true }).click();
    const field = page.getByLabel(`Dodaj pliki: ${candle}`);
    const files = page.getByRole('list', { name: `Pliki: ${candle}` });
    // Without script the button saves; with one everything is saved already, and hydration removes the button.
    const save = async () => {
      if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
    };
    await field.setInputFiles([pdf('dedykacja.pdf'), pdf('logo.pdf')]);
    await save();
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Pakowanie na prezent' })).toBeVisible();
    await expect(summary(page)).toContainText('173,00');
    await expectNoAxeViolations(page);

    // A renamed program: only the shop can detect it.
    await field.setInputFiles({ ...pdf('projekt.pdf'), buffer: Buffer.from([0x4d, 0x5a, 0x90, 0]) });
    await save();
    await expect(field).toHaveAccessibleDescription(
      /Nie można wgrać pliku projekt\.pdf, ponieważ załączanie plików tego typu jest niedozwolone\./,
    );
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await files.getByRole('button', { name: /^Usuń plik logo\.pdf/ }).click();
    await expect(files.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: `Usuń: Pakowanie na prezent` }).click();
    await expect(page.getByRole('link', { name: 'Pakowanie na prezent' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Przejdź do zamówienia' }).click();
    await expect(page).toHaveURL(/order1\.php/);
    await page.goto('/basketedit.php');
    await expect(files).toContainText('dedykacja.pdf');
  },
);

test('uploading keeps focus at its field, and forbidden files are not sent', async ({ page }) => {
  await page.goto(bag);
  await put(page, '1047', 'uniw', '1');
  await page.goto('/basketedit.php');
  const field = page.getByLabel('Dodaj pliki: Grawer na drewnie i\u00a0okładce');
  await field.focus();
  await field.setInputFiles([pdf('projekt.pdf')]);
  await expect(page.getByRole('link', { name: 'projekt.pdf' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(said(page).filter({ hasText: 'Wysłano plik projekt.pdf.' })).toHaveCount(1);
  await field.setInputFiles({ ...pdf('gra.exe') });
  await expect(page.getByRole('alert')).toContainText('Nie można wgrać pliku gra.exe');
  await page.getByRole('button', { name: /^Usuń plik projekt\.pdf/ }).click();
  await expect(page.getByRole('link', { name: 'projekt.pdf' })).toHaveCount(0);
  await expect(field).toBeFocused();
});
