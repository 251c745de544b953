import type { Page } from 'playwright/test';
import { findChromium } from '../../scripts/bootstrap/chromium.mjs';
import { openAccount, password } from './support/account.ts';
import { pageStates, visit } from './support/page-states.ts';
import { fillRecipient } from './support/recipient.ts';
import { expect, test } from './support/test.ts';
import { playwrightRun } from '../playwright-run.ts';

// Playwright disables the back/forward cache, which keeps whole pages with their scripts running; the headless shell has none.
test.use({
  launchOptions: {
    ...playwrightRun('e2e').use.launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const product = '/product-pol-1017-torba-targ.html';
const basketLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .first();

/** How each page of this tab was shown, in order. */
const arrivals = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('arrivals')?.trim().split(' ') ?? []).catch(() => []);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const before = sessionStorage.getItem('arrivals') ?? '';
      sessionStorage.setItem('arrivals', `${before} ${persisted ? 'kept' : 'loaded'}`);
    }),
  );
});

/** Goes back to a page in the back/forward cache; fails if it was loaded instead. */
async function goBackToKept(page: Page): Promise<void> {
  const before = (await arrivals(page)).length;
  // A restored page fires no "load".
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await arrivals(page))[before]).toBe('kept');
}

/** Changes the visitor's data unseen by open pages, as another program or a form without script does. */
async function sendBesides(page: Page, form: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/basketchange.php', {
    form: { product: '1017', size: 'uniw', number: '1', getAjax: 'true', ...form },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok()).toBe(true);
}

test('a restored page shows the current basket and keeps its other state', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox').first();
  await search.fill('le');
  await page.goto(product);
  await sendBesides(page, {});
  await goBackToKept(page);
  await expect(basketLink(page)).toHaveAccessibleName(/1 produkt/);
  await expect(search).toHaveValue('le');
  expect((await arrivals(page)).at(-1)).toBe('kept');
});

test('an addition on a restored page counts once and shows in the preview', async ({ page }) => {
  await page.goto(product);
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  await buy.click();
  await expect(basketLink(page)).toHaveAccessibleName(/79,00/);
  await page.getByRole('banner').getByRole('button', { name: 'Podgląd koszyka' }).click();
  const preview = page.getByRole('banner').getByRole('region', { name: /^Koszyk/ });
  await expect(preview).toContainText('79,00');
  await page.goto('/');
  await sendBesides(page, {});
  await goBackToKept(page);
  await expect(preview).toContainText('158,00');
  await page.keyboard.press('Escape');
  await expect(buy).toBeEnabled();
  await buy.click();
  await expect(basketLink(page)).toHaveAccessibleName(/237,00/);
});

test('a purchase on a restored page survives the late response to its earlier request', async ({ page }) => {
  // In the page: Playwright sees no requests of restored pages.
  await page.addInitScript(() => {
    const { fetch } = window;
    const { promise: isTime, resolve: answerBasket } = Promise.withResolvers<void>();
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (answer.url.includes('/ajax/basket.php')) {
        document.documentElement.dataset['basketAsked'] = '';
        await isTime;
      }
      return answer;
    };
    Object.assign(window, { answerBasket });
  });
  await page.goto(product);
  await page.goto('/');
  await goBackToKept(page);
  await expect(page.locator('html')).toHaveAttribute('data-basket-asked', '');
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(basketLink(page)).toHaveAccessibleName(/79,00/);
  await page.evaluate(() => (window as unknown as { answerBasket(): void }).answerBasket());
  await page.waitForTimeout(500);
  await expect(basketLink(page)).toHaveAccessibleName(/79,00/);
});

test('a restored page that shows the basket itself reloads after the basket changed', async ({ page }) => {
  await page.goto(product);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(basketLink(page)).toHaveAccessibleName(/1 produkt/);
  await page.goto('/basketedit.php');
  await page.goto('/');
  await goBackToKept(page);
  await page.waitForTimeout(1000);
  expect((await arrivals(page)).at(-1), 'the same basket stays as it is').toBe('kept');
  await page.goto('/');
  await sendBesides(page, {});
  await goBackToKept(page);
  await expect(page.getByRole('main')).toContainText('158,00');
});

