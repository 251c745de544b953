import type { Page, Request } from 'playwright/test';
import { account } from '../../storefront/reference/asking/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { foreignRequestsOf } from './support/foreign-requests.ts';
import { runSql } from './support/database.ts';
import { openAccountBy } from './support/registration.ts';
import { startShop, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
  await shop.kill();
  await runSql(
    shop,
    `insert into settings (key, value, updated_at) values ('consentPurposes', '["analytics","marketing"]', 1)`,
  );
  await shop.restart();
});
test.afterAll(() => shop.stop());

test(
  'a visitor refuses on the first layer, agrees to a part, and changes it by the link in the footer, without a script too',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    const foreign = foreignRequestsOf(page, shop.url);
    await page.goto(`${shop.url}/pol_m_len-2.html`);
    const panel = page.getByRole('region', { name: 'Pliki cookie' });
    const refuse = panel.getByRole('button', { name: 'Tylko niezbędne' });
    const agree = panel.getByRole('button', { name: 'Zgadzam się na wszystkie' });
    expect((await refuse.boundingBox())!.height).toBe((await agree.boundingBox())!.height);
    await expectNoAxeViolations(page);
    await refuse.click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.url}/pol_m_len-2.html`);
    await page.reload();
    await expect(panel).toHaveCount(0);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pliki cookie' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Tylko niezbędne.')).toBeVisible();
    await main.getByRole('checkbox', { name: 'Statystyka' }).check();
    await main.getByRole('button', { name: 'Zapisz wybór' }).click();
    await expect(main.getByText('Zgoda: Statystyka.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(foreign).toEqual([]);
  },
);

test('the panel moves nothing, is answered in place, and grants only then the signals of the consent mode', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(`${shop.url}/product-pol-1026-lampa-zmierzch.html`);
  const panel = page.getByRole('region', { name: 'Pliki cookie' });
  await expect(panel).toBeVisible();
  // From the loaded page on: a slow parser pauses, and what was painted until then moves when the rest comes.
  const moved = () =>
    page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      return (window as unknown as { seen: number[] }).seen.filter((time) => time > loadEventStart);
    });
  expect(await moved()).toEqual([]);
  await page.getByRole('combobox', { name: 'Szukaj' }).first().fill('lampa');
  await panel.getByRole('button', { name: 'Zgadzam się na wszystkie' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Szukaj' }).first()).toHaveValue('lampa');
  await expect(page.locator('main')).toBeFocused();
  const layer = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((one) => Array.from(one)),
    );
  await expect.poll(layer).toEqual([
    [
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ],
    [
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    ],
  ]);
});

const lamp = '/product-pol-1026-lampa-wieczor.html';
const agree = (page: Page) => page.getByRole('button', { name: 'Zgadzam się na wszystkie' }).click();
const asksForEvents = (request: Request) => request.url().includes('trackingEvents');

interface TrackedEvent {
  value: number;
  items: ReadonlyArray<{ item_name: string; quantity: number }>;
}

/** Names and worth of the events that ran in the page, in order. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      .map((one) => Array.from(one) as unknown as [string, string, TrackedEvent])
      .filter(([kind]) => kind === 'event')
      .map(([, name, { value, items }]) => [name, value, items[0]!.item_name, items[0]!.quantity] as const),
  );

test('events are asked for only by a header of 1 or more after consent, and run one by one under the strict policy [H-15] [C-03]', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  const foreign = foreignRequestsOf(page, shop.url);
  const asked: Request[] = [];
  page.on('request', (request) => asksForEvents(request) && asked.push(request));
  // One route for the whole test: Playwright 1.65 has lost a request that came while a route ended.
  let announcing: string | undefined;
  await page.route('**/basketchange.php*', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), ...(announcing !== undefined && { 'x-iai-tracking-events': announcing }) };
    await route.fulfill({ response: answer, headers });
  });
  const buy = async (header?: string) => {
    announcing = header;
    const answered = page.waitForResponse(/basketchange\.php/);
    await page.getByRole('button', { name: 'Do koszyka', exact: true }).first().click();
    return (await answered).headers()['x-iai-tracking-events'];
  };
  const document = (await page.goto(shop.url + lamp))!;
  expect(document.headers()['content-security-policy']).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(document.headers()['content-security-policy']).not.toContain('unsafe');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );

  // Before consent the shop announces nothing, and an answer that does is not followed.
  expect(await buy()).toBeUndefined();
  await buy('3');
  expect([asked, await events(page), await scripts()]).toEqual([[], [], expect.not.stringContaining('track-events')]);

  await agree(page);
  await expect.poll(scripts).toContain('track-events');
  for (const header of ['0', '-1', 'many', '']) await buy(header);
  expect(asked).toEqual([]);

  // What the shop noted meanwhile is announced, asked for once, and run in order.
  expect(await buy()).toBe('5');
  const added = ['add_to_cart', 549, 'Lampa Wieczór', 1];
  await expect.poll(() => events(page)).toEqual(Array.from({ length: 5 }, () => added));
  expect(asked.map((request) => [request.method(), new URL(request.url()).pathname, request.postDataJSON()])).toEqual([
    ['POST', '/graphql/v1/', { query: 'query{trackingEvents}' }],
  ]);
  // The scripts are gone, and none came from elsewhere.
  expect(await page.locator('head script:not([src]):not([type])').count()).toBe(0);

  // A form without a script leads to another page, which gets the number with its HTML.
  await page.request.post(`${shop.url}/basketchange.php`, {
    form: { product: '1026', size: 'uniw', number: '1' },
    headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(`${shop.url}/basketedit.php`);
  await expect.poll(() => events(page)).toEqual([added]);
  await page.getByRole('button', { name: /^Usuń/ }).first().click();
  await expect.poll(async () => (await events(page)).length).toBe(2);
  const [name, value, , quantity] = (await events(page))[1]!;
  expect([name, value]).toEqual(['remove_from_cart', 549 * quantity]);
  expect(quantity).toBeGreaterThan(5);

  // Who takes the consent back is not followed, and what waited is forgotten.
  await page.request.post(`${shop.url}/cookies.php`, {
    form: { choice: 'necessary' },
    headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(shop.url + lamp);
  expect(await buy()).toBeUndefined();
  await buy('3');
  expect([asked.length, await events(page)]).toEqual([3, []]);
  expect([complaints(), foreign]).toEqual([[], []]);
});

test('a dialog waits for the panel and for an edited field; Escape, a press outside, its link and another dialog close it [T-23]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.url + lamp);
  const calculator = page.getByRole('dialog', { name: 'Kalkulator rat' });
  const close = calculator.getByRole('button', { name: 'Zamknij' });
  const open = page.getByRole('link', { name: 'Oblicz raty' });
  const ways = {
    escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(195, 8),
    close: () => close.click(),
  };
  await page.waitForLoadState('networkidle');
  await open.click();
  await expect(calculator).toBeVisible();
  await page.getByRole('radio', { name: '3', exact: true }).focus();
  for (const way of Object.values(ways)) await way();
  await expect(calculator).toBeVisible();
  await agree(page);
  await expect(page.getByRole('region', { name: 'Pliki cookie' })).toHaveCount(0);

  // An edited field keeps it open once, and keeps what is typed.
  for (const way of [ways.escape, ways.outside]) {
    await calculator.getByLabel('Kwota zakupów').fill('600');
    await way();
    await expect(calculator).toBeFocused();
    await expect(calculator.getByLabel('Kwota zakupów')).toHaveValue('600');
    await way();
    await expect(calculator).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await expect(calculator).toBeVisible();
  }
  for (const way of Object.values(ways)) {
    await page.getByRole('radio', { name: '3', exact: true }).focus();
    await way();
    await expect(calculator).toHaveCount(0);
    await open.click();
    await expect(calculator).toBeVisible();
  }

  // The menu of a phone is a dialog, too: whatever opens another one, that one alone is open.
  await ways.close();
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).first().click();
  const menu = page.getByRole('dialog', { name: 'Działy' });
  await expect(menu).toBeVisible();
  await open.evaluate((link: HTMLElement) => link.click());
  await expect(calculator).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('the switch of views is for screens below 1024 px, the strip stays closed for a day, and signing in keeps a given answer for 30 days [L-12]', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 800, height: 700 },
    screen: { width: 1023, height: 768 },
  });
  const page = await context.newPage();
  const daysOf = async (name: string) => {
    const cookie = (await context.cookies(shop.url)).find((one) => one.name === name);
    return cookie && (cookie.expires - Date.now() / 1000) / 86_400;
  };
  const signIn = async () => {
    await page.goto(`${shop.url}/signin.php`);
    await page.getByRole('main').getByLabel('Login albo e-mail').fill(account.client_login);
    await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(account.client_password);
    await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
    await page.waitForURL('**/client.php');
  };
  await openAccountBy(context.request, shop, account);
  await context.clearCookies();

  await page.goto(shop.url);
  await expect(page.getByRole('button', { name: 'Pokaż wersję na komputer' })).toBeVisible();
  const wide = await browser.newContext({
    viewport: { width: 800, height: 700 },
    screen: { width: 1024, height: 768 },
  });
  const widePage = await wide.newPage();
  await widePage.goto(shop.url);
  await expect(widePage.getByRole('button', { name: 'Pokaż wersję na komputer' })).toBeHidden();
  await wide.close();

  await page.getByRole('region', { name: 'Warunki zakupów' }).getByRole('button', { name: 'Zamknij' }).click();
  await expect.poll(() => daysOf('dismissed-bar-promo-strip')).toBeCloseTo(1, 1);

  // Without an answer signing in agrees to nothing.
  await signIn();
  expect(await daysOf('consent')).toBeUndefined();
  await context.clearCookies();
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
  await expect.poll(() => daysOf('consent')).toBeCloseTo(30, 1);
  const [given] = (await context.cookies(shop.url)).filter(({ name }) => name === 'consent');
  await context.addCookies([{ ...given!, expires: Date.now() / 1000 + 2 * 86_400 }]);
  expect(await daysOf('consent')).toBeCloseTo(2, 1);
  await signIn();
  expect(await daysOf('consent')).toBeCloseTo(30, 1);
  expect((await context.cookies(shop.url)).find(({ name }) => name === 'consent')!.value).toBe(given!.value);
  await context.close();
});
