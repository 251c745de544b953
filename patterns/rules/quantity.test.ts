import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBuy, quantityBounds, readQuantity, type QuantityData } from './quantity.ts';

const piece: QuantityData = { amount: 12_000, sellBy: 1000, precision: 0 };
const linen: QuantityData = { amount: 86_400, sellBy: 100, precision: 1, minPerOrder: 500, maxPerOrder: 30_000 };
const settled = (value: number, correction: string | null) => ({ kind: 'settled', value, correction });

describe('quantity', () => {
  it('reads every limit of the quantity data: amount, sell-by, precision, max_q, max_s, min_q, min_s [E-10]', () => {
    const limits = { maxPerOrder: 9000, maxPerSize: 7000, minPerOrder: 2000, minPerSize: 3000 };
    expect(quantityBounds({ ...piece, ...limits })).toEqual({ step: 1000, min: 3000, max: 7000 });
    expect(quantityBounds({ ...piece, ...limits, amount: 5000 })).toEqual({ step: 1000, min: 3000, max: 5000 });
    expect(quantityBounds({ ...piece, ...limits, minPerSize: null, maxPerSize: null })).toEqual({
      step: 1000,
      min: 2000,
      max: 9000,
    });
    expect(quantityBounds({ amount: -1, sellBy: 250, precision: 2 })).toEqual({ step: 250, min: 250, max: null });
    expect(quantityBounds({ amount: -1, sellBy: 250, precision: 1 })).toEqual({ step: 300, min: 300, max: null });
  });

  it('snaps up to the next multiple of unit_sellby without float drift [V-31]', () => {
    expect(readQuantity('0.3', { ...linen, minPerOrder: null })).toEqual(settled(300, null));
    expect(readQuantity('1.45', linen)).toEqual(settled(1500, 'snapped'));
    expect(readQuantity('0.26', { amount: -1, sellBy: 250, precision: 2 })).toEqual(settled(500, 'snapped'));
    expect(readQuantity('1.5', piece)).toEqual(settled(2000, 'snapped'));
    expect(readQuantity('0.3333', piece)).toEqual(settled(1000, 'raised'));
    expect(readQuantity('3', { ...piece, sellBy: 2000 })).toEqual(settled(4000, 'snapped'));
  });

  it('is always an exact multiple, the smallest that is not less [V-31]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 1e9 }), (sellBy, asked) => {
        const answer = readQuantity(`${Math.floor(asked / 1000)}.${String(asked % 1000).padStart(3, '0')}`, {
          amount: -1,
          sellBy,
          precision: 3,
        });
        if (answer.kind !== 'settled') throw new Error(answer.kind);
        expect(answer.value % sellBy).toBe(0);
        expect(answer.value).toBeGreaterThanOrEqual(asked);
        expect(answer.value - asked).toBeLessThan(sellBy);
      }),
    );
  });

  it('accepts digits with a dot, and a comma as a dot; nothing else [V-32 part]', () => {
    expect(readQuantity('1,5', linen)).toEqual(settled(1500, null));
    expect(readQuantity('1.5', linen)).toEqual(settled(1500, null));
    for (const text of ['abc', '-1', '1e9', '', ' ', '+2', '1.2.3', '٣', '0x10', 'Infinity']) {
      expect(readQuantity(text, linen), text).toEqual({ kind: 'unreadable' });
    }
  });

  it('raises to the largest of the step and the min rules [V-33 part]', () => {
    expect(readQuantity('0.1', linen)).toEqual(settled(500, 'raised'));
    expect(readQuantity('1', { ...piece, minPerOrder: 2000 })).toEqual(settled(2000, 'raised'));
    expect(readQuantity('1', { ...piece, sellBy: 2000, minPerSize: 3000 })).toEqual(settled(4000, 'raised'));
  });

  it('lowers to the smaller of stock and the max rules, floored to the step [V-34 part]', () => {
    expect(readQuantity('1000000000', piece)).toEqual(settled(12_000, 'lowered'));
    expect(readQuantity('40', linen)).toEqual(settled(30_000, 'lowered'));
    expect(readQuantity('5', { ...piece, amount: 5000, sellBy: 2000 })).toEqual(settled(4000, 'lowered'));
  });

  it('keeps even an unlimited quantity inside exact integers', () => {
    const answer = readQuantity('999999999999', { amount: -1, sellBy: 1000, precision: 0 });
    expect(answer).toEqual(settled(9_999_999_000, null));
  });

  it('buys nothing for zero, and nothing where the minimum is above the maximum [V-34 part]', () => {
    expect(readQuantity('0', piece)).toEqual({ kind: 'zero' });
    expect(readQuantity('0,0', linen)).toEqual({ kind: 'zero' });
    expect(readQuantity('1', { ...piece, amount: 1000, minPerOrder: 2000 })).toEqual({ kind: 'impossible' });
    expect(canBuy({ ...piece, amount: 0 })).toBe(false);
    expect(canBuy({ ...piece, amount: -1 })).toBe(true);
  });
});
