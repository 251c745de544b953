import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction, Settled } from '../../components/quantity-stepper/bounded-decimal.ts';
import {
  besideOthers,
  canBuy,
  quantityBounds,
  parseQuantity,
  quantityObstacle,
  settleQuantity,
  type QuantityData,
  type QuantityObstacle,
} from './quantity.ts';

const piece: QuantityData = { amount: 12_000, sellBy: 1000, precision: 0 };
const linen: QuantityData = { amount: 86_400, sellBy: 100, precision: 1, minPerOrder: 500, maxPerOrder: 30_000 };
const settled = (value: number, correction: Correction | null): Settled => ({ value, correction });
/** What becomes of what was typed. */
const asked = (text: string, data: QuantityData) => settleQuantity(parseQuantity(text)!, data);

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
    expect(asked('0.3', { ...linen, minPerOrder: null })).toEqual(settled(300, null));
    expect(asked('1.45', linen)).toEqual(settled(1500, 'snapped'));
    expect(asked('0.26', { amount: -1, sellBy: 250, precision: 2 })).toEqual(settled(500, 'snapped'));
    expect(asked('1.5', piece)).toEqual(settled(2000, 'snapped'));
    expect(asked('0.3333', piece)).toEqual(settled(1000, 'raised'));
    expect(asked('3', { ...piece, sellBy: 2000 })).toEqual(settled(4000, 'snapped'));
  });

  it('is always an exact multiple, the smallest that is not less [V-31]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 1e9 }), (sellBy, wish) => {
        const typed = `${Math.floor(wish / 1000)}.${String(wish % 1000).padStart(3, '0')}`;
        const { value } = asked(typed, { amount: -1, sellBy, precision: 3 })!;
        expect(value % sellBy).toBe(0);
        expect(value).toBeGreaterThanOrEqual(wish);
        expect(value - wish).toBeLessThan(sellBy);
      }),
    );
  });

  it('accepts digits with a dot, and a comma as a dot; nothing else [V-32 part]', () => {
    expect(asked('1,5', linen)).toEqual(settled(1500, null));
    expect(asked('1.5', linen)).toEqual(settled(1500, null));
    for (const text of ['abc', '-1', '1e9', '', ' ', '+2', '1.2.3', '٣', '0x10', 'Infinity']) {
      expect(parseQuantity(text), text).toBeNull();
    }
  });

  it('treats an uncountably long number as above the stock', () => {
    for (const text of ['9'.repeat(20), ` ${'1'.repeat(400)},5 `, '99999999999999999999.'])
      expect(asked(text, linen), text).toEqual(settled(30_000, 'lowered'));
    expect(asked('9'.repeat(20), { ...piece, amount: -1 })).toEqual(settled(9_999_999_000, null));
    expect(asked('0'.repeat(30) + '2', piece)).toEqual(settled(2000, null));
  });

  it('raises to the largest of the step and the min rules [V-33 part]', () => {
    expect(asked('0.1', linen)).toEqual(settled(500, 'raised'));
    expect(asked('1', { ...piece, minPerOrder: 2000 })).toEqual(settled(2000, 'raised'));
    expect(asked('1', { ...piece, sellBy: 2000, minPerSize: 3000 })).toEqual(settled(4000, 'raised'));
  });

  it('raises a subscription delivery to its own minimum, if that is the largest [V-33 part]', () => {
    expect(asked('1', { ...piece, minPerDelivery: 3000 })).toEqual(settled(3000, 'raised'));
    expect(asked('1', { ...piece, minPerDelivery: 3000, minPerSize: 4000 })).toEqual(settled(4000, 'raised'));
    expect(asked('1', { ...piece, minPerDelivery: null })).toEqual(settled(1000, null));
  });

  it('lowers to the smaller of stock and the max rules, floored to the step [V-34 part]', () => {
    expect(asked('1000000000', piece)).toEqual(settled(12_000, 'lowered'));
    expect(asked('40', linen)).toEqual(settled(30_000, 'lowered'));
    expect(asked('5', { ...piece, amount: 5000, sellBy: 2000 })).toEqual(settled(4000, 'lowered'));
  });

  it('keeps unlimited quantities within safe integers, and reports it [V-34 part]', () => {
    const answer = asked('999999999999', { amount: -1, sellBy: 1000, precision: 0 });
    expect(answer).toEqual(settled(9_999_999_000, 'lowered'));
    expect(asked('9999999', { amount: -1, sellBy: 1000, precision: 0 })).toEqual(settled(9_999_999_000, null));
  });

  it('reads zero, and buys nothing if the minimum is above the maximum [V-34 part]', () => {
    expect([parseQuantity('0'), parseQuantity('0,0')]).toEqual([0, 0]);
    expect(asked('1', { ...piece, amount: 1000, minPerOrder: 2000 })).toBeNull();
    expect(canBuy({ ...piece, amount: 0 })).toBe(false);
    expect(canBuy({ ...piece, amount: -1 })).toBe(true);
  });
});

/** Any limits of a small shop, so that testing every multiple is quick. */
const limit = fc.option(fc.nat(40_000), { nil: null });
const anyLimits: fc.Arbitrary<QuantityData> = fc.record({
  amount: fc.oneof(fc.constant(-1), fc.nat(40_000)),
  sellBy: fc.oneof(fc.constantFrom(1000, 100, 250, 500, 2000), fc.integer({ min: 1, max: 3000 })),
  precision: fc.integer({ min: 0, max: 3 }),
  maxPerOrder: limit,
  maxPerSize: limit,
  minPerOrder: limit,
  minPerSize: limit,
  minPerDelivery: limit,
});

