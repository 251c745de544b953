import { startShop, type Shop } from './support/shop.ts';
import { runSql } from './support/database.ts';
import { expect, test } from './support/test.ts';

/* Settings of spec 9 that a browser must show: each with another value than the default, so that nothing but the setting explains it. */

const settings = {
  alertDuration: 2500,
  alertFade: 300,
  motionFast: 120,
  motionStandard: 250,
  motionSlow: 900,
  lazyImageDistance: 9000,
  smallImageWidth: 500,
  filtersOffset: 500,
};

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
  await shop.kill();
  for (const [name, value] of Object.entries(settings))
    await runSql(shop, `insert into settings (key, value, updated_at) values ('${name}', '${value}', 1)`);
  await shop.restart();
});
test.afterAll(() => shop.stop());

const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;

test('alerts stay and fade, and motion takes, as long as the settings say; less motion is none [L-09 part]', async ({
  page,
}) => {
  await page.goto(`${shop.url}/product-pol-1001-kubek-poranek-wapno.html`);
  const region = page.locator('[data-alert-region]');
  await expect(region).toHaveAttribute('data-duration', String(settings.alertDuration));
  await expect(region).toHaveAttribute('data-fade', String(settings.alertFade));
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  await expect(buy).toHaveCSS('transition-duration', new RegExp(`^(${seconds(settings.motionFast)}(, |$))+`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/pol_m_ceramika-1.html`);
  await page.getByRole('link', { name: 'Filtry' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCSS('animation-duration', seconds(settings.motionStandard));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(await sheet.evaluate((element) => getComputedStyle(element).animationDuration))).toBe(0);
});

test('pictures load as far ahead as the setting says, and small files below the width that it names [L-13 part]', async ({
  browser,
  shop: usual,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  /** How far under the window the farthest picture stands that waits no longer. A scrolled page looks ahead. */
  const far = () =>
    page.evaluate(() => {
      const loaded = [...document.images].filter(({ loading }) => loading === 'eager');
      return Math.max(...loaded.map((image) => image.getBoundingClientRect().top - innerHeight));
    });
  const open = async (url: string) => {
    await page.goto(url);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 50);
  };
  await open(`${shop.url}/`);
  await expect.poll(far).toBeGreaterThan(2500);
  await open(`${usual.url}/`);
  await expect(page.locator('[data-back-to-top][data-state]')).toBeAttached();
  expect(await far()).toBeLessThanOrEqual(100);

  const widthOf = async (window: number) => {
    await page.setViewportSize({ width: window, height: 800 });
    await page.goto(`${shop.url}/product-pol-1001-kubek-poranek-wapno.html`);
    const first = page.getByRole('region', { name: 'Zdjęcia produktu' }).getByRole('img').first();
    const file = await first.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    return Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
  };
  expect(await widthOf(settings.smallImageWidth - 1)).toBeLessThanOrEqual(2 * settings.smallImageWidth);
  expect(await widthOf(settings.smallImageWidth)).toBeGreaterThan(2 * settings.smallImageWidth);
  await context.close();
});

test('scrolled past by 250 px, the button of the filters stays at hand on narrow pages [L-16 part]', async ({
  page,
  shop: usual,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [place, offset] of [
    [usual.url, 250],
    [shop.url, settings.filtersOffset],
  ] as const) {
    await page.goto(`${place}/pol_m_ceramika-1.html`);
    const filters = page.getByRole('link', { name: 'Filtry' });
    const end = await filters.evaluate((link) => link.getBoundingClientRect().bottom + scrollY);
    const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await scroll(end + offset - 20);
    await expect(filters).not.toBeInViewport();
    await scroll(end + offset + 20);
    await expect(filters).toBeInViewport({ ratio: 1 });
  }
  // It opens the sheet from there.
  await page.getByRole('link', { name: 'Filtry' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtry' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Wide pages show the filters themselves.
  await page.setViewportSize({ width: 1100, height: 600 });
  await expect(page.getByRole('link', { name: 'Filtry' })).toBeHidden();
});
