import { describe, expect, it } from 'vitest';
import { pricePairProblem } from '../../components/price-range/index.ts';
import { readPriceFilter } from './price-filter.ts';

describe('a price filter', () => {
  it.each([
    ['', '', { from: null, to: null }],
    ['50', '', { from: 50_00, to: null }],
    ['', '199', { from: null, to: 199_00 }],
    ['70', '70', { from: 70_00, to: 70_00 }],
    [' 0 ', '9999999', { from: 0, to: 9999999_00 }],
    ['12.5', '199,50', { from: 12_50, to: 199_50 }],
  ])('from "%s" to "%s" passes [V-38 part]', (from, to, bounds) => {
    expect(readPriceFilter(from, to)).toEqual({ kind: 'bounds', bounds });
  });

  it.each([
    ['100', '20', 'order'],
    ['20,01', '20', 'order'],
    ['abc', '', 'digits'],
    ['-5', '', 'digits'],
    ['', '1e9', 'digits'],
    ['99999999', '', 'digits'],
    ['NaN', 'Infinity', 'digits'],
    ['1.234', '', 'digits'],
  ])('from "%s" to "%s" is refused: %s [V-38 part]', (from, to, problem) => {
    expect(readPriceFilter(from, to)).toEqual({ kind: 'refused', problem });
  });

  it('agrees with the fields about whole złoty', () => {
    for (const [from, to] of [
      ['', ''],
      ['5', '4'],
      ['4', '4'],
      ['4', '5'],
      ['x', '5'],
      ['', '5'],
    ] as const) {
      const read = readPriceFilter(from, to);
      expect(read.kind === 'refused' ? read.problem : null).toBe(pricePairProblem(from, to));
    }
  });
});
