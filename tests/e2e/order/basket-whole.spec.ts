import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { runSql } from '../support/database.ts';
import { startShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/* The basket, each thing of it beside the others; more of each in basket.spec.ts. */

const bag = 'Torba Targ';
const candle = 'Świeca Żywica i\u00a0dym';
const main = (page: Page) => page.getByRole('main');
const quantityOf = (page: Page, name: string) => main(page).getByRole('spinbutton', { name: `Ilość: ${name}` });
const summary = (page: Page) => main(page).getByRole('region', { name: 'Podsumowanie' });
const lineOf = (page: Page, name: string) =>
  main(page)
    .getByRole('list', { name: 'Wyślemy w\u00a0paczce' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const gifts = (page: Page) => main(page).getByRole('radiogroup', { name: /^Jeden do zamówienia/ });

/** Adds products as the product form does, without its page. */
async function put(page: Page, product: string, number: string) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/basketchange.php', {
    form: { product, size: 'uniw', number, mode: '1', change: 'add', getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

test('the basket on a phone, whole: what it says, offers, takes back and finds changed [S-03] [X-14 part]', async ({
  browser,
}) => {
  // Prices and stock of this shop change meanwhile.
  const shop = await startShop();
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();

  await test.step('groups by dispatch, the delivery preview and the strip of free delivery', async () => {
    await page.goto('/basketedit.php');
    await put(page, '1017', '1');
    await put(page, '1029', '1');
    await put(page, '1046', '1');
    await page.goto('/basketedit.php');
    await expect(lineOf(page, bag)).toContainText(/wyślemy w\s/);
    await expect(main(page).getByRole('list', { name: 'Wyślemy e-mailem' }).getByRole('heading')).toHaveText(/E-book/);
    await expect(main(page).getByText('Do darmowej dostawy brakuje')).toBeVisible();
    await main(page).getByLabel('Kod pocztowy').fill('31145');
    await main(page).getByRole('button', { name: 'Pokaż dostawy' }).click();
    await expect(main(page).getByRole('list', { name: 'Dostawy na 31-145' })).toContainText(/Kurier, u\sCiebie/);
  });

  await test.step('presents with sizes, and what is missing to the next ones', async () => {
    await expect(gifts(page).getByRole('radio')).toHaveCount(2);
    await expect(main(page).getByText(/Brakuje .* do innych prezentów/)).toBeVisible();
    await quantityOf(page, bag).fill('4');
    await quantityOf(page, bag).press('Enter');
    await gifts(page).getByRole('radio', { name: 'Skarpety Wełna' }).check();
    await gifts(page).getByRole('combobox', { name: 'Rozmiar' }).selectOption({ label: '42–44' });
    await expect(summary(page)).toContainText('Prezent: Skarpety Wełna');
    await expect(main(page).getByText(/Brakuje .* do innych prezentów/)).toBeVisible();
  });

  await test.step('the strip at nothing missing, each amount once, and the docked total', async () => {
    await expect(main(page).getByText('Do darmowej dostawy brakuje')).toHaveCount(0);
    await expect(main(page).getByText('Dostawa jest za darmo.')).toBeVisible();
    const total = (
      await summary(page)
        .getByText(/^[\d\s]+,\d\d\szł$/)
        .last()
        .innerText()
    ).trim();
    const dock = page.locator('[data-basket-dock]');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(dock).toContainText(total);
    await expect(dock.getByRole('button', { name: 'Do zamówienia' })).toBeInViewport();
    // 424 zł of goods with a tenth off.
    await main(page).getByLabel('Kod rabatowy', { exact: true }).fill('SIEN10');
    await main(page).getByRole('button', { name: 'Użyj' }).click();
    await expect(summary(page)).toContainText('−42,40');
    await expect(dock).toHaveCount(0);
    // Where the dock is away, each amount is said once: the total in the summary, the worth of a line at the line.
    for (const amount of ['381,60', '316,00', '−42,40'])
      await expect(main(page).getByText(amount.replace(/$/, '\u00a0zł'), { exact: true })).toHaveCount(1);
    await expectNoAxeViolations(page);
  });

  await test.step('undo of a removed line, with everything that it had', async () => {
    const undo = main(page).getByRole('button', { name: `Przywróć: ${bag}` });
    await main(page)
      .getByRole('button', { name: `Usuń: ${bag}` })
      .click();
    await expect(undo).toBeVisible();
    await expect(lineOf(page, bag)).toHaveCount(0);
    // Without the bags the goods are worth less than the present: it is lost, and said so.
    await expect(main(page)).toContainText('Przy tej wartości koszyka prezent nie jest już dostępny.');
    await expect(summary(page)).not.toContainText('Prezent: ');
    await undo.click();
    await expect(quantityOf(page, bag)).toHaveValue('4');
  });

  await test.step('the basket as a shopping list', async () => {
    await main(page).getByText('Zapisz koszyk jako listę').click();
    await main(page).getByLabel('Nazwa listy').fill('Na prezenty');
    await main(page).getByRole('button', { name: 'Zapisz listę' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Na prezenty' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: bag }).first()).toBeVisible();
  });

  await test.step('a changed price and sold goods, each at its line', async () => {
    await shop.kill();
    await runSql(shop, 'update sizes set price = 8500 where product_id = 1017');
    await runSql(shop, 'update sizes set amount = 0 where product_id = 1029');
    await runSql(shop, 'update size_stocks set amount = 0 where product_id = 1029');
    await shop.restart();
    await page.goto('/basketedit.php');
    await expect(lineOf(page, bag)).toContainText(/Cena zmieniła się z\s79,00\szł na 85,00\szł\./);
    await expect(lineOf(page, bag).getByText(/^340,00\szł$/)).toHaveCount(1);
    await expect(lineOf(page, candle)).toContainText('Chwilowo brak. Usuń ten produkt, żeby zamówić resztę.');
    // The shop answers with the basket again.
    const answered = page.waitForEvent('load');
    await main(page).getByRole('button', { name: 'Przejdź do zamówienia' }).click();
    await answered;
    await expect(page).toHaveURL(/basketedit\.php/);
    await expect(lineOf(page, candle)).toContainText('Chwilowo brak.');
    await expectNoAxeViolations(page);
    await main(page)
      .getByRole('button', { name: `Usuń: ${candle}` })
      .click();
    await expect(lineOf(page, candle)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('[data-basket-dock]').getByRole('button', { name: 'Do zamówienia' }).click();
    await expect(page).toHaveURL(/order1\.php/);
  });
  await context.close();
  await shop.stop();
});
