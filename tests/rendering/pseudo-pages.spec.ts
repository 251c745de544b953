import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from 'playwright/test';
import { addressOf } from '../../storefront/shared/addresses.ts';
import { loadCatalogue } from '../../storefront/demo/load.ts';
import { account } from '../../storefront/reference/asking/account.ts';
import { recipient } from '../../storefront/reference/asking/recipient.ts';
import { openAccountBy } from '../e2e/support/registration.ts';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { allTexts, bracketedOverrides } from './support/all-texts.ts';
import { catalogueTexts, wordsOfDates } from './support/catalogue-data.ts';
import {
  foundTexts,
  spokenTexts,
  takeTime,
  useEverything,
  watchTexts,
  wordsOfTheBrowser,
} from './support/read-page.ts';
import { strayFinder } from './support/stray-text.ts';

/* The shop with all of its texts overridden by themselves in brackets, the way an operator overrides them. */

let shop: Shop;
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ page }) => takeTime(page));
test.beforeAll(async () => {
  shop = await startShop();
  await shop.kill();
  const file = readdirSync(shop.dataDir).find((name) => /\.(db|sqlite3?)$/.test(name)) ?? '';
  const database = new DatabaseSync(join(shop.dataDir, file));
  const insert = database.prepare(
    `insert or replace into shop_texts (locale, key, value, updated_at) values ('pl', ?, ?, 0)`,
  );
  for (const [key, message] of bracketedOverrides(await allTexts())) insert.run(key, JSON.stringify(message));
  database.close();
  await shop.restart();
});
test.afterAll(() => shop.stop());

/** What was searched for comes back on the page. */
const query = 'kubek';
/** By what the list of signed-in browsers knows the one of these tests. */
const browser = ['Safari, Linux', 'Chrome, Linux'];
const data = [...catalogueTexts(), ...wordsOfDates('pl'), ...Object.values(recipient), query, ...browser];

/** What a page says and shows, at once and after everything on it was used. */
async function expectNoStrays(page: Page): Promise<void> {
  await watchTexts(page);
  const atFirst = await spokenTexts(page);
  await useEverything(page);
  const texts = [...(await foundTexts(page)), ...atFirst, ...(await spokenTexts(page))];
  const stray = strayFinder([...data, ...(await wordsOfTheBrowser(page))]);
  const strays = new Set(texts.map(stray).filter(Boolean));
  expect.soft([...strays], `${page.url()}: texts without brackets`).toEqual([]);
}

/** Sends a form that the shop takes; answers where it leads. The names of the buttons are in brackets and no handle. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(shop.url + path, { form, headers: { origin: shop.url }, maxRedirects: 0 });
  expect(answer.status(), `${path} takes the form`).toBe(303);
  return answer.headers()['location'] ?? '';
}

/** Sends a form that the shop refuses, past the checks of the browser, and looks at the page that says so. */
async function send(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  await page.goto(shop.url + path);
  const loaded = page.waitForEvent('load');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate((values) => {
    const form = document.createElement('form');
    form.method = 'post';
    for (const [name, value] of Object.entries(values)) {
      const input = document.createElement('input');
      Object.assign(input, { name, value, type: 'hidden' });
      form.append(input);
    }
    document.body.append(form);
    // Later, or the page would be gone before it has answered the test.
    setTimeout(() => form.submit());
  }, fields);
  expect((await answered).status(), `${path} refuses the form`).toBe(422);
  await loaded;
  await expectNoStrays(page);
}

/** Page kinds that show nothing: they lead on. */
const invisible = ['basket-change', 'login', 'moved'];

const root = join(import.meta.dirname, '..', '..');

const { products, categories, producers } = loadCatalogue();

/** One product of each kind that looks different. */
const kindsOfProducts = new Map(
  products.map((product) => {
    const { type, sizes, isPhonePrice, isForPointsOnly, promotionEndsInDays } = product;
    const isReduced = sizes.some(({ crossedPriceGross }) => crossedPriceGross !== undefined);
    const isSoldOut = sizes.every(({ amount }) => amount === 0);
    const kind = [type, sizes.length > 1, isPhonePrice, isForPointsOnly, promotionEndsInDays !== undefined];
    return [JSON.stringify([...kind, isReduced, isSoldOut]), product];
  }),
);

