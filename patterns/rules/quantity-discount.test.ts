import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessPercent, netOf } from './price.ts';
import { quantityDiscount, wireRebateNumber, type DiscountedGoods } from './quantity-discount.ts';
import { priceAt, tierAt } from './tiers.ts';

const spoons: DiscountedGoods = {
  price: 2400,
  vatPercent: 23,
  tiers: [
    { threshold: 12_000, thresholdEnd: null, percent: 20 },
    { threshold: 3000, thresholdEnd: 5000, percent: 8 },
    { threshold: 6000, thresholdEnd: 11_000, percent: 14 },
  ],
  bounds: { step: 1000, min: 1000, max: 40_000 },
};
/** Sold by 25 cm: a threshold of 3,1 m is reached with 3,25 m. */
const linen: DiscountedGoods = {
  price: 7400,
  vatPercent: 8,
  tiers: [{ threshold: 3100, thresholdEnd: null, percent: 6 }],
  bounds: { step: 250, min: 250, max: null },
};
const at = (goods: DiscountedGoods, quantity: number) => {
  const { current, next, price } = quantityDiscount(goods, quantity);
  return [current?.threshold ?? null, price, next?.threshold ?? null, next?.left ?? null, next?.price ?? null];
};

describe('quantity discounts', () => {
  it.each<[string, DiscountedGoods, number, ReturnType<typeof at>]>([
    ['below the first threshold: full price, two lacking', spoons, 1000, [null, 2400, 3000, 2000, 2208]],
    ['one below', spoons, 2000, [null, 2400, 3000, 1000, 2208]],
    ['on a threshold', spoons, 3000, [3000, 2208, 6000, 3000, 2064]],
    ['on the end of a step', spoons, 5000, [3000, 2208, 6000, 1000, 2064]],
    ['on the second threshold', spoons, 6000, [6000, 2064, 12_000, 6000, 1920]],
    ['on the open step: nothing above it', spoons, 12_000, [12_000, 1920, null, null, null]],
    ['far above', spoons, 40_000, [12_000, 1920, null, null, null]],
    [
      'a step out of bounds is no incentive',
      { ...spoons, bounds: { step: 1000, min: 1000, max: 11_000 } },
      6000,
      [6000, 2064, null, null, null],
    ],
    [
      'the last piece in stock reaches it',
      { ...spoons, bounds: { step: 1000, min: 1000, max: 12_000 } },
      6000,
      [6000, 2064, 12_000, 6000, 1920],
    ],
    ['a threshold between two multiples is reached by the upper one', linen, 3000, [null, 7400, 3100, 250, 6956]],
    [
      'a step that no multiple falls into is passed over',
      { ...linen, tiers: [{ threshold: 3100, thresholdEnd: 3200, percent: 50 }] },
      3000,
      [null, 7400, null, null, null],
    ],
    [
      'a gap between two steps: full price, the next one shown',
      {
        ...linen,
        tiers: [
          { threshold: 1000, thresholdEnd: 2000, percent: 5 },
          { threshold: 4000, thresholdEnd: null, percent: 9 },
        ],
      },
      2500,
      [null, 7400, 4000, 1500, 6734],
    ],
    ['a product without discounts', { ...spoons, tiers: [] }, 3000, [null, 2400, null, null, null]],
  ])('%s [T-17 part]', (_, goods, quantity, expected) => {
    expect(at(goods, quantity)).toEqual(expected);
  });

  it('lists every step by rising threshold with the missing quantity and its price, gross and net', () => {
    expect(
      quantityDiscount(spoons, 6000).steps.map(({ threshold, left, price, priceNet }) => [
        threshold,
        left,
        price,
        priceNet,
      ]),
    ).toEqual([
      [3000, 0, 2208, 1795],
      [6000, 0, 2064, 1678],
      [12_000, 6000, 1920, 1561],
    ]);
    expect(quantityDiscount({ ...spoons, vatPercent: null }, 1000)).toMatchObject({ price: 2400, priceNet: 2400 });
  });

  it('writes the wire: threshold, end, value, items, and what is left to the next [E-07 part]', () => {
    expect(wireRebateNumber(quantityDiscount(spoons, 4000))).toEqual({
      threshold: '3',
      threshold_end: '5',
      value: '8',
      items: [
        { left: '0', price: '22.08', price_net: '17.95', threshold: '3' },
        { left: '2', price: '20.64', price_net: '16.78', threshold: '6' },
        { left: '8', price: '19.20', price_net: '15.61', threshold: '12' },
      ],
      nextleft: '2',
      nextprice: '20.64',
      nextprice_net: '16.78',
      nextprice_formatted: '20,64 zł',
      nextthreshold: '6',
    });
  });

  it('leaves absent values out of the wire [E-07 part]', () => {
    const top = wireRebateNumber(quantityDiscount(spoons, 12_000));
    expect(Object.keys(top)).toEqual(['threshold', 'value', 'items']);
    const first = wireRebateNumber(quantityDiscount(linen, 250));
    expect(first).toEqual({
      items: [{ left: '3', price: '69.56', price_net: '64.41', threshold: '3.1' }],
      nextleft: '3',
      nextprice: '69.56',
      nextprice_net: '64.41',
      nextprice_formatted: '69,56 zł',
      nextthreshold: '3.1',
    });
  });

  /** Consecutive steps, with or without gaps, at any place of a scale in thousandths. */
  const anyGoods = fc
    .record({
      price: fc.integer({ min: 0, max: 1e7 }),
      step: fc.integer({ min: 1, max: 3000 }),
      max: fc.option(fc.integer({ min: 1, max: 200 })),
      starts: fc.uniqueArray(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 6 }),
      percent: fc.integer({ min: 0, max: 100 }),
      isOpen: fc.boolean(),
    })
    .map(({ price, step, max, starts, percent, isOpen }): DiscountedGoods => {
      const rising = [...starts].sort((a, b) => a - b);
      return {
        price,
        vatPercent: 23,
        tiers: rising.map((threshold, index) => ({
          threshold,
          thresholdEnd: index === rising.length - 1 && isOpen ? null : (rising[index + 1] ?? threshold + 500) - 1,
          percent: Math.min(100, percent + index),
        })),
        bounds: { step, min: step, max: max === null ? null : max * step },
      };
    });

  it('promises a price that holds: adding what is left reaches it, one step less does not [T-17 part]', () => {
    fc.assert(
      fc.property(anyGoods, fc.integer({ min: 1, max: 100 }), (goods, multiple) => {
        const { step, max } = goods.bounds;
        const quantity = multiple * step;
        const { current, next, price, priceNet } = quantityDiscount(goods, quantity);
        expect(current?.threshold).toBe(tierAt(goods.tiers, quantity)?.threshold);
        expect(price).toBe(priceAt(goods.price, goods.tiers, quantity));
        expect(priceNet).toBe(netOf(price, 23));
        if (!next) return;
        const reached = quantity + next.left;
        expect(reached % step).toBe(0);
        expect(max === null || reached <= max).toBe(true);
        expect(priceAt(goods.price, goods.tiers, reached)).toBe(next.price);
        expect(next.price).toBe(lessPercent(goods.price, next.percent));
        expect(reached - step).toBeLessThan(next.threshold);
      }),
      { numRuns: 2000 },
    );
  });
});
