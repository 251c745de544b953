import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { fillRecipient } from './support/recipient.ts';
import { expect, test } from './support/test.ts';

const coffee = '/product-pol-1032-kawa-poranna.html';
const soap = '/product-pol-1039-plyn-do-rak-szalwia-i-sol.html';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.locator('form[data-subscription]');
const purchase = (page: Page) => page.getByRole('radiogroup', { name: 'Zakup' });
const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

/** Radio buttons lie under their tiles: users click the tile. */
const choose = (page: Page, group: string, option: RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check({ force: true });

test(
  'a subscription is bought at its price, and basket, summary and order name its period [T-11]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await page.goto(coffee);
    await expect(form(page)).toHaveAttribute('data-subscription', 'false');
    await expect(purchase(page).getByRole('radio', { name: 'Jeden raz' })).toBeChecked();
    await expect(purchase(page)).toContainText('96,00 zł/kg');
    await expect(purchase(page)).toContainText('Teraz płacisz za pierwszą dostawę.');
    await purchase(page)
      .getByRole('radio', { name: /^Stała dostawa co 2 tygodnie/ })
      .check({ force: true });
    await expectNoAxeViolations(page);
    await page.getByRole('spinbutton', { name: 'Ilość' }).fill('1');
    await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
    await expect(basketLink(page)).toHaveAccessibleName(/1 produkt.*81,60/);
    await basketLink(page).click();

    await expect(main(page)).toContainText('stała dostawa co 2 tygodnie');
    await expect(main(page)).toContainText('81,60 zł/kg');
    await main(page).getByText('Przejdź do zamówienia').click();
    await fillRecipient(page);
    await choose(page, 'Dostawa', /^Kurier$/);
    await choose(page, 'Płatność', /Przelew/);
    await page.getByRole('button', { name: /^Dalej/ }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i zamów');
    await expect(main(page)).toContainText('stała dostawa co 2 tygodnie');
    await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page).toHaveTitle(/^Dziękujemy/);
    await expect(main(page)).toContainText('stała dostawa co 2 tygodnie');
    await expect(main(page)).toContainText('81,60');
  },
);

test('price, total, minimum and the attribute of the form follow the mode, and one purchase stays beside it [T-11]', async ({
  page,
}) => {
  await page.goto(coffee);
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  const quantity = page.getByRole('spinbutton', { name: 'Ilość' });
  await expect(quantity).toHaveValue('0,25');
  await purchase(page)
    .getByRole('radio', { name: /miesiąc/ })
    .check({ force: true });
  await expect(form(page)).toHaveAttribute('data-subscription', 'true');
  // Of 500 g, the least of one delivery.
  await expect(quantity).toHaveValue('0,5');
  await expect(form(page).getByText('40,80 zł', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
  await expect(basketLink(page)).toHaveAccessibleName(/1 produkt.*40,80/);

  await purchase(page).getByRole('radio', { name: 'Jeden raz' }).check({ force: true });
  await expect(form(page)).toHaveAttribute('data-subscription', 'false');
  await expect(quantity).toHaveValue('0,25');
  await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
  // Another line of the same goods, at their normal price.
  await expect(basketLink(page)).toHaveAccessibleName(/2 produkty.*64,80/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a size that is not delivered regularly is refused, and the choice stays', async ({ page }) => {
    await page.goto(soap);
    await expect(purchase(page)).toContainText('Stała dostawa jest dla rozmiaru 500 ml.');
    await choose(page, 'Zakup', /co 2 miesiące/);
    await page
      .getByRole('radio', { name: /uzupełnienie/ })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
    await expect(main(page)).toContainText('tak często tego nie dostarczamy. Wybierz inny odstęp albo jeden zakup.');
  });
});