/** Every quantity that spec 5 literally allows, from the least up, found by testing all multiples. */
function allowedByTrying(data: QuantityData): ReadonlyArray<number> {
  const smallest = 10 ** (3 - data.precision);
  let step = smallest;
  while (step < data.sellBy) step += smallest;
  const allowed: number[] = [];
  for (let quantity = step; quantity <= 60_000; quantity += step) {
    const isEnough = [data.minPerOrder, data.minPerSize, data.minPerDelivery].every(
      (least) => quantity >= (least ?? 0),
    );
    const isThere = data.amount === -1 || quantity <= data.amount;
    const isWithinMaximum = quantity <= (data.maxPerOrder ?? Infinity) && quantity <= (data.maxPerSize ?? Infinity);
    if (isEnough && isThere && isWithinMaximum) allowed.push(quantity);
  }
  return allowed;
}

describe('any quantity under any limits', () => {
  it('becomes the least allowed multiple not below the request, else the largest [V-31, V-33 part, V-34 part]', () => {
    fc.assert(
      fc.property(anyLimits, fc.integer({ min: 1, max: 50_000 }), (data, wish) => {
        const allowed = allowedByTrying(data);
        expect(canBuy(data)).toBe(allowed.length > 0);
        if (allowed.length === 0) return;
        const expected = allowed.find((quantity) => quantity >= wish) ?? allowed.at(-1)!;
        const { value, correction } = settleQuantity(wish, data)!;
        expect(value).toBe(expected);
        expect(correction === null).toBe(value === wish);
        expect(settleQuantity(value, data)).toEqual({ value, correction: null });
      }),
      { numRuns: 2000 },
    );
  });

  it('reports changes: raised to the minimum, snapped to the step, lowered to the maximum [V-33 part, V-34 part]', () => {
    fc.assert(
      fc.property(anyLimits, fc.integer({ min: 1, max: 50_000 }), (data, wish) => {
        const allowed = allowedByTrying(data);
        if (allowed.length === 0) return;
        const { value, correction } = settleQuantity(wish, data)!;
        const expected = value === wish ? null : value < wish ? 'lowered' : wish < allowed[0]! ? 'raised' : 'snapped';
        expect(correction).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same written with a dot or a comma [V-32 part]', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(999), (whole, fraction) => {
        const decimals = String(fraction).padStart(3, '0');
        expect(parseQuantity(`${whole},${decimals}`)).toBe(parseQuantity(`${whole}.${decimals}`));
      }),
    );
  });
});

describe('quantityObstacle', () => {
  it.each<[rule: string, data: QuantityData, obstacle: QuantityObstacle | null]>([
    ['enough in stock', { ...piece, amount: 2000, minPerSize: 2000 }, null],
    ['an unlimited amount', { ...piece, amount: -1, minPerSize: 90_000 }, null],
    ['no stock', { ...piece, amount: 0 }, 'soldOut'],
    ['no stock, whatever the minimum', { ...piece, amount: 0, minPerSize: 2000 }, 'soldOut'],
    ['a stock below the least of the size', { ...piece, amount: 1000, minPerSize: 2000 }, 'belowMinimum'],
    ['a stock below the least of the order', { ...piece, amount: 1000, minPerOrder: 2000 }, 'belowMinimum'],
    ['a stock below one step', { ...linen, amount: 99, minPerOrder: null }, 'belowMinimum'],
    [
      'a stock that reaches the minimum, but not its multiple',
      { ...piece, amount: 3000, sellBy: 2000, minPerSize: 3000 },
      'belowMinimum',
    ],
    ['negative stock', { ...piece, amount: -2000 }, 'soldOut'],
    ['a minimum above the maximum', { ...piece, minPerOrder: 5000, maxPerOrder: 4000 }, 'contradiction'],
    ['the same of an unlimited amount', { ...piece, amount: -1, minPerOrder: 5000, maxPerSize: 4000 }, 'contradiction'],
  ])('%s [T-35 part]', (_rule, data, obstacle) => {
    expect(quantityObstacle(data)).toBe(obstacle);
  });

  it('is never the stock of an unlimited amount [T-35 part]', () => {
    fc.assert(
      fc.property(anyLimits, (data) => {
        const obstacle = quantityObstacle({ ...data, amount: -1 });
        expect([null, 'contradiction']).toContain(obstacle);
        expect(obstacle === null).toBe(canBuy({ ...data, amount: -1 }));
      }),
    );
  });
});

describe('a size beside other sizes of its product', () => {
  const shirt: QuantityData = { ...piece, minPerOrder: 3000, maxPerOrder: 8000, maxPerSize: 6000 };
  it.each<[rule: string, others: number, typed: string, answer: Settled | null]>([
    ['alone, the minimum is its own', 0, '1', settled(3000, 'raised')],
    ['other sizes count towards the minimum', 2000, '1', settled(1000, null)],
    ['the maximum of the size', 0, '7', settled(6000, 'lowered')],
    ['the rest of the order', 5000, '7', settled(3000, 'lowered')],
    ['nothing is left', 8000, '1', null],
  ])('%s [V-33 part, V-34 part]', (_rule, others, typed, answer) => {
    expect(asked(typed, besideOthers(shirt, others))).toEqual(answer);
  });

  it('adds no limit without one', () => {
    expect(besideOthers(piece, 5000)).toEqual(piece);
  });
});
