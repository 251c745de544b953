// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import {
  basketInstalments,
  productInstalments,
  Instalments,
  type InstalmentsData,
} from '../../server/instalments/index.ts';
import { seenIn } from './testing/seen-instalments.ts';

const instalmentMonths = [3, 6, 10, 12];
const wording = { texts: { locale: 'pl' }, settings: { ...defaultSettings, instalmentMonths } } as const;

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