const read: Array<[page: string, address: string, kind: string]> = [
  ['home', '/', 'home'],
  ...categories.slice(0, 2).map(({ id, slug }) => kindAt('category', { id, slug })),
  ...producers.slice(0, 1).map(({ id, slug }) => kindAt('producer', { id, slug })),
  ['search with results', `/search.php?text=${query}`, 'search'],
  ['search without results', '/search.php?text=123456', 'search'],
  ...[...kindsOfProducts.values()].map(({ id, slug }) => kindAt('product', { id, slug })),
  ['an empty basket', '/basketedit.php', 'basket'],
  ['signing in', '/signin.php', 'signin'],
  ['a new account', '/client-new.php?register', 'client-new'],
  ['a forgotten password', '/password-recover.php', 'password-recover'],
  ['the newsletter', '/settings.php', 'settings'],
  ['leaving the newsletter', '/settings.php?mailing_action=remove', 'settings'],
  ['a question', '/settings.php?question_product_id=1001', 'settings'],
  ['an opinion', '/settings.php?product=1001&opinion_action=add', 'settings'],
  ['a wish', '/settings.php?add_request_product=1', 'settings'],
  ['a list of wishes', '/shoppinglist.php', 'shopping-list'],
  ['a page that is not there', '/123.html', 'error'],
];

function kindAt(kind: 'category' | 'producer' | 'product', place: { id: number; slug: string }): (typeof read)[number] {
  const address = addressOf(kind, place);
  return [address, address, kind];
}

/** What the tests before and after the list look at. */
const walked = [
  'information',
  'basket',
  'order-step-1',
  'order-step-2',
  'order-details',
  'login-edit',
  'account',
  'client-orders',
  'client-addresses',
];

test('the pages of the footer: every text comes from a catalogue', async ({ page }) => {
  await page.goto(shop.url);
  const found = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .map(({ pathname }) => pathname)
        .filter((path) => /-c(info|about|terms)-pol-/.test(path)),
    );
  expect(found.length).toBeGreaterThan(0);
  for (const path of new Set(found)) {
    await page.goto(shop.url + path);
    await expectNoStrays(page);
  }
});

for (const [name, address] of read)
  test(`${name}: every text comes from a catalogue`, async ({ page }) => {
    await page.goto(shop.url + address);
    await expectNoStrays(page);
  });

test('the basket, the order and its confirmation: every text comes from a catalogue', async ({ page }) => {
  const mug = addressOf('product', { id: 1001, slug: 'kubek-poranek-wapno' });
  const delivery = { shipping: '1-1', payform_id: 'transfer' };
  // Whoever used everything on a page has also emptied the basket, or changed the delivery.
  const fill = () => post(page, mug, { size: 'uniw', number: '1' });
  const choose = () => post(page, '/order1.php', { ...recipient, ...delivery });
  const look = async (path: string) => {
    await page.goto(shop.url + path);
    await expectNoStrays(page);
  };
  await fill();
  await look(mug);
  await look('/basketedit.php');
  await fill();
  await look('/order1.php');
  // What the server says of an empty form, and of one that is wrong in every field.
  for (const typed of [{}, { ...recipient, email: '1', phone: '1', zipcode: '1', ...delivery }]) {
    await fill();
    await send(page, '/order1.php', typed);
  }
  await fill();
  await choose();
  await look('/order2.php');
  await fill();
  await choose();
  await send(page, '/order2.php', {});
  await fill();
  await choose();
  await page.goto(`${shop.url}/order2.php`);
  const hidden = await page
    .locator('main form input[type="hidden"][name]')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value] as const));
  await look(await post(page, '/order2.php', { ...Object.fromEntries(hidden), terms: '1' }));
});

test('an account: every text comes from a catalogue', async ({ page }) => {
  await send(page, '/client-new.php?register', { client_type: 'private' });
  await send(page, '/signin.php', { operation: 'login', login: '', password: '' });
  await send(page, '/settings.php', { mailing_action: 'add', mailing_email: '1' });
  // What was typed comes back on the pages, and is data by being the recipient's.
  await openAccountBy(page.request, shop, { ...account, client_login: recipient.firstname });
  const address = {
    operation: 'save',
    kind: 'delivery',
    firstname: recipient.firstname,
    lastname: recipient.lastname,
    street: recipient.street,
    street_number: recipient.street_number,
    zipcode: recipient.zipcode,
    city: recipient.city,
    region: 'PL',
  };
  await post(page, '/client-addresses.php', address);
  await post(page, addressOf('product', { id: 1001, slug: 'kubek-poranek-wapno' }), { size: 'uniw', number: '1' });
  for (const path of ['/loginedit.php', '/client.php', '/client-orders.php', '/client-addresses.php', '/order1.php']) {
    await page.goto(shop.url + path);
    await expectNoStrays(page);
  }
  await send(page, '/client-addresses.php?kind=invoice', { ...address, kind: 'invoice', city: '' });
});

test('every page kind is looked at', () => {
  const kinds = globSync('storefront/{features/*,compatibility}/pages/*/index.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((name) => !invisible.includes(name));
  expect([...read.map(([, , kind]) => kind), ...walked]).toEqual(expect.arrayContaining(kinds));
});
