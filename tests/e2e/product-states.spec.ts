import type { Page } from 'playwright/test';
import { openAccountUnseen } from './support/account.ts';
import { expect, test } from './support/test.ts';

const soldOut = '/product-pol-1003-kubek-poranek-szalwia.html';
const table = '/product-pol-1021-stol-gospodarz.html';
const forPoints = '/product-pol-1048-kubek-jubileuszowy.html';
const present = '/product-pol-1008-probnik-tkanin-miedza.html';
const candlestick = '/product-pol-1031-swiecznik-kropla.html';

const main = (page: Page) => page.getByRole('main');
const buy = (page: Page) => page.getByRole('button', { name: 'Do koszyka', exact: true });

test(
  'sold out, by phone and for points alone: each says why and what to do instead [T-06 part, T-08 part, T-09] [X-10 part] [S-35 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    await page.goto(soldOut);
    await expect(main(page)).toContainText('Tego koloru teraz nie ma.');
    await expect(page.getByRole('heading', { name: 'Wróci około 8 grudnia' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Powiadom mnie, gdy wróci' })).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await expect(main(page)).not.toContainText('0 szt.');

    await page.goto(table);
    await expect(main(page)).toContainText('Cenę podajemy przez telefon. Skontaktuj się ze sprzedawcą.');
    await expect(page.getByRole('link', { name: /^Zadzwoń: / })).toHaveAttribute('href', 'tel:+48000000000');
    await page.getByRole('link', { name: 'Zapytaj o wycenę' }).click();
    // A link into a closed disclosure opens it, without a script as well.
    await expect(page.getByRole('textbox', { name: 'Pytanie' })).toBeInViewport();
    await expect(buy(page)).toHaveCount(0);

    await page.goto(forPoints);
    await expect(main(page)).toContainText('Tylko za punkty programu lojalnościowego.');
    await expect(buy(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Zaloguj się, aby sprawdzić swoje punkty' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logowanie');

    await page.goto(present);
    await expect(main(page)).toContainText('Prezent do zamówienia. Osobno go nie sprzedajemy.');
    await expect(page.locator('form[data-subscription]')).toHaveCount(0);
  },
);

test('a client with too few points reads so, and where to collect them [X-10 part, R-03 part]', async ({
  page,
  shop,
}) => {
  await openAccountUnseen(page, shop, 'punkty');
  await page.goto(forPoints);
  await expect(main(page)).toContainText('Masz 0 punktów.');
  await expect(main(page)).toContainText('Masz za mało punktów, żeby zamówić ten produkt.');
  await expect(page.getByRole('link', { name: 'Zbieraj punkty na zakupach' })).toBeVisible();
});

test('adding answers: added, too much, all of it already, and a lost connection [X-10 part]', async ({ page }) => {
  await page.goto(candlestick);
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  const quantity = page.getByRole('spinbutton', { name: /^Ilość/ });
  await quantity.fill('99');
  await quantity.blur();
  await expect(main(page)).toContainText('Możesz zamówić co najwyżej 3 szt');
  await buy(page).click();
  await expect(page.getByText('Dodano do koszyka.').first()).toBeVisible();
  await buy(page).click();
  await expect(main(page)).toContainText('Możesz zamówić co najwyżej 3 sztuki. Tyle jest już w koszyku.');
  await page.route('**/basketchange.php', (route) => route.abort());
  await buy(page).click();
  await expect(page.getByText('Nie udało się dodać.').first()).toBeVisible();
});

test(
  'a back-in-stock notice refuses a wrong e-mail, keeps what was typed, and is confirmed [X-10 part] [S-36]',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await page.goto(soldOut);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('hanna@poczta');
    await page.getByRole('checkbox', { name: /^Zgadzam się/ }).check();
    await page.getByRole('button', { name: 'Powiadom mnie, gdy wróci' }).click();
    await expect(main(page)).toContainText('Błędnie wpisany e-mail.');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('hanna@poczta');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('hanna@poczta.example');
    await page.getByRole('button', { name: 'Powiadom mnie, gdy wróci' }).click();
    await expect(page.getByText('Damy znać.').first()).toBeVisible();
  },
);
