import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from 'playwright/test';
import { addressOf } from '../../storefront/shared/addresses.ts';
import { authorityAddress } from '../../storefront/features/content/pages/information/authority-address.ts';
import { consentCookieName } from '../../storefront/features/content/server/consent/consent-cookie.ts';
import { viewChoiceName } from '../../storefront/shared/view-choice.ts';
import { languages } from '../../storefront/platform/languages/languages.ts';
import { defaultSettings } from '../../storefront/platform/settings/index.ts';
import { loadCatalogue } from '../../storefront/demo/load.ts';
import { isFullRun } from '../full-run.ts';
import { frameOf } from '../page-checks/tab-reach.ts';
import { recipient } from '../../storefront/reference/asking/recipient.ts';
import { complaintsOf } from '../e2e/support/complaints.ts';
import { foreignRequestsOf } from '../e2e/support/foreign-requests.ts';
import { complaint, emailOf, iban, pageStates, visit, type PageState } from '../e2e/support/page-states.ts';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { allTexts, bracketedOverrides } from './support/all-texts.ts';
import { catalogueTexts } from './support/catalogue-data.ts';
import {
  foundTexts,
  spokenTexts,
  takeTime,
  useEverything,
  watchTexts,
  wordsOfTheBrowser,
} from './support/read-page.ts';
import { strayFinder } from './support/stray-text.ts';
import { wordsOfCalendars } from './support/words-of-calendars.ts';

/* The shop with all of its texts overridden by themselves in brackets, the way an operator overrides them. */

let shop: Shop;
// One worker with one shop: what is used once is used once in all.
test.describe.configure({ mode: 'default', timeout: 300_000 });
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
const queries = ['kubek', 'hipopotam'];
/** By what the list of signed-in browsers knows the one of these tests. */
const browser = ['Safari, Linux', 'Chrome, Linux'];
/** The page about cookies names them. */
const cookies = [
  'session',
  'client',
  consentCookieName,
  'dismissed-bar-promo-strip',
  'dismissed-bar-promo-code',
  viewChoiceName,
];
/** Defaults of settings, which an operator writes: a parameter, the lender, the currency; the authority's address, a language in its own words; and the list that a visitor named. */
const named = [
  ...authorityAddress.split(', '),
  languages.en.ownName,
  defaultSettings.leadingFilter,
  defaultSettings.instalmentName,
  defaultSettings.currency.symbol,
  'Prezenty',
];
/** Long opinions and descriptions are cut between two words. */
const { products: goods, categories } = loadCatalogue();
const cut = [
  ...goods
    .flatMap(({ opinions }) => opinions.map(({ content }) => content))
    .filter(({ length }) => length > defaultSettings.opinionCharacters),
  ...categories
    .map(({ description }) => description)
    .filter(({ length }) => length > defaultSettings.categoryDescriptionCharacters),
].flatMap((text) => text.split(/\s+/u).flatMap((word) => [word, `${word}…`, `…${word}`]));
const data = [
  ...catalogueTexts(),
  ...wordsOfCalendars('pl'),
  ...Object.values(recipient),
  ...pageStates.flatMap(({ after }) => (after ? [emailOf(after)] : [])),
  complaint,
  ...iban.split(' '),
  ...queries,
  ...browser,
  ...cookies,
  ...named,
  ...cut,
];

/** Each variant of header and footer is used once; its texts are read on every page. */
const frames = new Set<string>();
/** So is each control of the main parts: pages of products and lists share most of them. In the whole matrix all are used. */
const used = new Set<string>();

