import { fillRecipient } from '../../tests/e2e/support/recipient.ts';
import { openAccountBy } from '../../tests/e2e/support/registration.ts';
import { account as person } from '../../storefront/reference/asking/account.ts';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../../tests/e2e/support/shop.ts').Shop} Shop */

/** @param {Page} page @param {string} group @param {RegExp} option */
const choose = (page, group, option) =>
  // The radio lies under its tile: forced, because a person clicks what is seen.
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).first().check({ force: true });

/** @param {Page} page */
async function reachSummary(page) {
  await fillRecipient(page);
  await choose(page, 'Dostawa', /^Kurier/);
  await choose(page, 'Płatność', /Przelew/);
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await page.waitForURL('**/order2.php');
}

/** @param {Page} page */
async function placeOrder(page) {
  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await page.waitForURL(/orderdetails/);
}

let accounts = 0;

/**
 * Somebody opens an account, keeps an address and orders something.
 *
 * @param {Page} page
 * @param {Shop} shop
 */
async function openAccount(page, shop) {
  accounts += 1;
  const login = `hanna${accounts}`;
  /** @param {string} path @param {Record<string, string>} form */
  const post = async (path, form) => {
    const { origin } = new URL(page.url());
    const headers = { origin, 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.post(origin + path, { form, headers, maxRedirects: 0 });
    if (answer.status() !== 303) throw new Error(`${path} was answered with ${answer.status()}.`);
  };
  await openAccountBy(page.request, shop, { ...person, client_login: login, client_email: `${login}@poczta.example` });
  await post('/client-addresses.php', {
    operation: 'save',
    kind: 'delivery',
    firstname: 'Ola',
    lastname: 'Kos',
    street: 'Lipowa',
    street_number: '4',
    zipcode: '81-001',
    city: 'Gdynia',
    region: 'PL',
  });
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const form = { product: '1001', size: 'uniw', number: '1', getAjax: 'true' };
  await page.request.post('/basketchange.php', { form, headers });
  await post('/order1.php', { delivery_address: 'own', shipping: 'kurier-1', payform_id: 'transfer' });
  await page.goto('/order2.php');
  await placeOrder(page);
}

/**
 * What is pictured, in the order in which a shopper meets it: each step goes on from the page of the one before.
 * @type {ReadonlyArray<{ name: string, go: (page: Page, shop: Shop) => Promise<unknown> }>}
 */
export const journey = [
  { name: 'home', go: (page) => page.goto('/') },
  { name: 'listing', go: (page) => page.goto('/pol_m_ceramika-1.html') },
  { name: 'search', go: (page) => page.goto('/search.php?text=kubek&counter=0') },
  { name: 'not-found', go: (page) => page.goto('/nie-ma-takiej-strony.html') },
  { name: 'basket-empty', go: (page) => page.goto('/basketedit.php') },
  { name: 'product', go: (page) => page.goto('/product-pol-1001-kubek-poranek-wapno.html') },
  {
    name: 'basket',
    go: async (page) => {
      await page.getByRole('button', { name: 'Do koszyka' }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Koszyk.*1 produkt/ })
        .waitFor();
      await page.goto('/basketedit.php');
    },
  },
  {
    name: 'order-1',
    go: async (page) => {
      await page.getByRole('main').getByText('Przejdź do zamówienia').first().click();
      await page.waitForURL('**/order1.php');
    },
  },
  {
    name: 'order-1-errors',
    go: async (page) => {
      await page.getByRole('button', { name: /^Dalej/ }).click();
      await page.getByRole('heading', { name: /^Popraw/ }).waitFor();
    },
  },
  { name: 'order-2', go: reachSummary },
  {
    name: 'order-confirmed',
    go: placeOrder,
  },
  { name: 'signin', go: (page) => page.goto('/signin.php') },
  { name: 'password-recover', go: (page) => page.goto('/password-recover.php') },
  { name: 'newsletter', go: (page) => page.goto('/settings.php') },
  { name: 'shopping-list', go: (page) => page.goto('/shoppinglist.php') },
  { name: 'client-new', go: (page) => page.goto('/client-new.php') },
  {
    name: 'account',
    go: async (page, shop) => {
      await openAccount(page, shop);
      await page.goto('/client.php');
    },
  },
  { name: 'account-orders', go: (page) => page.goto('/client-orders.php') },
  { name: 'account-addresses', go: (page) => page.goto('/client-addresses.php') },
  { name: 'account-data', go: (page) => page.goto('/loginedit.php') },
];
