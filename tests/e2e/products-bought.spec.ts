import type { Page } from 'playwright/test';
import { recipient } from '../../storefront/reference/asking/recipient.ts';
import { account } from '../../storefront/reference/asking/account.ts';
import { password } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { hiddenFields } from './support/http-shopper.ts';
import { openAccountBy } from './support/registration.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const item = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

async function post(page: Page, shop: Shop, path: string, form: Readonly<Record<string, string>>) {
  const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(shop.url + path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBeLessThan(400);
}

/** Orders these goods, as the signed-in client. */
async function order(
  page: Page,
  shop: Shop,
  wishes: ReadonlyArray<readonly [product: string, size: string, number: string]>,
) {
  for (const [product, size, number] of wishes)
    await post(page, shop, '/basketchange.php', { product, size, number, getAjax: 'true' });
  await post(page, shop, '/order1.php', { ...recipient, shipping: '1-1', payform_id: 'transfer' });
  const summary = await page.request.get(`${shop.url}/order2.php`);
  await post(page, shop, '/order2.php', { ...hiddenFields(await summary.text()), terms: '1' });
}

test(
  'a client finds what was bought and buys it again; a guest signs in first [S-12]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page, shop }, { testId }) => {
    const login = `kupione-${testId.replaceAll(/\W/g, '').slice(-16)}`;
    const form = { ...account, client_login: login, client_email: `${login}@poczta.example` };
    await openAccountBy(page.request, shop, { ...form, client_password: password, client_password2: password });
    await page.goto('/products-bought.php');
    await expect(main(page).getByText('Nie ma tu jeszcze żadnego produktu')).toBeVisible();
    await expectNoAxeViolations(page);

    await order(page, shop, [
      ['1017', 'uniw', '2'],
      ['1007', 'naturalny', '1.5'],
    ]);
    await page.context().clearCookies();
    await page.goto('/products-bought.php');
    await expect(page.getByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
    await main(page).getByLabel('Login albo e-mail').fill(login);
    await main(page).getByLabel('Hasło', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Zaloguj się', exact: true }).click();

    await expect(page).toHaveURL('/products-bought.php');
    await expect(item(page, 'Torba Targ')).toContainText(/Kupiono 21\slistopada\s2026: 2\sszt\./);
    await expect(item(page, 'Len Miedza')).toContainText('Rozmiar: naturalny');
    await expectNoAxeViolations(page);
    const basket = page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
    await main(page)
      .getByRole('button', { name: /^Kup ponownie Len Miedza na metry/ })
      .click();
    await expect(main(page).getByText('Dodano do koszyka.')).toBeVisible();
    await expect(page).toHaveURL('/products-bought.php');
    await expect(basket).toContainText('1 produkt');
    await page.goto('/basketedit.php');
    await expect(
      main(page)
        .getByLabel(/^Ilość/)
        .first(),
    ).toHaveValue('1,5');

    await page.goto('/products-bought.php');
    await item(page, 'Torba Targ')
      .getByRole('link', { name: /^Zamówienie / })
      .click();
    await expect(page).toHaveURL(/\/orderdetails\.php\?order_number=/);
  },
);
