import { describe, expect, it } from 'vitest';
import { pointsFor } from './points.ts';

describe('loyalty points', () => {
  it.each([
    ['by the shop’s rule, rounded down', { perZloty: 0.1, perUnit: null }, 69_99, 1000, 6],
    ['by their own number for each unit', { perZloty: 0.1, perUnit: 30 }, 49_00, 2000, 60],
    ['of half a unit', { perZloty: 1, perUnit: 5 }, 10_00, 500, 2],
    ['none without a programme', { perZloty: 0, perUnit: 30 }, 49_00, 1000, 0],
  ])('%s', (_, rule, worth, quantity, points) => {
    expect(pointsFor(rule, worth, quantity)).toBe(points);
  });
});
