import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, ratingSummary, type RatingCount } from './rating-summary.ts';

const counts: ReadonlyArray<RatingCount> = [
  { rating: 5, isConfirmed: true, count: 4 },
  { rating: 5, isConfirmed: false, count: 1 },
  { rating: 4, isConfirmed: true, count: 1 },
  { rating: 1, isConfirmed: false, count: 2 },
];

describe('the summary of opinions', () => {
  it('has the plain mean, the confirmed ones and five lines, five stars first [E-18 part]', () => {
    expect(ratingSummary(counts)).toEqual({
      mean: 3.9,
      count: 8,
      confirmed: 5,
      distribution: [
        { stars: 5, count: 5 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 2 },
      ],
    });
  });

  it('has no mean without opinions', () => {
    expect(ratingSummary([])).toMatchObject({ mean: null, count: 0, confirmed: 0 });
    expect(meanOf(0, 0)).toBeNull();
  });

  const count = fc.record({
    rating: fc.integer({ min: 1, max: 5 }),
    isConfirmed: fc.boolean(),
    count: fc.integer({ min: 1, max: 1000 }),
  });

  it('counts every opinion once, and its mean lies between the extremes', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 10 }), (some) => {
        const { mean, count: all, confirmed, distribution } = ratingSummary(some);
        expect(distribution.reduce((sum, line) => sum + line.count, 0)).toBe(all);
        expect(confirmed).toBeLessThanOrEqual(all);
        const ratings = some.map(({ rating }) => rating);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(mean).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });
});
