import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, shareOf, sharePassed } from './share.ts';

const amount = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('shareOf', () => {
  it.each([
    [0, 100, 0],
    [37, 100, 0.37],
    [3, 8, 0.375],
    [100, 100, 1],
    [-5, 100, 0],
    [120, 100, 1],
    [5, 0, 0],
    [Number.NaN, 100, 0],
  ])('%d of %d is %d', (value, max, share) => {
    expect(shareOf(value, max)).toBe(share);
  });

  it('lies between 0 and 1, and never falls while more is done', () => {
    fc.assert(
      fc.property(amount, amount, amount, (one, other, max) => {
        const [less, more] = [shareOf(Math.min(one, other), max), shareOf(Math.max(one, other), max)];
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(1);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });
});

describe('percentOf', () => {
  it('writes each whole percent as itself', () => {
    const percents = Array.from({ length: 101 }, (_, percent) => percent);
    expect(percents.map((percent) => percentOf(percent / 100))).toEqual(percents);
  });

  it.each([
    [0.376, 37],
    [0.999_999_999_9, 99],
  ])('of %d is %d: 100 only when finished', (share, percent) => {
    expect(percentOf(share)).toBe(percent);
  });
});

describe('sharePassed', () => {
  it.each([
    [0, 0],
    [0.2499, 0],
    [0.25, 0.25],
    [0.5, 0.5],
    [0.7499, 0.5],
    [0.9999, 0.75],
    [1, 1],
  ])('of %d is %d', (share, passed) => {
    expect(sharePassed(share)).toBe(passed);
  });

  it('passes at most four milestones, however small the steps', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (shares) => {
        const passed = shares.toSorted((one, other) => one - other).map(sharePassed);
        expect(new Set(passed.filter((milestone) => milestone > 0)).size).toBeLessThanOrEqual(4);
      }),
    );
  });
});
