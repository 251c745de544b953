import type { Page } from 'playwright/test';
import { informationAddress } from '../../storefront/shared/information-addresses.ts';
import { fillRecipient } from './support/recipient.ts';
import { expect, test } from './support/test.ts';

/** A4 at 96 dots per inch. */
const sheet = { width: 794, height: 1123 };

test.use({ viewport: sheet });

/** What every sheet needs: no controls, the seller, dark text on white, and no overflow. */
async function expectSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'navigation', 'button', 'search'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  await expect(page.locator('[data-alert-region]')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(/NIP/)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').filter({ visible: true })).toHaveCount(0);
  const { lightness, tooWide } = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const parts = [...document.querySelectorAll('main *')].filter((each) => each.checkVisibility());
    return {
      lightness: Math.min(red, green, blue),
      tooWide: parts
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.textContent?.trim())
        .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`),
    };
  });
  expect(lightness).toBeGreaterThan(230);
  expect(tooWide).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

test('product, basket, order and confirmation print without controls, with the seller', async ({ page }) => {
  await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
  await expectSheet(page);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);
  await page.goto('/basketedit.php');
  await expectSheet(page);
  await page.goto('/order1.php');
  await fillRecipient(page);
  await page.getByRole('radio', { name: 'Kurier', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /Przelew/ }).check({ force: true });
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await page.waitForURL('**/order2.php');
  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await page.waitForURL(/orderdetails/);
  const number = /\d{8}\/\d{3}/;
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  await expectSheet(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(number).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Kubek Poranek' })).toBeVisible();
  await expect(main.getByText('85,90\u00a0zł').last()).toBeVisible();
  // What paper cannot do is left out; what is to be paid, where and by whom stays.
  await expect(main.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  for (const words of [/^Złożone \d/, 'Hanna Źrebiec', /^Łobzowska 8\/3, 31-145 Kraków/, 'czeka na zapłatę'])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /Kod QR/ })).toBeVisible();
});

test('information pages fit sheets', async ({ page }) => {
  for (const name of ['terms', 'returns', 'privacy'] as const) {
    await page.goto(informationAddress(name));
    await expectSheet(page);
  }
});
