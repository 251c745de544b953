import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromTwelveHours,
  stepTime,
  timeOf,
  timeReasonOf,
  togglePeriod,
  toTwelveHours,
  valuesOf,
  writeTime,
  type TimeRules,
} from './index.ts';

const anyTime = fc.integer({ min: 0, max: 1439 });

describe('available hours and minutes', () => {
  it('are all of a day by default [L-06 part]', () => {
    expect(valuesOf('hour', {})).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(valuesOf('minute', {})).toEqual(Array.from({ length: 60 }, (_, minute) => minute));
  });

  it('follow limits and steps [E-05 part]', () => {
    expect(valuesOf('hour', { minHour: 8, maxHour: 18, hourStep: 3 })).toEqual([8, 11, 14, 17]);
    expect(valuesOf('minute', { minMinute: 5, maxMinute: 50, minuteStep: 15 })).toEqual([5, 20, 35, 50]);
    expect(valuesOf('hour', { minHour: 9, maxHour: 8 })).toEqual([]);
  });

  it.each<[string, TimeRules, string | null]>([
    ['08:00', { minHour: 8 }, null],
    ['07:59', { minHour: 8 }, 'hourOutOfRange'],
    ['18:59', { maxHour: 18 }, null],
    ['19:00', { maxHour: 18 }, 'hourOutOfRange'],
    ['12:04', { minMinute: 5 }, 'minuteOutOfRange'],
    ['12:51', { maxMinute: 50 }, 'minuteOutOfRange'],
    ['10:00', { minHour: 8, hourStep: 3 }, 'hourOffStep'],
    ['11:00', { minHour: 8, hourStep: 3 }, null],
    ['12:10', { minuteStep: 15 }, 'minuteOffStep'],
    ['12:45', { minuteStep: 15 }, null],
    ['23:59', {}, null],
  ])('%s under %o: %s', (text, rules, expected) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    expect(timeReasonOf(timeOf(hour, minute), rules)).toBe(expected);
  });

  it('are those without a reason against', () => {
    const rule = fc.record({
      minHour: fc.nat(23),
      maxHour: fc.nat(23),
      hourStep: fc.integer({ min: 1, max: 6 }),
      minMinute: fc.nat(59),
      maxMinute: fc.nat(59),
      minuteStep: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(rule, anyTime, (rules, time) => {
        const listed =
          valuesOf('hour', rules).includes(Math.floor(time / 60)) && valuesOf('minute', rules).includes(time % 60);
        expect(timeReasonOf(time, rules) === null).toBe(listed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('stepping', () => {
  const rules = { minHour: 8, maxHour: 17, minuteStep: 15 };

  it.each([
    ['09:20', 'hour', 1, '10:20'],
    ['09:20', 'hour', -1, '08:20'],
    ['17:20', 'hour', 1, '17:20'],
    ['08:20', 'hour', -1, '08:20'],
    ['05:00', 'hour', 1, '08:00'],
    ['22:00', 'hour', -1, '17:00'],
    ['09:20', 'minute', 1, '09:30'],
    ['09:20', 'minute', -1, '09:15'],
    ['09:50', 'minute', 1, '09:45'],
    ['09:00', 'minute', -1, '09:00'],
  ] as const)('from %s by the %s, %d, comes to %s', (from, part, by, to) => {
    const [hour = 0, minute = 0] = from.split(':').map(Number);
    expect(writeTime(stepTime(timeOf(hour, minute), part, by, rules))).toBe(to);
  });

  it('stays if nothing is available', () => {
    expect(stepTime(600, 'hour', 1, { minHour: 9, maxHour: 8 })).toBe(600);
  });
});

describe('a clock of twelve hours [T-05 part]', () => {
  it.each([
    [0, { hour: 12, minute: 0, period: 'am' }, '12:00 AM'],
    [5, { hour: 12, minute: 5, period: 'am' }, '12:05 AM'],
    [60, { hour: 1, minute: 0, period: 'am' }, '01:00 AM'],
    [719, { hour: 11, minute: 59, period: 'am' }, '11:59 AM'],
    [720, { hour: 12, minute: 0, period: 'pm' }, '12:00 PM'],
    [845, { hour: 2, minute: 5, period: 'pm' }, '02:05 PM'],
    [1439, { hour: 11, minute: 59, period: 'pm' }, '11:59 PM'],
  ] as const)('%d minutes since midnight are %o', (time, expected, written) => {
    expect(toTwelveHours(time)).toEqual(expected);
    expect(writeTime(time, 12)).toBe(written);
  });

  it('toggles AM and PM, and back', () => {
    expect(writeTime(togglePeriod(545), 12)).toBe('09:05 PM');
    expect(writeTime(togglePeriod(0), 12)).toBe('12:00 PM');
    fc.assert(
      fc.property(anyTime, (time) => {
        const [was, is] = [toTwelveHours(time), toTwelveHours(togglePeriod(time))];
        expect(is).toEqual({ ...was, period: was.period === 'am' ? 'pm' : 'am' });
        expect(togglePeriod(togglePeriod(time))).toBe(time);
      }),
    );
  });

  it('turns every time into twelve hours and back', () => {
    fc.assert(fc.property(anyTime, (time) => fromTwelveHours(toTwelveHours(time)) === time));
  });

  it.each([12, 24] as const)('writes every minute of the day uniquely on a clock of %i hours', (clock) => {
    const written = new Set(Array.from({ length: 1440 }, (_, time) => writeTime(time, clock)));
    expect(written.size).toBe(1440);
  });
});
