import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const product = '/product-pol-1017-torba-targ.html';
const heading = 'Nie ma połączenia z\u00a0internetem.';

test('the installed shop has an offline page in each language that leads back by itself, and a tab has no service worker', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);

  // Chromium 156 cannot emulate a display mode: the test makes the page believe that it is installed.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace('display-mode:browser', 'display-mode:minimal-ui'));
  });
  const started = context.waitForEvent('serviceworker');
  await page.reload();
  await started;
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What the pages show of the seller may change: a visit takes them again once they are a day old.
  await page.evaluate(async () => {
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toUTCString();
    const cache = await caches.open('offline');
    for (const address of ['/offline.html', '/en/offline.html'])
      await cache.put(address, new Response('Stara strona', { headers: { Date: yesterday } }));
    await cache.put('/assets/stary.css', new Response(''));
  });
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torba Targ');
  const hasOldParts = () =>
    page.evaluate(async () => {
      const cache = await caches.open('offline');
      const pages = await Promise.all(['/offline.html', '/en/offline.html'].map((address) => cache.match(address)));
      const isOldFileKept = (await cache.match('/assets/stary.css')) !== undefined;
      const isOld = (await Promise.all(pages.map((one) => one!.text()))).some((text) => text === 'Stara strona');
      return isOld || isOldFileKept;
    });
  await expect.poll(hasOldParts).toBe(false);

  await context.setOffline(true);
  // For a moment the outage may not be emulated in a service worker that Chromium has restarted for the visit.
  await expect(async () => {
    await page.goto('/basketedit.php');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass();
  // With its styles and fonts, and without anything of a visitor.
  expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(true);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: '+48\u00a0000\u00a0000\u00a0000' })).toBeVisible();
  await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click();
  await expect(page.getByRole('status')).toHaveText('Nadal nie ma połączenia.');
  await page.goto('/en/basketedit.php');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no internet connection.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The page that was asked for comes without a press.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/basket/i);
});
