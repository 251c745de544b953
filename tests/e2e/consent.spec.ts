import { expectNoAxeViolations } from './support/axe.ts';
import { runSql } from './support/database.ts';
import { startShop, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
  await shop.kill();
  await runSql(
    shop,
    `insert into settings (key, value, updated_at) values ('consentPurposes', '["analytics","marketing"]', 1)`,
  );
  await shop.restart();
});
test.afterAll(() => shop.stop());

test(
  'a visitor refuses on the first layer, agrees to a part, and changes it by the link in the footer, without a script too',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin === shop.url || foreign.push(request.url()));
    await page.goto(`${shop.url}/pol_m_len-2.html`);
    const panel = page.getByRole('region', { name: 'Pliki cookie' });
    const refuse = panel.getByRole('button', { name: 'Tylko niezbędne' });
    const agree = panel.getByRole('button', { name: 'Zgadzam się na wszystkie' });
    expect((await refuse.boundingBox())!.height).toBe((await agree.boundingBox())!.height);
    await expectNoAxeViolations(page);
    await refuse.click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.url}/pol_m_len-2.html`);
    await page.reload();
    await expect(panel).toHaveCount(0);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pliki cookie' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Tylko niezbędne.')).toBeVisible();
    await main.getByRole('checkbox', { name: 'Statystyka' }).check();
    await main.getByRole('button', { name: 'Zapisz wybór' }).click();
    await expect(main.getByText('Zgoda: Statystyka.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(foreign).toEqual([]);
  },
);

test('the panel moves nothing, is answered in place, and grants only then the signals of the consent mode', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.push(list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(`${shop.url}/product-pol-1026-lampa-zmierzch.html`);
  const panel = page.getByRole('region', { name: 'Pliki cookie' });
  await expect(panel).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);
  await page.getByRole('combobox', { name: 'Szukaj' }).first().fill('lampa');
  await panel.getByRole('button', { name: 'Zgadzam się na wszystkie' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Szukaj' }).first()).toHaveValue('lampa');
  await expect(page.locator('main')).toBeFocused();
  const layer = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((one) => Array.from(one)),
  );
  expect(layer).toEqual([
    [
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ],
    [
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    ],
  ]);
});
