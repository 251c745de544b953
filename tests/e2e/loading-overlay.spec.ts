import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const overlay = (page: Page) => page.locator('[popover]:popover-open').filter({ hasText: 'Wczytujemy stronę' });
const said = (page: Page) => page.locator('[data-announcer="polite"]').getByText('Wczytujemy stronę');

/** Holds the answers to this address until it is released. */
async function hold(page: Page, address: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test('a region load longer than a moment covers the page, is announced once, and can be stopped [S-44]', async ({
  page,
}) => {
  await page.goto('/search.php?text=len');
  const release = await hold(page, /\/search\.php.*sort=/);
  const sort = page.getByRole('main').getByRole('combobox').first();
  await sort.selectOption({ index: 1 });
  await expect(overlay(page)).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search.php?text=len');

  await sort.selectOption({ index: 2 });
  await expect(overlay(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(/sort=/);
  await expect(overlay(page)).toHaveCount(0);
});

test(
  'so does a page that the browser loads; its button stops that [S-44 part]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const release = await hold(page, /\/regulamin-cterms/i);
    // Playwright waits for the navigation; the page itself sees the overlay and presses its button.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const cover = document.querySelector(':popover-open');
        if (!cover) return;
        document.documentElement.dataset['covered'] = cover.textContent;
        cover.querySelector('button')!.click();
      }).observe(document.body, { childList: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click({ noWaitAfter: true });
    await expect(page.locator('html')).toHaveAttribute('data-covered', /Wczytujemy stronę/);
    release();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  },
);

test('a quick page shows no overlay', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => (node as Element).matches?.('[popover]'))))
        sessionStorage.setItem('covered', 'yes');
    }).observe(document.body, { childList: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('covered'))).toBeNull();
});

test('a choice replaces the regions of the page by one GET without a body; after 16 s without an answer the browser goes there [C-10] [S-40 part] [L-03 part]', async ({
  page,
}) => {
  const start = Date.parse('2026-11-21T10:00:00+01:00');
  await page.clock.install({ time: start });
  await page.goto('/search.php?text=len');
  const loads: Array<[method: string, body: string | null]> = [];
  page.on('request', (request) => {
    if (request.headers()['x-region-load']) loads.push([request.method(), request.postData()]);
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  const isMarked = (is = true) =>
    is
      ? expect(page.locator('html[data-mark]')).toBeAttached()
      : expect(page.locator('html[data-mark]')).toHaveCount(0);
  const sort = page.getByRole('main').getByRole('combobox').first();
  const first = page.getByRole('main').getByRole('article').first();
  const before = await first.innerText();
  await sort.selectOption({ index: 2 });
  await expect(page).toHaveURL(/sort=/);
  await expect(first).not.toHaveText(before);
  expect(loads).toEqual([['GET', null]]);
  await isMarked();

  await page.clock.pauseAt(start + 60_000);
  await page.route(/\/search\.php/, (route) =>
    route.request().headers()['x-region-load'] ? undefined : route.continue(),
  );
  await sort.selectOption({ index: 1 });
  await expect.poll(() => loads.length).toBe(2);
  await page.clock.runFor(15_999);
  await isMarked();
  await page.clock.runFor(1);
  await isMarked(false);
  await expect(sort.locator('option:checked')).toHaveText((await sort.locator('option').nth(1).textContent())!);
});
