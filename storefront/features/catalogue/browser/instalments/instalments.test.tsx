// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../../../../testing/shop-under-test.ts';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import {
  basketInstalments,
  productInstalments,
  Instalments,
  type InstalmentsData,
} from '../../server/instalments/index.ts';

const instalmentMonths = [3, 6, 10, 12];
const wording = { texts: { locale: 'pl' }, settings: { ...defaultSettings, instalmentMonths } } as const;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim();

/** What a page's line about instalments shows; null where there is none. */
function seenIn(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const box = page.querySelector<HTMLElement>('[data-instalments]');
  if (!box) return null;
  const button = box.querySelector('button');
  const reason = button?.getAttribute('aria-describedby');
  return {
    title: plain(box.querySelector('p')?.textContent),
    opens: plain(box.querySelector('a')?.textContent),
    leadsTo: box.querySelector('a')?.getAttribute('href') ?? null,
    example: plain(box.querySelectorAll('p')[1]?.textContent),
    button: button && [plain(button.textContent), button.getAttribute('aria-disabled')],
    reason: reason ? plain(page.getElementById(reason)?.textContent) : null,
    data: Object.fromEntries(Object.entries(box.dataset)),
  };
}
const shown = (data: InstalmentsData) => seenIn(renderToStaticMarkup(<Instalments {...data} />))!;

const line = (totalGross: number) => ({ unitGross: totalGross, totalGross, vatPercent: 23, quantity: 1000 });
const basketOf = (...totals: number[]) => ({
  lines: totals.map(line),
  productsTotal: totals.reduce((sum, total) => sum + total, 0),
});

describe('the line about instalments', () => {
  it.each<[where: string, amount: number, reason: string | null]>([
    ['a grosz below the minimum', 29_999, 'Raty są od 300,00 zł. Brakuje 0,01 zł.'],
    ['the minimum itself', 30_000, null],
    ['the maximum itself', 1_000_000, null],
    ['a grosz above the maximum', 1_000_001, 'Raty są do 10 000,00 zł. Ta kwota jest wyższa.'],
  ])('at %s, of a product and of a basket [V-45]', (_where, amount, reason) => {
    const price = { gross: amount, net: amount };
    for (const data of [productInstalments(price, null, wording), basketInstalments(basketOf(amount), true, wording)]) {
      const seen = shown(data);
      expect(seen.reason).toBe(reason);
      expect(seen.button).toEqual(reason === null ? null : ['Oblicz raty', 'true']);
      expect(seen.leadsTo).toBe(
        reason === null ? `/instalments.php?amount=${(amount / 100).toFixed(2)}&months=12` : null,
      );
      expect(seen.opens).toBe(reason === null ? 'Oblicz raty' : '');
    }
  });

  it.each<[what: string, worth: number, toPay: number, reason: string | null]>([
    ['below the minimum', 31_000, 29_999, 'Raty są od 300,00 zł. Brakuje 0,01 zł.'],
    ['to the minimum itself', 31_000, 30_000, null],
    ['to the maximum itself', 1_010_000, 1_000_000, null],
  ])('with a discount code, a basket %s: the loan is what is paid [V-45 part]', (_what, worth, toPay, reason) => {
    const seen = shown(basketInstalments(basketOf(worth), true, wording, toPay));
    expect(seen.reason).toBe(reason);
    expect(seen.data['totalPrice']).toBe((toPay / 100).toFixed(2));
    if (reason === null) expect(seen.title).toBe(shown(basketInstalments(basketOf(toPay), true, wording)).title);
  });

  it('shows the lowest instalment with its representative example: cost, dates and RRSO', () => {
    const settings = { ...defaultSettings, instalmentMonths: [3, 2], instalmentYearlyPercent: 0 };
    const seen = shown(productInstalments({ gross: 50_000, net: 40_650 }, null, { ...wording, settings }));
    expect(seen.title).toBe('Raty od 166,66 zł miesięcznie');
    expect(seen.example).toBe(
      'RRSO 0%, kwota kredytu 500,00 zł, oprocentowanie stałe 0% rocznie, prowizja 0%, ' +
        '3 raty po 166,66 zł, ostatnia 166,68 zł, koszt kredytu 0,00 zł, razem do zapłaty 500,00 zł.',
    );
  });

  it('carries instalment data and parameters by the names of the specification [E-15]', () => {
    const settings = { ...wording.settings, instalmentSimulator: 'https://raty.example/symulator' };
    const seen = shown(
      productInstalments({ gross: 45_000, net: 36_585 }, basketOf(12_300, 24_600), { ...wording, settings }),
    );
    expect(seen.data).toEqual({
      instalments: '',
      price: '450.00',
      priceNet: '365.85',
      currency: 'PLN',
      basketCount: '2',
      basketCost: '369.00',
      basketCostNet: '300.00',
      minPrice: '300.00',
      maxPrice: '10000.00',
      totalPrice: '',
      link: 'https://raty.example/symulator',
      instalmentName: 'Bank Przykładowy',
      priceType: 'gross',
    });
  });
});

describe('instalments in the shop', () => {
  let shop: ShopUnderTest;
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

  it('are on pages of eligible products, with the visitor’s basket for scripts, and on no other [V-45 part, E-15 part]', async () => {
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
});
