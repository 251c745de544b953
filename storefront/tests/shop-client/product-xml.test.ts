import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createShopClient } from '../../../patterns/contract/client/index.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { DOMParser } from '../../testing/parse-html.ts';

describeOnEngines('the client reads a product as XML', (running) => {
  beforeAll(() => void vi.stubGlobal('DOMParser', DOMParser));
  afterAll(() => void vi.unstubAllGlobals());

  it('with its unit and the sizes of its own version; missing values are null [C-09]', async () => {
    const shop = createShopClient({ baseUrl: running().url });
    const page = (await running().store.catalogue.productPage(1007))!;
    const xml = await shop.productXml(1007);
    expect(xml).toMatchObject({
      id: '1007',
      productType: 'product_item',
      unit: page.product.unit.singular,
      unitSellBy: 0.1,
      unitPrecision: 1,
    });
    expect(Object.keys(xml!.sizes)).toEqual(page.sizes.map(({ type }) => type));
    expect(xml!.sizes['atrament']).toMatchObject({ type: 'atrament', price: { basket_enable: 'y' } });
    expect(await shop.productXml(999_999)).toBeNull();
  });
});
