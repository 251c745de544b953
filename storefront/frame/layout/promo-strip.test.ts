import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const home = async (cookie: string) => (await shop.visitor().get('/', { cookie })).html;
const strip = 'aria-label="Warunki zakupów"';

describe('the promo strip of the shop', () => {
  it('comes with the page, and keeps away for as many days as the shop has set [T-21 part]', async () => {
    const html = await home('');
    expect(html).toContain(strip);
    expect(html).toContain('data-days="1"');
  });

  it('is not sent to who closed it, whatever other cookies there are', async () => {
    expect(await home('theme=dark; dismissed-bar-promo-strip=1')).not.toContain(strip);
    expect(await home('dismissed-bar-other=1')).toContain(strip);
  });
});
