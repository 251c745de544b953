import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTime, writeTime, type ReadTimeOptions } from './index.ts';

const read = (text: string, options?: ReadTimeOptions): string => {
  const { time, reason } = readTime(text, options);
  return time === null ? reason : writeTime(time);
};

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['0', '00:00'],
    ['23', '23:00'],
    ['9:05', '09:05'],
    ['14:05', '14:05'],
    ['14.05', '14:05'],
    ['14,05', '14:05'],
    ['14 05', '14:05'],
    ['1405', '14:05'],
    ['905', '09:05'],
    ['14:05:59', '14:05'],
    [' 14:05\u00a0', '14:05'],
    ['2:05 pm', '14:05'],
    ['2:05PM', '14:05'],
    ['2 p.m.', '14:00'],
    ['12 am', '00:00'],
    ['12:30 AM', '00:30'],
    ['12 pm', '12:00'],
  ])('"%s" is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['', 'unreadable'],
    ['rano', 'unreadable'],
    ['14:5', 'unreadable'],
    ['-1:00', 'unreadable'],
    ['14:05 cm', 'unreadable'],
    ['123456', 'unreadable'],
    ['24:00', 'noSuchHour'],
    ['99', 'noSuchHour'],
    ['0:30 am', 'noSuchHour'],
    ['13 pm', 'noSuchHour'],
    ['14:60', 'noSuchMinute'],
    ['2460', 'noSuchHour'],
  ])('"%s" is refused: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['07:00', 'hourOutOfRange'],
    ['18:10', 'minuteOffStep'],
    ['18:15', '18:15'],
    ['7 pm', 'hourOutOfRange'],
  ])('"%s" under the rules of a shop: %s [L-06 part]', (text, expected) => {
    expect(read(text, { minHour: 8, maxHour: 18, minuteStep: 15 })).toBe(expected);
  });
});

describe('a typed time on a clock of twelve hours [T-05 part]', () => {
  it.each([
    ['2:05', 'pm', '14:05'],
    ['2:05', 'am', '02:05'],
    ['12:05', 'am', '00:05'],
    ['12:05', 'pm', '12:05'],
    ['2:05 am', 'pm', '02:05'],
    ['14:05', 'am', '14:05'],
    ['0:05', 'pm', '00:05'],
  ] as const)('"%s" while %s is shown is %s', (text, period, expected) => {
    expect(read(text, { period })).toBe(expected);
  });

  it('reads its output, on both clocks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom<12 | 24>(12, 24), (time, clock) => {
        expect(readTime(writeTime(time, clock))).toEqual({ time, reason: null });
      }),
    );
  });
});
