import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byCourier, hiddenFields, openShop, type Seen, type ShopUnderTest } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
  const currency = { mask: '###,##0.00', symbol: 'PLN', hasSpace: true, isSymbolBefore: true };
  await shop.store.settings.set('currency', currency);
}, 60_000);
afterAll(() => shop.close());

/** Amounts the shop's editors wrote by hand stay. */
const handwritten = /Darmowa dostawa kurierem od 250\u00a0zł/g;
/** Amounts that do not have the shop's format. */
const foreign = ({ text }: Seen) => text.replace(handwritten, '').match(/.{0,20}\d[\d,.\u00a0]*\s?zł(?!\p{L})/gu) ?? [];

describe("the shop's currency", () => {
  it.each<[page: string, address: string, amount: string]>([
    ['home', '/', 'PLN\u00a069.00'],
    ['a category', '/pol_m_ceramika-1.html', 'PLN\u00a069.00'],
    ['a product with discounts by quantity', '/product-pol-1002-kubek-poranek-kobalt.html', 'PLN\u00a065.55'],
    ['a reduced product', '/product-pol-1005-wazon-studnia.html', 'PLN\u00a0199.00'],
    ['a product with options', '/product-pol-1026-lampa-wieczor.html', 'PLN\u00a0549.00'],
  ])('writes every amount of %s [L-04 part]', async (_page, address, amount) => {
    const seen = await shop.visitor().get(address);
    expect(seen.text).toContain(amount);
    expect(foreign(seen)).toEqual([]);
  });

  it('writes every amount from the basket to the order [L-04 part]', async () => {
    const visitor = shop.visitor();
    await visitor.post('/basketchange.php', { product: '1002', size: 'uniw', number: '2' });
    const basket = await visitor.get('/basketedit.php');
    const delivery = await visitor.get('/order1.php');
    await visitor.post('/order1.php', byCourier);
    const summary = await visitor.get('/order2.php');
    const { location } = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    const order = await visitor.get(location!);
    for (const seen of [basket, delivery, summary, order]) {
      expect(seen.status).toBe(200);
      expect(seen.text).toContain('PLN\u00a0138.00');
      expect(foreign(seen)).toEqual([]);
    }
  });
});

describe('prices by default', () => {
  it('have 2 decimals by the mask ### ##0,00 and are gross; delivery is free at cost 0, else shows its cost [L-04]', async () => {
    const { settings, catalogue } = shop.store;
    const own = { mask: '###,##0.00', symbol: 'PLN', hasSpace: true, isSymbolBefore: true };
    await settings.reset('currency');
    await catalogue.changePrice({ productId: 1026, size: 'uniw', price: 12_345_605 });
    try {
      const lamp = await shop.visitor().get('/product-pol-1026-lampa-wieczor.html');
      expect(lamp.text).toContain('123\u00a0456,05\u00a0zł');
      expect(lamp.html).toContain('>Darmowa dostawa<');
      expect(lamp.text).not.toContain('Dostawa: koszt od');
      const bag = await shop.visitor().get('/product-pol-1017-torba-targ.html');
      expect(bag.text).toContain('79,00\u00a0zł');
      expect(bag.text).toContain('Dostawa: koszt od 11,90\u00a0zł');
      await settings.set('priceType', 'net');
      expect((await shop.visitor().get('/product-pol-1017-torba-targ.html')).text).toContain('64,23\u00a0zł');
    } finally {
      await settings.reset('priceType');
      await settings.set('currency', own);
    }
  });
});
