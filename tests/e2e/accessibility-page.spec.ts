import type { Locator, Page } from 'playwright/test';
import { informationAddress } from '../../storefront/shared/information-addresses.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** More stops than any page has. */
const mostStops = 300;

/** Presses Tab until `target` has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the accessibility page is reachable by keyboard from the footer', async ({ page }) => {
  await page.goto('/signin.php');
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dostępność sklepu');
  await expectNoAxeViolations(page);
});

test('the accessibility page is reachable by keyboard from the terms', async ({ page }) => {
  await page.goto(informationAddress('terms'));
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Dostępność sklepu' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dostępność sklepu');
});

test('help and the accessibility page are reachable by keyboard from the order', async ({ page }) => {
  await page.goto('/basketedit.php');
  const { origin } = new URL(page.url());
  await page.request.post('/basketchange.php', {
    form: { product: '1017', size: 'uniw', number: '1', getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/order1.php');
  const help = page.getByRole('region', { name: 'Pomoc przy zamówieniu' });
  await tabTo(page, help.getByRole('link', { name: 'pomoc@sien.example' }));
  await tabTo(page, help.getByRole('link', { name: 'Dostępność', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dostępność sklepu');
});
