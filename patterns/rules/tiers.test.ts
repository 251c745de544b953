import { describe, expect, it } from 'vitest';
import { nextTier, priceAt, tierAt } from './tiers.ts';

const tiers = [
  { threshold: 3000, thresholdEnd: 5000, percent: 8 },
  { threshold: 6000, thresholdEnd: 11_000, percent: 14 },
  { threshold: 12_000, thresholdEnd: null, percent: 20 },
];

describe('quantity discounts', () => {
  it.each([
    [2999, null],
    [3000, 8],
    [5000, 8],
    [5500, null],
    [6000, 14],
    [12_000, 20],
    [999_000, 20],
  ])('at %d thousandths the tier takes %s percent off [T-17 part]', (quantity, percent) => {
    expect(tierAt(tiers, quantity)?.percent ?? null).toBe(percent);
  });

  it('names the next tier and what is missing to reach it [T-17 part]', () => {
    expect(nextTier(tiers, 1000)).toEqual({ tier: tiers[0], missing: 2000 });
    expect(nextTier(tiers, 3000)).toEqual({ tier: tiers[1], missing: 3000 });
    expect(nextTier(tiers, 12_000)).toBeNull();
  });

  it('skips a tier out of reach of stock or steps [T-17 part]', () => {
    const bounds = { step: 1000, min: 1000, max: 5000 };
    expect(nextTier(tiers, 3000, bounds)).toBeNull();
    expect(nextTier(tiers, 3000, { ...bounds, max: 6000 })).toEqual({ tier: tiers[1], missing: 3000 });
    expect(nextTier(tiers, 1000, { ...bounds, step: 2500, max: null })).toEqual({ tier: tiers[0], missing: 4000 });
    expect(nextTier(tiers, 0, { step: 11_500, min: 11_500, max: null })).toEqual({ tier: tiers[2], missing: 23_000 });
  });

  it('prices the unit by its tier', () => {
    expect(priceAt(2400, tiers, 1000)).toBe(2400);
    expect(priceAt(2400, tiers, 4000)).toBe(2208);
  });
});
