import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seenIn } from '../features/catalogue/browser/instalments/testing/seen-instalments.ts';
import { DOMParser } from '../testing/parse-html.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

const instalmentMonths = [3, 6, 10, 12];

describe('instalments in the shop', () => {
  let shop: ShopUnderTest;
  beforeAll(() => void vi.stubGlobal('DOMParser', DOMParser));
  afterAll(() => void vi.unstubAllGlobals());
  beforeAll(async () => {
    shop = await openShop();
  }, 60_000);
  afterAll(() => shop.close());

  const lamp = '/product-pol-1026-lampa-wieczor.html';

  it('are not mentioned without a lender', async () => {
    await shop.store.settings.set('instalmentMonths', []);
    expect(seenIn((await shop.visitor().get(lamp)).html)).toBeNull();
    await shop.store.settings.set('instalmentMonths', instalmentMonths);
    expect(seenIn((await shop.visitor().get(lamp)).html)).not.toBeNull();
  });

  it('are on pages of eligible products, with the visitor’s basket for scripts, and on no other [V-45 part] [E-15 part]', async () => {
    const visitor = shop.visitor();
    const before = seenIn((await visitor.get(lamp)).html)!;
    expect(before.title).toMatch(/^Raty od \d+,\d\d zł miesięcznie$/);
    expect(before.example).toMatch(
      /^RRSO 10,\d+%, kwota kredytu 549,00 zł.*12 rat po 48,\d\d zł.*razem do zapłaty 57\d,\d\d zł\.$/,
    );
    expect(before.data).toMatchObject({ price: '549.00', basketCount: '0', basketCost: '0.00' });
    await visitor.post(lamp, { product: '1026', size: 'uniw', number: '1' });
    expect(seenIn((await visitor.get(lamp)).html)!.data).toMatchObject({ basketCount: '1', basketCost: '549.00' });
    expect(seenIn((await visitor.get('/product-pol-1001-kubek-poranek-wapno.html')).html)).toBeNull();
  });

  it('are in the basket with one eligible product, and refused with an ineligible one [V-45 part, X-14 part]', async () => {
    const visitor = shop.visitor();
    await visitor.post(lamp, { product: '1026', size: 'uniw', number: '1' });
    const alone = seenIn((await visitor.get('/basketedit.php')).html)!;
    expect([alone.button, alone.data['basketCost']]).toEqual([null, '549.00']);
    await visitor.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: 'SIEN10' });
    expect(seenIn((await visitor.get('/basketedit.php')).html)!.data).toMatchObject({
      basketCost: '549.00',
      totalPrice: '494.10',
    });
    const mug = '/product-pol-1001-kubek-poranek-wapno.html';
    await visitor.post(mug, { product: '1001', size: 'uniw', number: '1' });
    const both = seenIn((await visitor.get('/basketedit.php')).html)!;
    expect(both.reason).toBe('Nie wszystkie produkty można kupić na raty.');
    expect(both.button).toEqual(['Oblicz raty', 'true']);
    const other = shop.visitor();
    await other.post(mug, { product: '1001', size: 'uniw', number: '1' });
    expect(seenIn((await other.get('/basketedit.php')).html)).toBeNull();
  });

  it.each<[where: string, amount: number, reason: string | null]>([
    ['a grosz below the minimum', 299_99, 'Raty są od 300,00 zł. Brakuje 0,01 zł.'],
    ['the minimum itself', 300_00, null],
    ['the maximum itself', 10_000_00, null],
    ['a grosz above the maximum', 10_000_01, 'Raty są do 10 000,00 zł. Ta kwota jest wyższa.'],
  ])(
    'at %s are offered, or not with the reason at a button out of use, for product and basket [V-45]',
    async (_where, amount, reason) => {
      await shop.store.catalogue.changePrice({ productId: 1026, size: 'uniw', price: amount });
      const visitor = shop.visitor();
      await visitor.post(lamp, { product: '1026', size: 'uniw', number: '1' });
      for (const page of [lamp, '/basketedit.php']) {
        const seen = seenIn((await visitor.get(page)).html)!;
        expect(seen.reason, page).toBe(reason);
        expect(seen.button, page).toEqual(reason === null ? null : ['Oblicz raty', 'true']);
        expect(seen.leadsTo !== null, page).toBe(reason === null);
      }
    },
  );

  it('carry the instalment data and parameters by the names of the specification [E-15]', async () => {
    const { settings, catalogue } = shop.store;
    await settings.set('instalmentSimulator', 'https://raty.example/symulator');
    await catalogue.changePrice({ productId: 1026, size: 'uniw', price: 450_00 });
    const visitor = shop.visitor();
    await visitor.post(lamp, { product: '1026', size: 'uniw', number: '2' });
    await visitor.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: 'SIEN10' });
    const parameters = {
      minPrice: '300.00',
      maxPrice: '10000.00',
      link: 'https://raty.example/symulator',
      instalmentName: 'Bank Przykładowy',
      priceType: 'gross',
    };
    const basket = { currency: 'PLN', basketCount: '1', basketCost: '900.00', basketCostNet: '731.70' };
    expect(seenIn((await visitor.get(lamp)).html)!.data).toEqual({
      instalments: '',
      price: '450.00',
      priceNet: '365.85',
      totalPrice: '',
      ...basket,
      ...parameters,
    });
    expect(seenIn((await visitor.get('/basketedit.php')).html)!.data).toMatchObject({
      // What is paid, with the code.
      totalPrice: '810.00',
      ...basket,
      ...parameters,
    });
  });
});
