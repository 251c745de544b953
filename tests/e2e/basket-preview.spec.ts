import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const basketLink = (page: Page) =>
  banner(page)
    .getByRole('link', { name: /^Koszyk/ })
    .first();
const toggle = (page: Page) => banner(page).getByRole('button', { name: 'Podgląd koszyka' });
const preview = (page: Page) => banner(page).getByRole('region', { name: /^Koszyk/ });
const product = '/product-pol-1017-torba-targ.html';

test('the header shows additions of another tab, and its preview works by keyboard [H-18]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(basketLink(page)).toHaveAccessibleName(/pusty/);
  const other = await context.newPage();
  await other.goto(product);
  await other.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(basketLink(other)).toHaveAccessibleName(/1 produkt/);
  await expect(basketLink(page)).toHaveAccessibleName(/1 produkt/);

  await basketLink(page).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText('Razem');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();

  // Without an answer it reports a failure, then retries.
  await page.route('**/ajax/basket.php*', (route) => route.abort());
  await toggle(page).click();
  const retry = banner(page).getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(retry).toBeVisible();
  await page.unroute('**/ajax/basket.php*');
  await retry.click();
  await preview(page).getByRole('link', { name: 'Koszyk' }).click();
  await expect(page).toHaveURL('/basketedit.php');
});