/** What a page says and shows, at once and after everything on it was used. */
async function expectNoStrays(page: Page): Promise<void> {
  await watchTexts(page);
  const atFirst = await spokenTexts(page);
  // An island puts fields of its own in place of the browser's.
  const ofTheBrowser = await wordsOfTheBrowser(page);
  const frame = await frameOf(page);
  await useEverything(page, frames.has(frame) ? 'main' : 'body', isFullRun ? undefined : used);
  frames.add(frame);
  const texts = [...(await foundTexts(page)), ...atFirst, ...(await spokenTexts(page))];
  const stray = strayFinder([...data, ...ofTheBrowser, ...(await wordsOfTheBrowser(page))]);
  const strays = new Set(texts.map(stray).filter(Boolean));
  expect.soft([...strays], `${page.url()}: texts without brackets`).toEqual([]);
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
/** Page kinds that no page state opens: `rma-method` shows the form of `rma-add`, `signin-code` needs a password. */
const unopened = [
  'rma-method',
  'signin-code',
  // The page of an article with another date.
  'news-entry',
  // The page of the test provider: its address holds the random values of a sign-in.
  'test-signin',
];

const root = join(import.meta.dirname, '..', '..');

/** What makes a product look different from others. */
const kindOf = ({ type, sizes, isPhonePrice, isForPointsOnly, promotionEndsInDays }: (typeof goods)[number]) => {
  const isReduced = sizes.some(({ crossedPriceGross }) => crossedPriceGross !== undefined);
  const isSoldOut = sizes.every(({ amount }) => amount === 0);
  const kind = [type, sizes.length > 1, isPhonePrice, isForPointsOnly, promotionEndsInDays !== undefined];
  return JSON.stringify([...kind, isReduced, isSoldOut]);
};

/** One product of each kind that no page state shows. */
const shown = new Set(
  pageStates.flatMap(({ address }) => /^\/product-pol-(\d+)-/.exec(address ?? '')?.[1] ?? []).map(Number),
);
const shownKinds = new Set(goods.filter(({ id }) => shown.has(id)).map(kindOf));
const products = [...new Map(goods.map((product) => [kindOf(product), product]))]
  .filter(([kind]) => !shownKinds.has(kind))
  .map(([, { id, slug }]): PageState => {
    const address = addressOf('product', { id, slug });
    return { name: address, address };
  });

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

for (const state of [...pageStates, ...products])
  test(`${state.name}: every text comes from a catalogue, the policy holds, and nothing is asked of another host`, async ({
    page,
  }) => {
    const complaints = await complaintsOf(page);
    const foreign = foreignRequestsOf(page, shop.url);
    await visit(page, shop, state);
    await expectNoStrays(page);
    expect(foreign).toEqual([]);
    // What is used may be refused: a basket without any product.
    expect(complaints().filter((line) => !line.includes('with a status of 422'))).toEqual([]);
  });

test('what an order is refused for: every text comes from a catalogue', async ({ page }) => {
  const delivery = { shipping: '1-1', payform_id: 'transfer' };
  const [chosen, summary] = ['order-1', 'order-2'].map((name) => pageStates.find((state) => state.name === name)!);
  // What the server says of an empty form, and of one that is wrong in every field. Whoever used everything on a page has also
  // emptied the basket, or changed the delivery.
  for (const typed of [{}, { ...recipient, email: '1', phone: '1', zipcode: '1', ...delivery }]) {
    await visit(page, shop, chosen!);
    await send(page, '/order1.php', typed);
  }
  await visit(page, shop, summary!);
  await send(page, '/order2.php', {});
});

test('what the form of an account, an address and the newsletter is refused for: every text comes from a catalogue', async ({
  page,
}) => {
  await send(page, '/client-new.php?register', { client_type: 'private' });
  await send(page, '/signin.php', { operation: 'login', login: '', password: '' });
  await send(page, '/settings.php', { mailing_action: 'add', mailing_email: '1' });
  await visit(
    page,
    shop,
    pageStates.find(({ after }) => after === 'account')!,
  );
  await send(page, '/client-addresses.php?kind=invoice', { operation: 'save', kind: 'invoice', city: '' });
});

/** Steps whose forms have nothing that the page states of a return do not have, with what is chosen before each. */
const otherStepsOfReturns = [
  ['returns-method', {}],
  ['returns-sites', { return_type: '1' }],
  ['returns-couriers', { return_type: '3' }],
] as const;

test('the other steps of a return, and its page once it is sent: every text comes from a catalogue', async ({
  page,
}) => {
  await visit(
    page,
    shop,
    pageStates.find(({ after }) => after === 'return-summary')!,
  );
  const summary = new URL(page.url());
  const at = (kind: string) =>
    shop.url + addressOf(kind as 'returns-method', {}, Object.fromEntries(summary.searchParams));
  for (const [kind, chosen] of otherStepsOfReturns) {
    const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
    if ('return_type' in chosen) await page.request.post(at('returns-method'), { form: chosen, headers });
    await page.goto(at(kind));
    expect(new URL(page.url()).pathname).toBe(`/${kind}.php`);
    await expectNoStrays(page);
  }
  await page.request.post(at('returns-couriers'), {
    form: { shipping: '3-post' },
    headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(summary.href);
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(/returns-details/);
  await expectNoStrays(page);
});

test('every page kind is looked at', () => {
  const alsoOpened = otherStepsOfReturns.map(([kind]) => kind);
  const kinds = globSync('storefront/{features/*,compatibility}/pages/*/index.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((name) => ![...invisible, ...unopened, ...alsoOpened, 'returns-details'].includes(name));
  expect(pageStates.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
});
