import { expect, test } from '../support/test.ts';

const address = '/product-pol-1017-torba-targ.html';

test('a connection lost while buying is reported, and one click retries [X-09]', async ({ page, context }) => {
  await page.goto(address);
  await page.locator('[data-hydrated] [data-submit-once]').waitFor();
  const buy = page.getByRole('button', { name: 'Do koszyka', exact: true });
  await context.setOffline(true);
  await buy.click();
  await expect(page.getByText('Koszyk jest taki jak przedtem.').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Spróbuj jeszcze raz.' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toContainText('1 produkt');
});
