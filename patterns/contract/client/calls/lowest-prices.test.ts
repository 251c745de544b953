import { expect, it } from 'vitest';
import { lowestPriceOfSize } from '../index.ts';
import { shopDouble } from '../testing/shop-double.ts';

const price = { gross: { value: 74.5, currency: 'PLN', formatted: '74,50 zł' } };

it.each([
  ['the size', [{ id: 29, sizes: [{ id: 'uniw', price }] }], 74.5],
  ['a size that had no price', [{ id: 29, sizes: [{ id: 'uniw', price: null }] }], undefined],
  ['another size alone', [{ id: 29, sizes: [{ id: 'm', price }] }], undefined],
  ['no such product', [], undefined],
])('reads the lowest price of one size from answers with %s [H-12 part]', async (_name, answer, value) => {
  const { shop, documents } = shopDouble(() => ({ data: { getLastLowestProductPrices: answer } }));
  expect((await lowestPriceOfSize(shop, { productId: 29, sizeId: 'onesize' }))?.value).toBe(value);
  expect(documents()[0]).toContain('lastLowestPricesInput:[{productId:29,sizeId:"onesize"}]');
});
