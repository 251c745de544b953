import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const product = '/product-pol-1017-torba-targ.html';
const heading = 'Nie ma połączenia z\u00a0internetem.';

test('the installed shop has an offline page that leads back, and a tab has no service worker', async ({
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
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torba Targ');

  await context.setOffline(true);
  await page.goto('/basketedit.php');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  // With its styles and fonts, and without anything of a visitor.
  expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(true);
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Koszyk/);
});
