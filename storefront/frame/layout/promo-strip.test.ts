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

  it('is not sent after it was closed, with any other cookies', async () => {
    expect(await home('theme=dark; dismissed-bar-promo-strip=1')).not.toContain(strip);
    expect(await home('dismissed-bar-other=1')).toContain(strip);
  });
});
