import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const lamp = '/product-pol-1026-lampa-wieczor.html';
const coffee = '/product-pol-1032-kawa-poranna.html';
const bundle = '/product-pol-1037-zestaw-dzien-dobry.html';
const candlestick = '/product-pol-1031-swiecznik-kropla.html';

const main = (page: Page) => page.getByRole('main');
const pictures = (page: Page) => page.getByRole('region', { name: 'Zdjęcia produktu' });
const hydrated = (page: Page) => page.locator('[data-island="product/buy-form"][data-hydrated]');

test('the stage is square, and the large picture opens [S-37 part]', async ({ page }) => {
  await page.goto(lamp);
  const stage = await pictures(page).getByRole('group', { name: '1 z 9' }).boundingBox();
  expect(Math.abs(stage!.width - stage!.height)).toBeLessThan(2);
  await page.getByRole('link', { name: 'Powiększ zdjęcie 1 z 9' }).click();
  await expect(page.getByRole('dialog', { name: 'Zdjęcia produktu' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Powiększ zdjęcie 1 z 9' })).toBeFocused();
});

test(
  'thumbnails lead to pictures and a picture to its large file, without a script [L-14 part, S-37 part]',
  { tag: '@without-javascript' },
  async ({ page, baseURL }) => {
    await page.goto(lamp);
    await expect(page.getByRole('link', { name: 'Powiększ zdjęcie 1 z 9' })).toHaveAttribute('href', /\.jpg$/);
    const large = await page.getByRole('link', { name: 'Powiększ zdjęcie 1 z 9' }).getAttribute('href');
    expect((await page.request.get(`${baseURL}${large}`)).status()).toBe(200);
    await page.getByRole('link', { name: 'Zdjęcie 3 z 9', exact: true }).click();
    await expect(pictures(page).getByRole('group', { name: '3 z 9' })).toBeInViewport();
    // What is chosen at first is shown, and said where the picture differs.
    await expect(pictures(page).getByRole('img').first()).toHaveAttribute('alt', /mały lniany klosz/);
    await expect(main(page)).toContainText('Na zdjęciu: przewód kobalt.');
  },
);

test('picture, price and note follow the configuration [S-37 part]', async ({ page }) => {
  await page.goto(lamp);
  await expect(hydrated(page)).toBeAttached();
  await page.getByRole('radio', { name: 'dąb' }).check();
  await page.getByRole('radio', { name: 'papier 32 cm' }).check();
  await expect(main(page)).toContainText('649,00 zł');
  await expect(
    pictures(page).getByRole('img', { name: /dębowa podstawa, plisowany papierowy klosz/ }),
  ).toBeInViewport();
  await expect(pictures(page).getByRole('link', { name: 'Zdjęcie 9 z 9', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main(page)).not.toContainText('Na zdjęciu:');
  await page.getByRole('radio', { name: /^kobalt, dopłata/ }).check();
  await expect(main(page)).toContainText('Na zdjęciu: przewód atrament.');
});

test('a form set to a subscription asks for its price and shows it [T-11]', async ({ page }) => {
  await page.goto(coffee);
  await expect(hydrated(page)).toBeAttached();
  // As a theme of the platform does.
  await page.locator('form[data-subscription]').evaluate((form) => form.setAttribute('data-subscription', 'true'));
  await page.getByRole('button', { name: 'Zwiększ ilość' }).click();
  await expect(page.locator('form[data-subscription]')).toContainText('81,60 zł');
  await page.locator('form[data-subscription]').evaluate((form) => form.setAttribute('data-subscription', 'false'));
  await page.getByRole('button', { name: 'Zwiększ ilość' }).click();
  await expect(page.locator('form[data-subscription]')).toContainText('96,00 zł');
});

test(
  'a bundle shows its parts with their pages and what it saves [S-37 part, S-35 part]',
  { tag: ['@without-javascript', '@phone'] },
  async ({ page }) => {
    await page.goto(bundle);
    const parts = page.getByRole('region', { name: 'W zestawie' });
    await expect(parts).toContainText('Osobno 156,00 zł. W zestawie oszczędzasz 17,00 zł, czyli 11%.');
    await expect(page.locator('form[data-subscription]')).toContainText('W zestawie oszczędzasz 17,00 zł.');
    await expect(parts.locator('img')).toHaveCount(3);
    await parts.getByRole('link', { name: 'Kawa Poranna' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kawa Poranna');
  },
);

test('the countdown of a promotion removes itself at its end [T-36]', async ({ page }) => {
  await page.clock.install();
  await page.goto(candlestick);
  const timer = page.getByRole('timer', { name: 'Do końca promocji' });
  await expect(timer).toContainText(/15\sdni/);
  const written = await timer.innerText();
  // Its code comes shortly before the hours that are shown change.
  await page.clock.runFor(60 * 60 * 1000);
  await expect(page.locator('[data-island="product/promotion-end"][data-hydrated]')).toBeAttached();
  await page.clock.runFor(5000);
  await expect(timer).not.toHaveText(written);
  await expect(main(page)).toContainText('Oszczędzasz 3,00 zł');
  await page.clock.fastForward(16 * 24 * 3600 * 1000);
  await expect(timer).toHaveCount(0);
  await expect(main(page)).not.toContainText('Do końca promocji');
});

test('on a narrow page a buy bar docks while the buy button is out of view, and buys [S-02 part]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(candlestick);
  await expect(hydrated(page)).toBeAttached();
  await page.getByRole('heading', { name: 'Bezpieczeństwo produktu (GPSR)' }).scrollIntoViewIfNeeded();
  const bar = page.locator('[data-buy-bar]').getByRole('button', { name: /^Do koszyka/ });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.getByText('Dodano do koszyka.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kup teraz' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});
