import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestAt, lowestPrices, type LowestPriceQuestion, type LowestPrices } from './lowest-price.ts';
import { lowestBefore, type PricePeriod } from './price.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Change {
  hour: number;
  price: number;
}

/** Prices from oldest to newest, each from an hour on; the last one applies until further notice. */
const changes: fc.Arbitrary<ReadonlyArray<Change>> = fc
  .array(fc.record({ after: fc.integer({ min: 1, max: 500 }), price: fc.integer({ min: 0, max: 99_999 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    let hour = 0;
    return steps.map(({ after, price }) => ({ hour: (hour += after), price }));
  });

const periodsOf = (history: ReadonlyArray<Change>): ReadonlyArray<PricePeriod> =>
  history.map(({ hour, price }, index) => {
    const next = history[index + 1];
    return { from: hour * HOUR, to: next ? next.hour * HOUR : null, price };
  });

/** Walks through all 720 hours before the reduction and records the prices: slow, but plain. */
function lowestByWalking(history: ReadonlyArray<Change>, reduction: number): number | null {
  let lowest: number | null = null;
  for (let hour = reduction - 720; hour < reduction; hour += 1) {
    const price = history.findLast((change) => change.hour <= hour)?.price;
    if (price !== undefined && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

describe('the lowest price of 30 days', () => {
  it('is the minimum of the 30 days before the reduction, on 2,000 histories [H-12 part]', () => {
    fc.assert(
      fc.property(changes, fc.nat(), (history, choice) => {
        const { hour } = history[choice % history.length] as Change;
        const periods = periodsOf(history);
        const expected = lowestByWalking(history, hour);
        expect(lowestBefore(periods, hour * HOUR)).toBe(expected);
        // At any moment of that price the answer is the same: a reduction does not count itself.
        const next = history.find((change) => change.hour > hour)?.hour ?? hour + 5000;
        for (const moment of [hour * HOUR, ((hour + next) / 2) * HOUR, next * HOUR - 1]) {
          expect(lowestAt(periods, moment)).toBe(expected);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on the order of the periods', () => {
    fc.assert(
      fc.property(changes, fc.nat(6000), (history, hour) => {
        const periods = periodsOf(history);
        expect(lowestAt(periods.toReversed(), hour * HOUR)).toBe(lowestAt(periods, hour * HOUR));
      }),
    );
  });

  it.each<[rule: string, history: ReadonlyArray<PricePeriod>, expected: number | null]>([
    ['a new product has none', [{ from: 0, to: null, price: 100 }], null],
    ['a product whose price ended has none', [{ from: 0, to: 50 * DAY, price: 100 }], null],
    ['a price that comes later has none', [{ from: 200 * DAY, to: null, price: 100 }], null],
    [
      'a raise keeps the lower price before it',
      [
        { from: 0, to: 90 * DAY, price: 100 },
        { from: 90 * DAY, to: null, price: 200 },
      ],
      100,
    ],
    [
      'a price that ended 30 days before does not count',
      [
        { from: 0, to: 60 * DAY, price: 100 },
        { from: 60 * DAY, to: 90 * DAY, price: 300 },
        { from: 90 * DAY, to: null, price: 200 },
      ],
      300,
    ],
    [
      'a price that ended a millisecond later does',
      [
        { from: 0, to: 60 * DAY + 1, price: 100 },
        { from: 60 * DAY + 1, to: 90 * DAY, price: 300 },
        { from: 90 * DAY, to: null, price: 200 },
      ],
      100,
    ],
    [
      'after a gap of more than 30 days there is none',
      [
        { from: 0, to: 20 * DAY, price: 100 },
        { from: 90 * DAY, to: null, price: 200 },
      ],
      null,
    ],
  ])('%s [H-12 part]', (_rule, history, expected) => {
    expect(lowestAt(history, 100 * DAY)).toBe(expected);
  });
});

describe('call 2, getLastLowestProductPrices', () => {
  const now = Date.parse('2026-11-21T10:00:00+01:00');
  const at = (moment: string) => Date.parse(`${moment}:00+01:00`);
  /** Reduced on 20 November at 14:00, sold for less in the morning of the same day, dearer until 10 November. */
  const cut: ReadonlyArray<PricePeriod> = [
    { from: at('2026-01-01T00:00'), to: at('2026-11-10T00:00'), price: 19_900 },
    { from: at('2026-11-10T00:00'), to: at('2026-11-20T09:00'), price: 18_900 },
    { from: at('2026-11-20T09:00'), to: at('2026-11-20T14:00'), price: 16_900 },
    { from: at('2026-11-20T14:00'), to: null, price: 15_100 },
  ];
  const histories = new Map([
    [
      1012,
      [
        { size: 'S', periods: cut },
        { size: 'M', periods: [{ from: at('2026-11-01T00:00'), to: null, price: 20_000 }] },
      ],
    ],
    [1007, [{ size: 'uniw', periods: cut }]],
  ]);
  const sized = (price: number | null, size = 'S'): ReadonlyArray<LowestPrices> => [
    { id: 1012, sizes: [{ id: size, price }] },
  ];

  it.each<[rule: string, questions: ReadonlyArray<LowestPriceQuestion>, answer: ReadonlyArray<LowestPrices>]>([
    ['a size, now', [{ productId: 1012, sizeId: 'S' }], sized(16_900)],
    ['the day of the reduction', [{ productId: 1012, sizeId: 'S', date: '2026-11-20' }], sized(16_900)],
    ['a moment of that day before it', [{ productId: 1012, sizeId: 'S', date: '2026-11-20 13:59' }], sized(18_900)],
    ['the moment of the reduction', [{ productId: 1012, sizeId: 'S', date: '2026-11-20 14:00:00' }], sized(16_900)],
    ['a day before', [{ productId: 1012, sizeId: 'S', date: '2026-11-19' }], sized(19_900)],
    ['a day to come is now', [{ productId: 1012, sizeId: 'S', date: '2027-11-20' }], sized(16_900)],
    ['a day before the first price', [{ productId: 1012, sizeId: 'S', date: '2025-11-20' }], sized(null)],
    ['a new size', [{ productId: 1012, sizeId: 'M' }], sized(null, 'M')],
    [
      'no size: all of them',
      [{ productId: 1012, sizeId: null, date: null }],
      [
        {
          id: 1012,
          sizes: [
            { id: 'S', price: 16_900 },
            { id: 'M', price: null },
          ],
        },
      ],
    ],
    [
      'the only size by its other name',
      [{ productId: 1007, sizeId: 'onesize' }],
      [{ id: 1007, sizes: [{ id: 'uniw', price: 16_900 }] }],
    ],
    [
      'several of two products, in the order of the questions',
      [{ productId: 1012, sizeId: 'M' }, { productId: 1007 }, { productId: 1012, sizeId: 'S' }],
      [
        {
          id: 1012,
          sizes: [
            { id: 'M', price: null },
            { id: 'S', price: 16_900 },
          ],
        },
        { id: 1007, sizes: [{ id: 'uniw', price: 16_900 }] },
      ],
    ],
    ['a size that does not exist', [{ productId: 1012, sizeId: 'XXL' }], []],
    ['a product that does not exist', [{ productId: 1 }], []],
    ['nothing', [], []],
  ])('answers for %s [E-04 part, C-02 part]', (_rule, questions, answer) => {
    expect(lowestPrices(questions, histories, now)).toEqual(answer);
  });

  it.each(['20.11.2026', '2026-02-30', '2026-11-20 25:00', '2026-11-20T14', 'dziś'])(
    'refuses the date "%s"',
    (date) => {
      expect(() => lowestPrices([{ productId: 1012, date }], histories, now)).toThrow(RangeError);
    },
  );
});
