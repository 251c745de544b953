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

test('a basket of 10 and more lines is previewed as a list, above 22 as its sum and link [L-11]', async ({
  page,
  shop,
}) => {
  const lines = [
    '1001 uniw',
    '1002 uniw',
    '1004 14-cm',
    '1004 18-cm',
    '1005 uniw',
    '1006 uniw',
    '1009 140-180-cm',
    '1009 140-220-cm',
    '1009 140-280-cm',
    '1010 uniw',
    '1011 140-200',
    '1011 160-200',
    '1011 220-200',
    '1012 uniw',
    '1013 s',
    '1013 m',
    '1013 xl',
    '1014 s-m',
    '1014 l-xl',
    '1015 s',
    '1015 m',
    '1015 l',
    '1015 xl',
  ].map((line) => line.split(' '));
  expect(lines).toHaveLength(23);
  await page.goto('/');
  const add = async (from: number, to: number) => {
    for (const [product = '', size = ''] of lines.slice(from, to)) {
      const answer = await page.request.post('/basketchange.php', {
        form: { product, size, number: '1', mode: '1', change: 'add', getAjax: 'true' },
        headers: { origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.status()).toBe(200);
    }
    await page.goto('/pol_m_len-2.html');
    await toggle(page).click();
    await expect(preview(page)).toContainText('Razem');
  };
  const rows = preview(page).getByRole('listitem');
  const pictures = preview(page).locator('img');
  for (const [from, to, shown, withPictures] of [
    [0, 9, 9, true],
    [9, 10, 10, false],
    [10, 22, 22, false],
    [22, 23, 0, false],
  ] as const) {
    await add(from, to);
    await expect(rows).toHaveCount(shown);
    await expect(pictures).toHaveCount(withPictures ? shown : 0);
    await expect(preview(page).getByRole('link', { name: 'Koszyk' })).toBeVisible();
  }
});
