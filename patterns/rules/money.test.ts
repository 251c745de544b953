import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, polishCurrency, toWire, writtenAmount } from './money.ts';

const nbsp = '\u00a0';

describe('money', () => {
  it.each([
    [0, `0,00${nbsp}zł`],
    [5, `0,05${nbsp}zł`],
    [6900, `69,00${nbsp}zł`],
    [123450, `1${nbsp}234,50${nbsp}zł`],
    [123456789, `1${nbsp}234${nbsp}567,89${nbsp}zł`],
    [-2415, `\u221224,15${nbsp}zł`],
  ])('writes %d grosze as %s, two decimals by the mask ### ##0,00 [L-04 part]', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected);
  });

  it.each([
    ['###,##0.00', '1,234.50'],
    ['#,###,##0.00', '1,234.50'],
    ['##0', '1235'],
    ['### ##0,0', `1${nbsp}234,5`],
    ['0,0000', '1234,5000'],
  ])('obeys the mask %s', (mask, expected) => {
    expect(formatAmount(123450, { ...polishCurrency, mask })).toBe(expected);
  });

  it('puts the symbol before and without a space by setting', () => {
    expect(formatMoney(1250, { ...polishCurrency, symbol: '€', isSymbolBefore: true, hasSpace: false })).toBe('€12,50');
  });

  it('refuses an invalid mask', () => {
    expect(() => formatAmount(1, { ...polishCurrency, mask: 'zł' })).toThrow('is not an amount mask');
  });

  it.each([
    [true, true, `zł${nbsp}1${nbsp}234,50`],
    [true, false, `zł1${nbsp}234,50`],
    [false, true, `1${nbsp}234,50${nbsp}zł`],
    [false, false, `1${nbsp}234,50zł`],
  ])('symbol before: %s, space: %s gives %s [E-01 part]', (isSymbolBefore, hasSpace, expected) => {
    expect(formatMoney(123450, { ...polishCurrency, isSymbolBefore, hasSpace })).toBe(expected);
  });

  it('has the same grosze as value and as text, in every format [E-01 part]', () => {
    const format = fc.record({
      mask: fc.constantFrom('### ##0,00', '###,##0.00', '#.###.##0,00', "###'##0.00", '0,00'),
      symbol: fc.constantFrom('zł', '€', 'CHF'),
      hasSpace: fc.boolean(),
      isSymbolBefore: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), format, (amount, currency) => {
        const { value, formatted } = writtenAmount(amount, currency);
        expect(value).toBe(toWire(amount));
        expect(formatted.replace(/\D/g, '')).toBe(value.replace('.', ''));
        expect(formatted.startsWith(currency.symbol)).toBe(currency.isSymbolBefore);
        expect(formatted.endsWith(currency.symbol)).toBe(!currency.isSymbolBefore);
      }),
    );
  });

  it('refuses a mask of two groupings', () => {
    expect(() => formatAmount(1, { ...polishCurrency, mask: '#.### ##0,00' })).toThrow('is not an amount mask');
  });

  it('writes wire numbers with a dot and two decimals [E-08 part]', () => {
    expect(toWire(1250)).toBe('12.50');
    expect(toWire(7)).toBe('0.07');
    expect(toWire(-7)).toBe('-0.07');
  });

  it('never loses a grosz: written amounts read back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const read = Number(formatAmount(amount).replaceAll(nbsp, '').replace(',', '').replace('\u2212', '-'));
        expect(read).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});
