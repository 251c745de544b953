import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessPercent, lineTotal, lowestBefore, netOf, percentBelow, unitPrice } from './price.ts';

const day = 86_400_000;
const today = 1000 * day;

describe('price', () => {
  it('takes net from gross half up', () => {
    expect(netOf(6900, 23)).toBe(5610);
    expect(netOf(4200, 5)).toBe(4000);
    expect(netOf(0, 23)).toBe(0);
    expect(netOf(1999, 0)).toBe(1999);
  });

  it('agrees with exact arithmetic on every net', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 5, 8, 23), (gross, vat) => {
        const doubled = (2n * BigInt(gross) * 100n + BigInt(100 + vat)) / (2n * BigInt(100 + vat));
        expect(netOf(gross, vat)).toBe(Number(doubled));
      }),
    );
  });

  it('multiplies a unit price by thousandths half up', () => {
    expect(lineTotal(6900, 1500)).toBe(10350);
    expect(lineTotal(7200, 100)).toBe(720);
    expect(lineTotal(333, 500)).toBe(167);
    expect(lineTotal(6900, 0)).toBe(0);
  });

  it('agrees with exact arithmetic on every line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 1e8 }), (price, quantity) => {
        expect(lineTotal(price, quantity)).toBe(Number((2n * BigInt(price) * BigInt(quantity) + 1000n) / 2000n));
      }),
    );
  });

  it('counts a reduction from the lowest price, rounded', () => {
    expect(percentBelow(16900, 15100)).toBe(11);
    expect(percentBelow(15100, 15100)).toBe(0);
    expect(percentBelow(10000, 12000)).toBe(0);
    expect(percentBelow(0, 0)).toBe(0);
  });

  it('rounds a reduction half up, exactly: 28,5 % is 29 %', () => {
    // (1000 - 715) / 1000 * 100 is 28.499999999999996 in floating point.
    expect(percentBelow(1000, 715)).toBe(29);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (reference, price) => {
        const exact = (200n * BigInt(reference - price) + BigInt(reference)) / (2n * BigInt(reference));
        expect(percentBelow(reference, price)).toBe(price < reference ? Number(exact) : 0);
      }),
    );
  });

  it('takes a percentage off half up and never goes below 0', () => {
    expect(lessPercent(2400, 8)).toBe(2208);
    expect(lessPercent(999, 50)).toBe(500);
    expect(lessPercent(999, 100)).toBe(0);
    expect(lessPercent(999, 120)).toBe(0);
  });

  it('finds the lowest price of the 30 days before the reduction', () => {
    const history = [
      { from: 0, to: today - 60 * day, price: 9900 },
      { from: today - 60 * day, to: today - 45 * day, price: 100 },
      { from: today - 45 * day, to: today - 20 * day, price: 17900 },
      { from: today - 20 * day, to: today - 5 * day, price: 16900 },
      { from: today - 5 * day, to: null, price: 15100 },
    ];
    expect(lowestBefore(history, today - 5 * day)).toBe(16900);
    expect(lowestBefore(history, today - 20 * day)).toBe(100);
    expect(lowestBefore(history, 0)).toBeNull();
  });

  it('leaves out a price that ended exactly when the 30 days began', () => {
    const history = [
      { from: 0, to: today - 30 * day, price: 100 },
      { from: today - 30 * day, to: today, price: 200 },
    ];
    expect(lowestBefore(history, today)).toBe(200);
  });

  it('gives the price per kilogram, litre and metre', () => {
    expect(unitPrice(7900, { amount: 180_000, unit: 'g' })).toEqual({ price: 43889, unit: 'kg' });
    expect(unitPrice(4800, { amount: 500_000, unit: 'ml' })).toEqual({ price: 9600, unit: 'l' });
    expect(unitPrice(6900, { amount: 1500, unit: 'm' })).toEqual({ price: 4600, unit: 'm' });
  });
});
