import { defaultSettings } from '../../../storefront/platform/settings/index.ts';
import { expect, test } from '../support/test.ts';
import { noteFades, type Fade } from './fades.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const start = Date.parse('2026-11-21T10:00:00+01:00');
const fadeIn: Fade = { milliseconds: 500, from: 0, to: 1 };
const fadeOut: Fade = { milliseconds: 500, from: 1, to: 0 };

test.describe('alerts [T-24]', () => {
  test('all four types fade in and out, hide after 10 s with a link, wait while read, and stay in the history', async ({
    page,
  }) => {
    await page.clock.install({ time: start });
    await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
    const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
    await expect(page.locator('[data-hydrated]').filter({ has: buy })).toBeVisible();
    const fades = await noteFades(page);
    await page.clock.pauseAt(start + 60_000);
    const region = page.getByRole('region', { name: 'Komunikaty' });
    const expected: Fade[] = [];
    const bars = new Set<string>();

    for (const tone of ['info', 'warning', 'success']) {
      // One of the shop's answers, with the given type.
      await page.route('**/basketchange.php**', (route) =>
        route.fulfill({
          json: {
            result: { status: tone, message: `Odpowiedź ${tone}.` },
            summary: { count: 1, countText: '1 produkt', worth: '69,00 zł' },
          },
        }),
      );
      await buy.click();
      const alert = region.getByRole('status').filter({ hasText: `Odpowiedź ${tone}.` });
      expected.push(fadeIn);
      await expect.poll(fades).toEqual(expected);
      bars.add(await alert.evaluate((element) => getComputedStyle(element).borderInlineStartColor));

      await page.clock.runFor(1000);
      if (tone === 'success') {
        await alert.hover();
        await page.clock.runFor(60_000);
        await page.mouse.move(0, 0);
      }
      // It has a link to the basket (decision 6).
      await page.clock.runFor(8999);
      await expect(alert).toHaveCSS('opacity', '1');
      await page.clock.runFor(1);
      await expect(alert).toHaveCSS('opacity', '0');
      expected.push(fadeOut);
      await expect.poll(fades).toEqual(expected);
      await page.clock.runFor(500);
      await expect(alert).toHaveCount(0);
    }

    // An error that needs an action stays until closed (decision 6).
    await page.route('**/basketchange.php**', (route) => route.abort());
    await buy.click();
    const error = region.getByRole('alert');
    expected.push(fadeIn);
    await expect.poll(fades).toEqual(expected);
    bars.add(await error.evaluate((element) => getComputedStyle(element).borderInlineStartColor));
    await page.clock.runFor(60_000);
    await expect(error).toHaveCSS('opacity', '1');
    await error.getByRole('button', { name: 'Zamknij' }).click();
    await expect(error).toHaveCSS('opacity', '0');
    expected.push(fadeOut);
    expect(await fades()).toEqual(expected);
    await page.clock.runFor(500);
    await expect(error).toHaveCount(0);
    expect(bars.size).toBe(4);

    await page.keyboard.press('F6');
    await expect(region).toBeFocused();
    const earlier = region.getByRole('group', { name: 'Wcześniejsze komunikaty' }).getByRole('listitem');
    await expect(earlier).toContainText([
      'Nie udało się dodać.',
      'Odpowiedź success.',
      'Odpowiedź warning.',
      'Odpowiedź info.',
    ]);
    await expect(earlier.first()).toBeVisible();
  });

  test('without a link hide after 4000 ms', async ({ page }) => {
    await page.clock.install({ time: start });
    const bag = { product: '1017', size: 'uniw' };
    const send = async (change: Readonly<Record<string, string>>) => {
      const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
      const form = { ...bag, ...change, getAjax: 'true' };
      expect((await page.request.post('/basketchange.php', { form, headers })).status()).toBe(200);
    };
    await page.goto('/product-pol-1017-torba-targ.html');
    await send({ number: '1', mode: '1', change: 'add' });
    await page.goto('/basketedit.php');
    const fades = await noteFades(page);
    const more = page.getByRole('button', { name: 'Zwiększ ilość: Torba Targ' });
    await more.click();
    await expect(page.getByRole('region', { name: 'Podsumowanie' })).toContainText('158,00');
    // Another tab empties the basket, unknown to this one.
    await send({ change: 'empty' });
    await page.clock.pauseAt(start + 60_000);
    await more.click();
    const answered = page.waitForResponse(/basketchange/);
    await page.clock.runFor(defaultSettings.quantityDelay);
    await answered;
    await expect.poll(fades).toEqual([fadeIn]);
    const alert = page.getByRole('region', { name: 'Komunikaty' }).getByRole('status');
    await page.clock.runFor(3999);
    await expect(alert).toHaveCSS('opacity', '1');
    await page.clock.runFor(1);
    await expect(alert).toHaveCSS('opacity', '0');
    expect(await fades()).toEqual([fadeIn, fadeOut]);
    await page.clock.runFor(500);
    await expect(alert).toHaveCount(0);
  });
});
