import type { Page } from 'playwright/test';
import { expectNoAxeViolations, isJudged } from './support/axe.ts';
import { fillRecipient } from './support/recipient.ts';
import { expect, test } from './support/test.ts';

/** Phone and desktop, with and without JavaScript, on both engines: eight places in every combination. */
const phoneFirst = { tag: ['@phone', '@without-javascript', '@postgres', '@each-run'] };

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

async function choose(page: Page, group: string, option: RegExp) {
  // The radio button lies under its tile: users click the tile.
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check({ force: true });
}

test(
  'a guest browses, chooses size and quantity, and orders [H-01, H-02, H-09, S-01] [S-02 part] [S-03 part] [S-04 part] [S-05 part]',
  phoneFirst,
  async ({ page, javaScriptEnabled }) => {
    await test.step('home', async () => {
      await page.goto('/');
      await expect(page).toHaveTitle(/Sień/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rzeczy, do\s+których się\s+wraca/);
    });

    await test.step('category', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Drewno i\s+meble/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Drewno i\s+meble/);
    });

    await test.step('product: price, availability, delivery time', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Deska Bochen' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deska Bochen');
      const main = page.getByRole('main');
      await expect(main.getByText('119,00 zł').first()).toBeVisible();
      await expect(main.getByText(/wyślemy/i).first()).toBeVisible();
      await expect(main.getByText(/Kurier/).first()).toBeVisible();
    });

    await test.step('size, quantity, basket', async () => {
      await choose(page, 'Rozmiar', /30×19/);
      await page.getByRole('spinbutton', { name: 'Ilość' }).fill('2');
      await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
      await expect(basketLink(page)).toHaveAccessibleName(/1 produkt.*298,00/);
      if (isJudged(javaScriptEnabled)) await expectNoAxeViolations(page);
      await basketLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk');
      await expect(page.getByRole('spinbutton', { name: /Ilość/ })).toHaveValue('2');
    });

    await test.step('order, step 1', async () => {
      await page.getByRole('main').getByText('Przejdź do zamówienia').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dostawa i płatność');
      await page.getByRole('button', { name: /^Dalej/ }).click();
      await expect(page.getByText('Proszę wypełnić to pole.').first()).toBeVisible();
      await expect(page).toHaveTitle('Błąd: Dostawa i\u00a0płatność | Sień');
      if (isJudged(javaScriptEnabled)) await expectNoAxeViolations(page);
      await fillRecipient(page);
      await choose(page, 'Dostawa', /^Kurier$/);
      await choose(page, 'Płatność', /Przelew/);
      await page.getByRole('button', { name: /^Dalej/ }).click();
    });

    await test.step('order, step 2', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i\u00a0zamów');
      await expect(page.getByRole('main')).toContainText('Hanna Źrebiec');
      await expect(page.getByRole('main')).toContainText('298,00');
      const order = page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
      await order.click();
      await expect(page.getByText('Zaznacz zgodę na regulamin, żeby zamówić.').first()).toBeVisible();
      await expect(page).toHaveTitle('Błąd: Sprawdź i\u00a0zamów | Sień');
      if (isJudged(javaScriptEnabled)) await expectNoAxeViolations(page);
      await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
      await order.click();
    });

    await test.step('confirmation', async () => {
      await expect(page.getByRole('main')).toContainText(/20261121\/\d{3,}/);
      await expect(page).toHaveTitle(/^Dziękujemy, zamówienie 20261121\/\d{3,} przyjęte/);
      const number = /20261121\/\d{3,}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
      await page.reload();
      await expect(page.getByRole('main')).toContainText(number ?? 'no number');
    });

    await test.step('the basket is empty now', async () => {
      await page.goto('/');
      await expect(basketLink(page)).toHaveAccessibleName(/pusty/);
    });
  },
);

test(
  'quantity 0 in the basket removes the product [T-34]',
  { tag: ['@without-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/search.php?text=kubek+poranek');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Kubek Poranek/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
    await expect(basketLink(page)).toHaveAccessibleName(/1 produkt/);
    await basketLink(page).click();
    const quantity = page.getByRole('spinbutton', { name: /Ilość/ });
    await quantity.fill('0');
    // With script no button is needed, and hydration removes it.
    if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
    else await quantity.press('Enter');
    await expect(basketLink(page)).toHaveAccessibleName(/pusty/);
    await expect(page.getByRole('main')).not.toContainText('Kubek Poranek, wapno');
  },
);
