import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsWorth, grossNet, lineWorth, worthOf } from './gross-net.ts';
import { polishCurrency, withWord } from './money.ts';
import type { PriceType } from './price-calculator.ts';
import { shopMoney } from './shop-money.ts';

const moneyOf = (priceType: PriceType, currency = polishCurrency) =>
  shopMoney({ texts: { locale: 'pl' }, settings: { currency, priceType } });
const plain = (text: string | null) => text && text.replaceAll('\u00a0', ' ');
const lamp = grossNet(69_00, 23);

describe('the amounts of a shop', () => {
  it('of gross prices: one kind, no word [T-10 part]', () => {
    const { goods, paid, withTax, formats, words } = moneyOf('gross');
    expect([goods(lamp), paid(69_00)].map(plain)).toEqual(['69,00 zł', '69,00 zł']);
    expect(withTax(lamp)).toBeNull();
    // The default shop does not use the others.
    expect([formats.goods, formats.paid]).toEqual([polishCurrency, polishCurrency]);
    expect(Object.values(words).filter(Boolean)).toEqual([]);
  });

  it('of net prices: goods net, payments gross, each with its word [T-10 part]', () => {
    const { goods, paid, withTax, words } = moneyOf('net');
    expect([goods(lamp), paid(69_00), withTax(lamp)].map(plain)).toEqual([
      '56,10 zł netto',
      '69,00 zł brutto',
      '69,00 zł brutto',
    ]);
    expect(plain(withWord('56,10 zł', words.goods))).toBe(plain(goods(lamp)));
    expect(plain(withWord('69,00 zł', words.paid))).toBe(plain(paid(69_00)));
  });

  it('keeps the word after the amount, wherever the symbol is', () => {
    const currency = { mask: '###,##0.00', symbol: '€', hasSpace: false, isSymbolBefore: true };
    expect(moneyOf('net', currency).goods({ gross: 1_230_00, net: 1_000_00 })).toBe('€1,000.00 netto');
  });
});

describe('net of goods', () => {
  const rate = fc.constantFrom(null, 0, 5, 8, 23);
  const line = fc.record({
    unitGross: fc.integer({ min: 0, max: 1e7 }),
    vatPercent: rate,
    quantity: fc.integer({ min: 1, max: 1e6 }),
  });
  const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));

  it('is rounded per unit, then per line, and sums are those of the lines, as in exact arithmetic', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const exact = lines.map(({ unitGross, vatPercent, quantity }) => {
          const net = halfUp(BigInt(unitGross) * 100n, BigInt(100 + (vatPercent ?? 0)));
          const [gross, ofNet] = [unitGross, net].map((unit) => halfUp(BigInt(unit) * BigInt(quantity), 1000n));
          return { gross: gross!, net: ofNet! };
        });
        expect(lines.map(lineWorth)).toEqual(exact);
        const sum = (kind: PriceType) => exact.reduce((total, worth) => total + worth[kind], 0);
        expect(goodsWorth(lines)).toEqual({ gross: sum('gross'), net: sum('net') });
      }),
    );
  });

  it('is never above gross', () => {
    fc.assert(
      fc.property(line, ({ unitGross, vatPercent, quantity }) => {
        const { gross, net } = worthOf(grossNet(unitGross, vatPercent), quantity);
        expect(net).toBeLessThanOrEqual(gross);
        if (vatPercent === null) expect(net).toBe(gross);
      }),
    );
  });
});
