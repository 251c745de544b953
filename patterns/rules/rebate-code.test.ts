import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebateOf, rebateState, type RebateTerms } from './rebate-code.ts';

const terms: RebateTerms = {
  kind: 'percentage',
  value: 10,
  save: 0,
  fromWorth: 100_00,
  validFrom: null,
  validUntil: null,
  usesLeft: null,
};

describe('a discount code [H-03 part]', () => {
  it.each([
    ['takes its percentage off the whole worth', {}, 199_00, { goods: 19_90, isDeliveryFree: false }],
    ['rounds half up', { value: 15, fromWorth: 0 }, 3_30, { goods: 49, isDeliveryFree: false }],
    ['counts from its worth on, that worth included', {}, 100_00, { goods: 10_00, isDeliveryFree: false }],
    ['counts for nothing below it', {}, 99_99, null],
    ['takes an amount off beside it', { save: 5_00 }, 199_00, { goods: 24_90, isDeliveryFree: false }],
    ['takes an amount off', { kind: 'amount', value: 20_00 }, 150_00, { goods: 20_00, isDeliveryFree: false }],
    ['takes no more than the goods cost', { kind: 'amount', value: 20_00, fromWorth: 0 }, 12_00, { goods: 12_00 }],
    ['may be worth the delivery alone', { kind: 'delivery', value: 0 }, 100_00, { goods: 0, isDeliveryFree: true }],
  ] as const)('%s', (_title, changes, worth, expected) => {
    const rebate = rebateOf({ ...terms, ...changes }, worth);
    if (expected === null) expect(rebate).toBeNull();
    else expect(rebate).toMatchObject(expected);
  });

  it.each([
    ['valid', {}],
    ['valid', { validFrom: 1000, validUntil: 1001, usesLeft: 1 }],
    ['not_begun', { validFrom: 1001 }],
    ['expired', { validUntil: 1000 }],
    ['used', { usesLeft: 0 }],
  ] as const)('is %s', (state, changes) => {
    expect(rebateState({ ...terms, ...changes }, 1000)).toBe(state);
  });

  it('never takes off more than the worth, and never a negative amount', () => {
    const anyTerms = fc.record({
      kind: fc.constantFrom('percentage' as const, 'amount' as const, 'delivery' as const),
      value: fc.integer({ min: 0, max: 100 }),
      save: fc.integer({ min: 0, max: 100_000 }),
      fromWorth: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 10_000_000 }), (changes, worth) => {
        const goods = rebateOf({ ...terms, ...changes }, worth)?.goods ?? 0;
        expect(goods).toBeGreaterThanOrEqual(0);
        expect(goods).toBeLessThanOrEqual(worth);
        expect(Number.isInteger(goods)).toBe(true);
      }),
    );
  });
});
