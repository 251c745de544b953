import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../quantity-stepper/bounded-decimal.ts';
import { readNumber } from './number-rule.ts';

const whole = { decimals: 0, min: 0, max: null, step: 1 };
const money = { decimals: 2, min: 0, max: 1_000_000, step: 1 };

describe('readNumber', () => {
  it.each([
    ['', whole, null],
    [' ', whole, null],
    ['12', whole, 12],
    ['007', whole, 7],
    ['1 234', whole, 1234],
    ['1\u00a0234', whole, 1234],
    ['3,0', whole, 3],
    ['12,5', money, 1250],
    ['12.50', money, 1250],
    [',05', money, 5],
    ['0,1', money, 10],
    ['-3', { ...whole, min: -10 }, -3],
    ['\u22123', { ...whole, min: -10 }, -3],
    ['-0', whole, 0],
    ['0,0001', { ...whole, decimals: 4 }, 1],
  ])('of "%s" by %o is %s', (text, rule, value) => {
    expect(readNumber(text, rule)).toEqual({ amount: value, problem: null });
  });

  it.each([
    ['abc', whole, { code: 'notNumber' }],
    ['1e3', whole, { code: 'notNumber' }],
    ['1,2,3', money, { code: 'notNumber' }],
    ['-', whole, { code: 'notNumber' }],
    ['--1', whole, { code: 'notNumber' }],
    ['99999999999999999', whole, { code: 'notNumber' }],
    ['1,5', whole, { code: 'notWhole' }],
    ['1,555', money, { code: 'tooFine', decimals: 2 }],
    ['0', { ...whole, min: 1 }, { code: 'belowMinimum', value: 1 }],
    ['-1', whole, { code: 'belowMinimum', value: 0 }],
    ['9', { ...whole, max: 8 }, { code: 'aboveMaximum', value: 8 }],
    ['0,7', { decimals: 1, min: 0, max: null, step: 5 }, { code: 'betweenSteps', value: 5 }],
    ['-3', { ...whole, min: -10, step: 2 }, { code: 'betweenSteps', value: 2 }],
  ])('"%s" by %o has the problem %o', (text, rule, problem) => {
    expect(readNumber(text, rule).problem).toEqual(problem);
  });

  it('returns a number that does not fit too, for the next step', () => {
    expect(readNumber('13', { ...whole, max: 8 }).amount).toBe(13);
    expect(readNumber('-13', whole).amount).toBe(-13);
  });

  it('reads back what was written, at each number of decimals, in 2,000 random cases', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const text = formatDecimal(value, 'pl', decimals);
        expect(readNumber(text, { decimals, min: 0, max: null, step: 1 })).toEqual({ amount: value, problem: null });
      }),
      { numRuns: 2000 },
    );
  });
});
