import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const home = async (cookie: string) => (await shop.visitor().get('/', { cookie })).html;
const strip = 'aria-label="Warunki zakupów"';

describe('the promo strip of the shop', () => {
  it('is in the page, and stays hidden for the days of the setting [T-21 part]', async () => {
    const html = await home('');
    expect(html).toContain(strip);
    expect(html).toContain('data-days="1"');
  });

  it('stands beside that of the discount code, each until it is closed, for the days of the setting [T-21 part]', async () => {
    const codeStrip = 'aria-label="Promocja"';
    await shop.store.settings.set('promoStripDays', 3);
    const html = await home('');
    expect([...html.matchAll(/data-days="(\d+)"/g)].map(([, days]) => days)).toEqual(['3', '3']);
    for (const cookie of ['dismissed-bar-promo-code=1', 'rabateCode_clicked=1']) {
      expect(await home(cookie)).not.toContain(codeStrip);
      expect(await home(cookie)).toContain(strip);
    }
    // A code that no one can use is not promised.
    await shop.store.settings.set('promoCode', 'LATO23');
    expect(await home('')).not.toContain(codeStrip);
    await shop.store.settings.set('promoCode', '');
    expect(await home('')).not.toContain(codeStrip);
    await shop.store.settings.reset('promoCode');
    await shop.store.settings.reset('promoStripDays');
  });

  it('is not sent after it was closed, with any other cookies', async () => {
    expect(await home('theme=dark; dismissed-bar-promo-strip=1')).not.toContain(strip);
    expect(await home('dismissed-bar-other=1')).toContain(strip);
  });
});
