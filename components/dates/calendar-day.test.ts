import { CalendarDate, endOfMonth as endOfMonthThere } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  calendarLimits,
  datePartsOf,
  dayOf,
  endOfMonth,
  fromIsoDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
  toIsoDate,
  weekdayOf,
  weekNumberOf,
} from './index.ts';

const anyDay = fc.integer(calendarLimits);
const there = (day: number): CalendarDate => {
  const { year, month, day: dayOfMonth } = datePartsOf(day);
  return new CalendarDate(year, month, dayOfMonth);
};

describe('a calendar day', () => {
  it('ranges from 1970-01-01 to 2470-12-31 [L-06 part]', () => {
    expect([calendarLimits.min, calendarLimits.max].map(toIsoDate)).toEqual(['1970-01-01', '2470-12-31']);
  });

  it('is written and read as ISO 8601', () => {
    expect(toIsoDate(dayOf(2026, 11, 21))).toBe('2026-11-21');
    fc.assert(fc.property(anyDay, (day) => fromIsoDate(toIsoDate(day)) === day));
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '21.11.2026', '2026-11-21T10:00', ''])(
    'does not read "%s" as ISO 8601',
    (text) => {
      expect(() => fromIsoDate(text)).toThrow(RangeError);
    },
  );

  it('agrees with another library about months, their ends and moves between them', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -700, max: 700 }), (day, count) => {
        expect(toIsoDate(day)).toBe(there(day).toString());
        expect(toIsoDate(addMonths(day, count))).toBe(there(day).add({ months: count }).toString());
        expect(toIsoDate(endOfMonth(day))).toBe(endOfMonthThere(there(day)).toString());
        expect(toIsoDate(startOfMonth(day))).toBe(there(day).set({ day: 1 }).toString());
        expect(toIsoDate(startOfYear(day))).toBe(there(day).set({ month: 1, day: 1 }).toString());
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s moved by %d months is %s', (from, count, to) => {
    expect(toIsoDate(addMonths(fromIsoDate(from), count))).toBe(to);
  });
});

describe('a week', () => {
  it('begins on Monday [L-06 part]', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weekday = new Date(toIsoDate(day)).getUTCDay() || 7;
        expect(weekdayOf(day)).toBe(weekday);
        expect(weekdayOf(startOfWeek(day))).toBe(1);
        expect(day - startOfWeek(day)).toBe(weekday - 1);
      }),
    );
  });

  // Examples from ISO 8601 and textbooks: edge weeks belong to the adjacent year.
  it.each([
    ['1970-01-01', 1],
    ['1976-12-31', 53],
    ['1977-01-01', 53],
    ['1977-01-02', 53],
    ['1977-01-03', 1],
    ['2008-12-28', 52],
    ['2008-12-29', 1],
    ['2010-01-03', 53],
    ['2020-12-31', 53],
    ['2021-01-04', 1],
    ['2024-12-30', 1],
    ['2026-11-21', 47],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
  ])('of %s has the number %d [L-06 part]', (date, number) => {
    expect(weekNumberOf(fromIsoDate(date))).toBe(number);
  });
});
