import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, isPossible, parseDecimal, plainDecimal, settle } from './bounded-decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['2', 2000],
    ['1.5', 1500],
    ['1,5', 1500],
    ['0.001', 1],
    ['.25', 250],
    [',25', 250],
    ['3.', 3000],
    ['007', 7000],
  ])('reads "%s" as %d thousandths [V-32 part]', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });

  it.each(['', '.', ',', '-1', '+1', '1e3', '1 000', ' 1', '1.2.3', '1,2,3', 'abc', '0x10', '99999999999999', '１'])(
    'refuses "%s" [V-32 part]',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

describe('parseDecimal beyond thousandths', () => {
  it.each([
    ['0.3333', 334],
    ['1.2345', 1235],
    ['1.2340', 1234],
    ['0,00001', 1],
    ['2.99999', 3000],
  ])('rounds "%s" up to %d [V-31]', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });
});

describe('settle', () => {
  it.each([
    [0, 0, null],
    [400, 500, 'raised'],
    [500, 500, null],
  ] as const)('settles %d to %d if none is a quantity too [T-34 part]', (value, settled, correction) => {
    const bounds = { step: 100, min: 500, max: 30_000, allowsZero: true };
    expect(settle(value, bounds)).toEqual({ value: settled, correction });
  });

  it.each([
    // value, step, min, max, settled, correction
    [1230, 100, 100, null, 1300, 'snapped'],
    [1200, 100, 100, null, 1200, null],
    [250, 200, 200, null, 400, 'snapped'],
    [700, 100, 100, null, 700, null], // 0.7 / 0.1 is 6.999999999999999 in floats
    [300, 100, 100, null, 300, null], // 0.3 / 0.1 is 2.9999999999999996 in floats
    [50, 100, 100, null, 100, 'raised'],
    [0, 1000, 1000, null, 1000, 'raised'],
    [0, 1000, 0, null, 0, null], // a basket line that goes to zero is removed
    [100, 100, 250, null, 300, 'raised'], // a minimum between two multiples is raised to one
    [2000, 1000, 1000, 1999, 1000, 'lowered'], // a maximum between two multiples is lowered to one
    [9999, 100, 100, 1000, 1000, 'lowered'],
    [1000, 100, 100, 1000, 1000, null],
    [1330, 100, 100, 1350, 1300, 'lowered'], // the next multiple would pass the maximum
    [4000, 1000, 5000, 3000, 3000, 'lowered'], // impossible bounds: the maximum wins
    [-250, 100, -1000, 1000, -200, 'snapped'], // up, also below zero
    [-1200, 100, -950, 0, -900, 'raised'],
  ] as const)(
    '%d at step %d within %d..%s becomes %d, %s [V-31] [V-33 part] [V-34 part]',
    (value, step, min, max, settled, correction) => {
      expect(settle(value, { step, min, max })).toEqual({ value: settled, correction });
    },
  );

  it('equals exact rational arithmetic in 10,000 random cases [V-31]', () => {
    /** Written apart from the implementation: whole numbers of any size, multiples counted up one division at a time. */
    const oracle = (value: bigint, step: bigint, min: bigint, max: bigint | null): bigint => {
      const multiplesFor = (amount: bigint) => amount / step + (amount > 0n && amount % step !== 0n ? 1n : 0n);
      let multiples = multiplesFor(value);
      if (multiples < multiplesFor(min)) multiples = multiplesFor(min);
      if (max !== null && multiples > -multiplesFor(-max)) multiples = -multiplesFor(-max);
      return multiples * step;
    };
    const amount = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 5_000_000 }),
        amount,
        fc.option(amount, { nil: null }),
        (value, step, min, max) => {
          const bounds = { step, min, max };
          const expected = oracle(BigInt(value), BigInt(step), BigInt(min), max === null ? null : BigInt(max));
          const settled = settle(value, bounds);
          expect(BigInt(settled.value)).toBe(expected);
          expect(settled.correction === null).toBe(settled.value === value);
          // settled values stay
          if (isPossible(bounds))
            expect(settle(settled.value, bounds)).toEqual({ value: settled.value, correction: null });
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe('isPossible', () => {
  it.each([
    [100, 100, null, true],
    [1000, 1000, 1000, true],
    [1000, 2000, 1999, false],
    [1000, 500, 999, false], // no whole piece fits between 0.5 and 0.999
    [1000, 1000, 0, false],
  ] as const)('step %d, minimum %d, maximum %s: %s [V-34 part]', (step, min, max, expected) => {
    expect(isPossible({ step, min, max })).toBe(expected);
  });
});

describe('writing', () => {
  it.each([
    [1500, '1,5', '1.5'],
    [2000, '2', '2'],
    [250, '0,25', '0.25'],
    [1, '0,001', '0.001'],
    [1234500, '1234,5', '1234.5'],
  ])('writes %d as "%s" for people and "%s" for forms', (thousandths, polish, plain) => {
    expect(formatDecimal(thousandths, 'pl')).toBe(polish);
    expect(plainDecimal(thousandths)).toBe(plain);
  });

  it('reads back whatever it wrote, in 1,000 random cases', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (thousandths) => {
        expect(parseDecimal(formatDecimal(thousandths, 'pl'))).toBe(thousandths);
        expect(parseDecimal(plainDecimal(thousandths))).toBe(thousandths);
      }),
      { numRuns: 1_000 },
    );
  });
});
