import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { runSql } from './support/database.ts';
import { startShop, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const ceramics = '/pol_m_ceramika-1.html';
/** Those of the list: the zones below have cards of their own. */
const cards = (page: Page) => page.locator('main article:not([aria-roledescription] article)');
const mugs = (page: Page) => cards(page).filter({ hasText: 'Kubek Poranek' });
const versions = (page: Page) => page.getByRole('list', { name: 'Kubek Poranek: wersje' });
const count = async (page: Page) =>
  Number(
    /^\d+/.exec(
      (await page
        .getByText(/^\d+ produkt/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  );

test('versions are cards of their own where the setting does not join them [S-13 part]', async ({ page }) => {
  await page.goto(ceramics);
  await expect(mugs(page)).toHaveCount(3);
  await expect(versions(page)).toHaveCount(0);
});

test.describe('where the shop shows the versions of a product as one card', () => {
  let shop: Shop;
  test.beforeAll(async ({ engine }) => {
    shop = await startShop({ engine });
    await shop.kill();
    await runSql(shop, "insert into settings (key, value, updated_at) values ('versionsOnOneCard', 'true', 1)");
    // A zone of the mug that comes by call 11.
    await shop.restart();
  });
  test.afterAll(() => shop.stop());

  test(
    'lists, search and filters have one card, which leads to each version [S-13 part, H-07 part]',
    { tag: ['@phone', '@without-javascript', '@postgres'] },
    async ({ page, isMobile }) => {
      await page.goto(shop.url + ceramics);
      await expect(mugs(page)).toHaveCount(1);
      // The number is that of the cards.
      expect(await count(page)).toBe(await cards(page).count());
      await expectNoAxeViolations(page);
      const shown = versions(page).getByRole('listitem');
      await expect(shown).toHaveText([/^wapno.*na zdjęciu/, 'Kubek Poranek, kobalt', /szałwia.*brak/]);

      if (!isMobile) {
        // Pointing at a version shows its picture, before and without any script.
        const cobalt = versions(page).getByRole('link', { name: 'Kubek Poranek, kobalt' });
        const preview = mugs(page).locator('img[src*="1002"], img[srcset*="1002"]');
        await expect(preview).toBeHidden();
        await cobalt.hover();
        await expect(preview).toBeVisible();
        await page.mouse.move(0, 0);
        await expect(preview).toBeHidden();
        await cobalt.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(cobalt).toBeFocused();
        await expect(preview).toBeVisible();
      }
      await versions(page).getByRole('link', { name: 'Kubek Poranek, kobalt' }).click();
      await expect(page).toHaveURL(/product-pol-1002-/);

      // A filter that only one version passes shows that one.
      await page.goto(`${shop.url}/search.php?text=poranek+kobalt`);
      await expect(mugs(page)).toHaveCount(1);
      await expect(mugs(page).getByRole('heading')).toContainText('kobalt');

      // Paging counts cards: the last page has what the number says.
      await page.goto(`${shop.url}/search.php`);
      const total = await count(page);
      const first = await cards(page).count();
      await page
        .getByRole('navigation', { name: 'Stronicowanie' })
        .getByRole('link', { name: 'Następna strona' })
        .click();
      await expect(page).toHaveURL(/counter=1/);
      await expect.poll(async () => (await cards(page).count()) + first).toBeGreaterThan(first);
      const pages = Math.ceil(total / first);
      await page.goto(`${shop.url}/search.php?counter=${pages - 1}`);
      expect((pages - 1) * first + (await cards(page).count())).toBe(total);
    },
  );

  test('zones have one card too, in the page and by call 11 [C-11 part]', async ({ page }) => {
    for (const zone of ['main_hotspot_zone1', 'main_hotspot_zone4']) {
      const answer = await page.request.get(
        `${shop.url}/ajax/hotspots.php?action=get-hotspots-html&components=${zone}&zones-types=main`,
      );
      const html = ((await answer.json()) as Record<string, string>)[zone]!;
      expect(html.match(/<article/g)!.length).toBeGreaterThan(1);
      expect(html.match(/Kubek Poranek: wersje/g)).toHaveLength(1);
    }
    await page.goto(shop.url);
    const zone = page.getByRole('region', { name: 'Na początek dnia', exact: true });
    await expect(zone.getByRole('list', { name: 'Kubek Poranek: wersje' }).getByRole('link')).toHaveCount(2);
  });
});