test('a restored basket page reloads for other products of the same total', async ({ page }) => {
  await page.goto(product);
  await sendBesides(page, {});
  await page.goto('/basketedit.php');
  const worth = await basketLink(page).innerText();
  await page.goto('/');
  // Swaps a bag of 79 zł for a candle at the same price.
  await sendBesides(page, { change: 'change', number: '0' });
  await sendBesides(page, { product: '1029' });
  await goBackToKept(page);
  await expect(page.getByRole('main').getByText('Świeca Żywica i dym').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Torba Targ/ })).toHaveCount(0);
  expect(await basketLink(page).innerText()).toBe(worth);
});

test('a restored page updates the list count', async ({ page }) => {
  await page.goto('/');
  const list = page
    .getByRole('banner')
    .getByRole('link', { name: /^Lista/ })
    .first();
  await expect(list).toHaveAccessibleName(/pusta/);
  await page.goto(product);
  await sendBesides(page, { mode: '2' });
  await goBackToKept(page);
  await expect(list).toHaveAccessibleName(/1 produkt/);
});

test('a form can be sent again after Back, and an order is not offered twice', async ({ page }) => {
  await page.goto(product);
  await sendBesides(page, {});
  await page.goto('/order1.php');
  await fillRecipient(page);
  const next = page.getByRole('button', { name: 'Dalej' });
  await next.click();
  const stepTwo = /Sprawdź i\s+zamów/;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTwo);
  await goBackToKept(page);
  await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Kraków');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTwo);

  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  const order = page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/basketedit.php');
  await expect(order).toHaveCount(0);
  await expect(basketLink(page)).toHaveAccessibleName(/pusty/);
});

test('a restored guest page shows the sign-in, and Back after sign-out shows no account page', async ({
  page,
  context,
  shop,
}, { testId }) => {
  const login = `powrot-${testId.replaceAll(/\W/g, '').slice(-18)}`;
  const account = page.getByRole('banner').getByRole('link', { name: 'Moje konto' });
  await page.goto('/');
  await expect(account).toHaveCount(0);
  await page.goto('/client-new.php?register');
  await openAccount(page, shop, login);
  await expect(page).toHaveURL('/client.php');
  await expect(page.getByRole('main')).toContainText('Hanna');
  const before = (await arrivals(page)).length;
  await page.evaluate(() => history.go(-4));
  await expect.poll(async () => (await arrivals(page))[before]).toBe('kept');
  await expect(account).toBeVisible();

  const answer = await page.goto('/client-orders.php');
  expect(answer!.headers()['cache-control']).toBe('private, no-store');
  await page.goto('/loginedit.php?operation=edit');
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  for (const _page of ['loginedit.php', 'client-orders.php']) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/signin\.php\?next=/);
    await expect(page.getByRole('main')).not.toContainText('Hanna');
  }

  await page.goto('/signin.php');
  await page.getByRole('main').getByLabel('Login albo e-mail').fill(login);
  await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Hanna');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/client.php');
  await other.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/signin.php');
});

test('each kind of page is kept by the browser, unless it forbids that for the sake of personal data', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  // Browsers keep no page of an error, and no account: the test above goes back after signing out.
  const shown = pageStates.filter(({ status = 200, after }) => status === 200 && after !== 'account');
  const kinds = new Map(shown.map((state) => [state.kind, state]));
  const reasons: Record<string, unknown> = {};
  for (const [kind, state] of kinds) {
    // oxlint-disable no-await-in-loop -- one page after another in the history of one tab
    const answer = await visit(page, shop, state);
    if (answer?.headers()['cache-control']?.includes('no-store')) continue;
    await page.goto('/robots.txt');
    const before = (await arrivals(page)).length;
    await page.goBack({ waitUntil: 'commit' });
    const arrived = () => arrivals(page).then((all) => all[before]);
    await expect.poll(arrived).toBeDefined();
    if ((await arrived()) !== 'kept')
      reasons[kind] = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as unknown as Array<{ notRestoredReasons: unknown }>;
        return JSON.stringify(entry?.notRestoredReasons);
      });
    // The page asks for its basket when it comes back: without its cookies it would load itself again during the next visit.
    await page.goto('/robots.txt');
    // oxlint-enable no-await-in-loop
  }
  expect(kinds.size).toBeGreaterThan(30);
  expect(reasons).toEqual({});
});
