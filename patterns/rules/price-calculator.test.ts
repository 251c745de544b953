import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, polishCurrency, toWire } from './money.ts';
import {
  bundleDifference,
  isSubscriptionMode,
  rebatedPrice,
  rebateResult,
  shownPrice,
  subscriptionResult,
  type PriceInputs,
} from './price-calculator.ts';

const nbsp = '\u00a0';
const lamp: PriceInputs = { max: 20_000, maxNet: 16_260, save: 0, before: 20_000, rebateValue: 15 };
const coffee = { normal: { gross: 9600, net: 9143 }, subscription: { gross: 8160, net: 7772 } };

describe('the price calculator with a rebate', () => {
  it.each<[string, Partial<PriceInputs>, gross: string, net: string, percent: number]>([
    ['nothing off leaves the price', { rebateValue: 0 }, '200.00', '162.60', 0],
    ['15 % off, percentage being the default', {}, '170.00', '138.21', 15],
    ['15 % and 10 zł beside it', { save: 1000 }, '160.00', '130.08', 20],
    [
      'a percent with decimals, half up: 12,5 % of 199,99',
      { before: 19_999, rebateValue: 12.5 },
      '174.99',
      '141.46',
      13,
    ],
    [
      '20 % of a price that was lowered before, counted from max',
      { before: 15_000, rebateValue: 20 },
      '120.00',
      '97.56',
      40,
    ],
    ['30 zł off', { rebateType: 'fixed', rebateValue: 3000 }, '170.00', '138.21', 15],
    [
      'a fixed rebate takes no second amount',
      { rebateType: 'fixed', rebateValue: 3000, save: 1000 },
      '170.00',
      '138.21',
      15,
    ],
    [
      'more than the price, as an amount: never below 0',
      { rebateType: 'fixed', rebateValue: 30_000 },
      '0.00',
      '0.00',
      100,
    ],
    ['more than the price, percent and amount: never below 0', { rebateValue: 99, save: 1000 }, '0.00', '0.00', 100],
    ['half a percent is a whole one', { rebateType: 'fixed', rebateValue: 100 }, '199.00', '160.97', 1],
    [
      'less than half a percent is none, and net stays',
      { rebateType: 'fixed', rebateValue: 99 },
      '199.01',
      '162.60',
      0,
    ],
  ])('%s [L-05]', (_, change, gross, net, percent) => {
    const result = rebateResult({ ...lamp, ...change });
    expect([result.gross.value, result.net.value, result.percent]).toEqual([gross, net, percent]);
  });

  it('returns gross and net as value and text, and a whole percent, from any input [E-01]', () => {
    expect(
      rebateResult({
        max: 123_456_700,
        maxNet: 100_371_301,
        save: 100,
        before: 123_456_700,
        rebateValue: 10,
        rebateType: 'percentage',
        currency: { mask: '###,##0.00', symbol: '€', hasSpace: true, isSymbolBefore: true },
      }),
    ).toEqual({
      gross: { value: '1111109.30', formatted: `€${nbsp}1,111,109.30` },
      net: { value: '903341.71', formatted: `€${nbsp}903,341.71` },
      percent: 10,
    });
    expect(rebateResult(lamp).gross).toEqual({ value: '170.00', formatted: `170,00${nbsp}zł` });
  });

  it('agrees with exact arithmetic on 2,000 rebates and never drifts or falls below 0 [L-05]', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (before, save, hundredths) => {
        const exact = (2n * BigInt(before) * BigInt(10_000 - hundredths) + 10_000n) / 20_000n - BigInt(save);
        const rebated = rebatedPrice({ before, save, rebateValue: hundredths / 100 });
        expect(rebated).toBe(exact > 0n ? Number(exact) : 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('has the same amount in both forms, whatever the rebate [E-01]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.integer({ min: 0, max: 1e8 }),
        fc.constantFrom('percentage' as const, 'fixed' as const),
        (before, value, rebateType) => {
          const rebate = { before, save: 0, rebateType, rebateValue: rebateType === 'fixed' ? value : value % 101 };
          const { gross, net, percent } = rebateResult({ ...rebate, max: before, maxNet: before });
          expect(gross).toEqual({ value: toWire(rebatedPrice(rebate)), formatted: formatMoney(rebatedPrice(rebate)) });
          expect(net.value).toMatch(/^\d+\.\d\d$/);
          expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        },
      ),
    );
  });
});

describe('the price calculator with a subscription', () => {
  it.each([
    ['true', '81.60', '77.72', 15],
    ['false', '96.00', '91.43', 0],
    [null, '96.00', '91.43', 0],
    ['1', '96.00', '91.43', 0],
  ])('the form attribute %s picks %s gross, %s net, %d percent less [T-11 part]', (mode, gross, net, percent) => {
    const result = subscriptionResult(coffee, isSubscriptionMode(mode));
    expect([result.gross.value, result.net.value, result.percent]).toEqual([gross, net, percent]);
  });

  it('keeps the normal price of a product without subscription [T-11 part]', () => {
    const result = subscriptionResult({ ...coffee, subscription: null }, true, { ...polishCurrency, hasSpace: false });
    expect(result.gross).toEqual({ value: '96.00', formatted: '96,00zł' });
    expect(result.percent).toBe(0);
  });
});

describe('what is shown', () => {
  it('is alike for a rebate and a subscription [H-11]', () => {
    const rebate = rebateResult({ max: 9600, maxNet: 9143, save: 0, before: 9600, rebateValue: 15 });
    expect(rebate).toEqual(subscriptionResult(coffee, true));
    expect(rebate).toEqual({
      gross: { value: '81.60', formatted: `81,60${nbsp}zł` },
      net: { value: '77.72', formatted: `77,72${nbsp}zł` },
      percent: 15,
    });
  });

  it.each([
    ['gross', `170,00${nbsp}zł`],
    ['net', `138,21${nbsp}zł`],
  ] as const)('the price type %s shows %s [T-10 part]', (priceType, text) => {
    expect(shownPrice(rebateResult(lamp), priceType).formatted).toBe(text);
  });

  it('has the bundle saving against its parts, 0 if it saves nothing [E-07 part]', () => {
    const parts = { gross: 30_000, net: 24_390 };
    expect(bundleDifference(parts, { gross: 25_500, net: 20_732 })).toEqual({ gross: 4500, net: 3658, percent: 15 });
    expect(bundleDifference(parts, { gross: 31_000, net: 25_203 })).toEqual({ gross: 0, net: 0, percent: 0 });
  });
});
