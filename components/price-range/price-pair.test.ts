import { describe, expect, it } from 'vitest';
import { isOrdered, onlyDigits, pricePairProblem, thumbsAt, wholeAmount } from './price-pair.ts';

describe('a price field', () => {
  it.each([
    ['350', '350', 350],
    ['', '', null],
    ['abc', '', null],
    ['1 049,99 zł', '1049', 1049],
    ['1\u00a0049,5', '1049', 1049],
    ['1.234', '1234', 1234],
    ['49.99', '49', 49],
    ['12,', '12', 12],
    ['-5', '5', 5],
    ['007', '007', 7],
    ['0', '0', 0],
    ['123456789', '1234567', 1234567],
  ])('keeps of "%s" the digits "%s"', (text, digits, amount) => {
    expect([onlyDigits(text), wholeAmount(text)]).toEqual([digits, amount]);
  });
});

describe('a pair of prices', () => {
  it.each([
    [20, 350, true],
    [20, 20, true],
    [null, 350, true],
    [20, null, true],
    [null, null, true],
    [21, 20, false],
    [1, 0, false],
  ])('from %o to %o passes: %s [V-38 part]', (from, to, isRight) => {
    expect(isOrdered({ from, to })).toBe(isRight);
  });

  it.each([
    ['20', '350', null],
    ['20', '20', null],
    ['20', '', null],
    ['', '20', null],
    ['', '', null],
    [' 20 ', '350', null],
    ['9', '10', null],
    ['350', '20', 'order'],
    ['20,50', '350', 'digits'],
    ['20', '-350', 'digits'],
    ['dwa', '', 'digits'],
  ])('sent as "%s" to "%s" is %o [V-38 part]', (from, to, problem) => {
    expect(pricePairProblem(from, to)).toBe(problem);
  });

  it.each([
    [
      { from: null, to: null },
      { from: 12, to: 640 },
    ],
    [
      { from: 20, to: 350 },
      { from: 20, to: 350 },
    ],
    [
      { from: 1, to: 9999 },
      { from: 12, to: 640 },
    ],
    [
      { from: 350, to: 20 },
      { from: 350, to: 350 },
    ],
    [
      { from: 9999, to: null },
      { from: 640, to: 640 },
    ],
    [
      { from: null, to: 5 },
      { from: 12, to: 12 },
    ],
  ])('%o puts the thumbs at %o', (pair, thumbs) => {
    expect(thumbsAt(pair, 12, 640)).toEqual(thumbs);
  });
});
