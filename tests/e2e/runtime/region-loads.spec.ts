import type { Page } from 'playwright/test';
import { expect, test } from './testing-site.ts';

/** A mark that lives as long as the document: when it is gone, the browser has navigated. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
/** Opens the first page and stops its clock: a machine may take seconds between clicks. */
async function openStopped(page: Page) {
  const start = Date.parse('2026-11-21T10:00:00+01:00');
  await page.clock.install({ time: start });
  await page.goto('/');
  await page.clock.pauseAt(start + 60_000);
}
const announcement = (page: Page) => page.locator('[data-announcer="polite"]');

test.describe('region loads', () => {
  test('replace the region and push the address; back and forward work [S-39] [S-47]', async ({ page }) => {
    await page.goto('/');
    await mark(page);
    await page.getByRole('link', { name: 'Lista' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    await expect(page).toHaveURL('/list.php');
    await page.getByRole('link', { name: 'Rzecz 40' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 40' })).toBeVisible();
    await expect(page).toHaveURL('/piece-40-rzecz.html');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    await expect(page).toHaveURL('/list.php');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Początek' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('every pushed address returns the same page when requested directly [S-47]', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Kubek' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 7' })).toBeVisible();
    const loaded = await page.locator('main').innerHTML();
    await page.reload();
    expect((await page.locator('main').innerHTML()).replace(/ tabindex="-1"/g, '')).toBe(
      loaded.replace(/ tabindex="-1"/g, ''),
    );
  });

  test('focus the main heading, announce the title, and update the head and the styles', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Kubek' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Rzecz 7' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Rzecz 7 | Próbnik');
    await expect(announcement(page)).toContainText('Rzecz 7 | Próbnik');
    await expect(heading).toHaveCSS('letter-spacing', '4px');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /piece-7-/);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });

  test('restore the scroll position on Back', async ({ page }) => {
    await page.goto('/list.php');
    await page.getByRole('link', { name: 'Rzecz 55' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await page.getByRole('link', { name: 'Rzecz 55' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 55' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('carry a search form, and keep focus on its control', async ({ page }) => {
    await page.goto('/list.php');
    await mark(page);
    await page.getByLabel('Kolejność').selectOption('cena');
    await page.getByRole('button', { name: 'Ułóż' }).click();
    await expect(page.getByText('Kolejność: cena')).toBeVisible();
    await expect(page).toHaveURL('/list.php?sort=cena');
    await expect(page.getByRole('button', { name: 'Ułóż' })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test('hydrate the islands they add, and unmount those they remove', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dodaj: zamiar' }).click();
    await expect(page.getByRole('region', { name: 'Na zamiar' }).getByRole('status')).toHaveText('4');
    await page.getByRole('link', { name: 'Lista' }).click();
    await page.getByRole('button', { name: 'Dodaj: lista' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText('101');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Na zamiar' }).getByRole('status')).toHaveText('3');
  });

  test('navigate when the response fails [S-40 part] [X-07]', async ({ page, complaints }) => {
    // The shop's error page shows a picture missing on this site.
    complaints.provoke(/404|500|CallFailure/);
    await page.goto('/');
    await mark(page);
    await page.getByRole('link', { name: 'Zepsuta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coś się u\u00a0nas zepsuło.' })).toBeVisible();
    await expect(page).toHaveURL('/broken.php');
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Początek' })).toBeVisible();
  });

  for (const [what, answer] of [
    ['another kind of content', { status: 200, contentType: 'application/json', body: '{}' }],
    ['another status', { status: 404, contentType: 'text/html', body: '<main data-region="main"><h1>Nie</h1></main>' }],
    ['other regions', { status: 200, contentType: 'text/html', body: '<main data-region="other"><h1>Nie</h1></main>' }],
    ['no network', null],
  ] as const) {
    test(`navigate at ${what} [X-07]`, async ({ page, complaints }) => {
      complaints.provoke(/404|CallFailure|Region load|ERR_FAILED/);
      await page.goto('/');
      await mark(page);
      await page.route('/list.php', (route) =>
        !route.request().headers()['x-region-load'] ? route.continue() : answer ? route.fulfill(answer) : route.abort(),
      );
      await page.getByRole('link', { name: 'Lista' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
      expect(await isMarked(page)).toBe(false);
    });
  }

  test('navigate when their code fails to load [X-07]', async ({ page, complaints }) => {
    complaints.provoke(/ERR_FAILED/);
    await page.route(/region-loads/, (route) => route.abort());
    await page.goto('/');
    await mark(page);
    await page.getByRole('link', { name: 'Lista' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test('navigate when the response takes longer than the configured time-out [S-40]', async ({ page, complaints }) => {
    complaints.provoke(/CallFailure.*timeout/);
    await openStopped(page);
    await mark(page);
    await page.route('/slow.php*', (route) =>
      // The region load gets no response.
      route.request().headers()['x-region-load'] ? undefined : route.continue(),
    );
    await page.getByRole('link', { name: 'Powolna' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-loading', '');
    // The configured time-out.
    await page.clock.runFor(1499);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Powolna' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test('a later choice wins over a pending one', async ({ page }) => {
    await openStopped(page);
    await mark(page);
    await page.getByRole('link', { name: 'Powolna' }).click();
    await page.getByRole('link', { name: 'Kubek' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 7' })).toBeVisible();
    // Longer than the time-out of the pending one.
    await page.clock.runFor(1800);
    await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 7' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    expect(await isMarked(page)).toBe(true);
  });

  test('Back and Forward before the response keep the current page at its own address', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('/', async (route) => {
      if (route.request().headers()['x-region-load']) await released;
      await route.continue();
    });
    await page.goto('/');
    await mark(page);
    await page.getByRole('link', { name: 'Lista' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    const asked = page.waitForRequest('/');
    await page.goBack();
    const answered = (await asked).response().catch(() => null);
    await page.goForward();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    release();
    await answered;
    await page.getByRole('link', { name: 'Rzecz 40' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 40' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    await expect(page).toHaveURL('/list.php');
    expect(await isMarked(page)).toBe(true);
  });

  test('leave clicks with modifiers to the browser', async ({ page }) => {
    await page.goto('/');
    // The new tab itself is the browser's: Chromium's headless shell opened none in one of some hundred runs.
    const leavesToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          window.addEventListener('click', (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          });
        }),
    );
    await page.getByRole('link', { name: 'Lista' }).click({ modifiers: ['Control'] });
    expect(await leavesToBrowser).toBe(true);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Początek' })).toBeVisible();
  });

  test('work in a document that was reloaded between its entries', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Lista' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Początek' })).toBeVisible();
  });
});

test('without script the same links and forms navigate plainly @without-javascript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Lista' }).click();
  await page.getByLabel('Kolejność').selectOption('cena');
  await page.getByRole('button', { name: 'Ułóż' }).click();
  await expect(page.getByText('Kolejność: cena')).toBeVisible();
});
