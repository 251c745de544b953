import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarLimits,
  datePartsOf,
  fromIsoDate,
  monthArrows,
  monthsOfYear,
  toIsoDate,
  weekdayOf,
  weeksOfMonth,
  yearArrows,
  yearPageArrows,
  YEARS_ON_PAGE,
  yearsOfPage,
  type CalendarArrows,
  type DayBounds,
} from './index.ts';

const anyDay = fc.integer(calendarLimits);
const bounds = { min: fromIsoDate('2026-02-10'), max: fromIsoDate('2031-06-15') };
const dates = ({ previous, next }: CalendarArrows) =>
  [previous, next].map((day) => (day === null ? null : toIsoDate(day)));

describe('the weeks of a month [T-03 part]', () => {
  it('are whole, from Monday, with adjacent days and ISO 8601 numbers [L-06 part]', () => {
    const weeks = weeksOfMonth(fromIsoDate('2026-11-21'));
    expect(weeks.map(({ number }) => number)).toEqual([44, 45, 46, 47, 48, 49]);
    expect(weeks[0]?.cells.map(({ dayOfMonth }) => dayOfMonth)).toEqual([26, 27, 28, 29, 30, 31, 1]);
    expect(weeks[0]?.cells.map(({ isOutside }) => isOutside)).toEqual([true, true, true, true, true, true, false]);
    expect(weeks.at(-1)?.cells.map(({ dayOfMonth }) => dayOfMonth)).toEqual([30, 1, 2, 3, 4, 5, 6]);
    expect(weeks.at(-1)?.cells.map(({ isOutside }) => isOutside)).toEqual([false, true, true, true, true, true, true]);
  });

  it.each([
    ['2027-02-14', 4],
    ['2026-04-30', 5],
    ['2026-03-01', 6],
    ['1970-01-01', 5],
    ['2470-12-31', 5],
  ])('with %s in it are %d', (date, count) => {
    expect(weeksOfMonth(fromIsoDate(date))).toHaveLength(count);
  });

  it('contain each day of the month once, in order', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const cells = weeksOfMonth(day).flatMap((week) => week.cells);
        const inside = cells.filter(({ isOutside }) => !isOutside);
        expect(inside.map(({ day: cell }) => toIsoDate(cell).slice(0, 7))).toEqual(
          inside.map(() => toIsoDate(day).slice(0, 7)),
        );
        expect(inside.map(({ dayOfMonth }) => dayOfMonth)).toEqual(inside.map((_, index) => index + 1));
        expect(inside.some((cell) => cell.day === day)).toBe(true);
        expect(cells.every((cell, index) => cell.day === cells[0]!.day + index)).toBe(true);
        expect(cells.every((cell) => cell.dayOfMonth === datePartsOf(cell.day).day)).toBe(true);
        expect(weekdayOf(cells[0]!.day)).toBe(1);
        expect(
          [inside[0], inside.at(-1)].every(
            (cell) => cells.indexOf(cell!) < 7 || cells.indexOf(cell!) >= cells.length - 7,
          ),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the months of a year [T-03 part]', () => {
  it('are twelve, selectable if within the bounds', () => {
    const months = monthsOfYear(fromIsoDate('2026-11-21'), bounds);
    expect(months.map(({ day }) => toIsoDate(day).slice(5))).toEqual(
      Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}-01`),
    );
    expect(months.map(({ isWithin }) => isWithin)).toEqual([false, ...Array.from({ length: 11 }, () => true)]);
    expect(monthsOfYear(bounds.max, bounds).map(({ isWithin }) => isWithin)).toEqual([
      ...Array.from({ length: 6 }, () => true),
      ...Array.from({ length: 6 }, () => false),
    ]);
  });
});

describe('a page of years [T-03 part]', () => {
  const years = (date: string) =>
    yearsOfPage(fromIsoDate(date), calendarLimits).map(({ day }) => datePartsOf(day).year);

  it('holds 15, always the same [L-06 part]', () => {
    const page = Array.from({ length: YEARS_ON_PAGE }, (_, index) => 2020 + index);
    expect(page).toHaveLength(15);
    for (const date of ['2020-01-01', '2026-11-21', '2034-12-31']) expect(years(date)).toEqual(page);
  });

  it('is the first with 1970 and the last with 2470, with other years out of bounds [L-06 part]', () => {
    const within = (date: string) =>
      yearsOfPage(fromIsoDate(date), calendarLimits)
        .filter(({ isWithin }) => isWithin)
        .map(({ day }) => datePartsOf(day).year);
    expect([years('1970-01-01')[0], within('1970-01-01')]).toEqual([1960, [1970, 1971, 1972, 1973, 1974]]);
    expect([years('2470-12-31').at(-1), within('2470-12-31')]).toEqual([2484, [2470]]);
  });

  it('marks the years within the bounds', () => {
    const within = yearsOfPage(bounds.min, bounds).filter(({ isWithin }) => isWithin);
    expect(within.map(({ day }) => toIsoDate(day))).toEqual(
      [2026, 2027, 2028, 2029, 2030, 2031].map((year) => `${year}-01-01`),
    );
  });
});

describe('arrows lead to the next page, or nowhere if nothing is available there', () => {
  it.each([
    ['2026-11-21', ['2026-10-01', '2026-12-01']],
    ['2026-02-28', [null, '2026-03-01']],
    ['2026-03-01', ['2026-02-01', '2026-04-01']],
    ['2031-05-31', ['2031-04-01', '2031-06-01']],
    ['2031-06-01', ['2031-05-01', null]],
  ])('from the month of %s', (date, expected) => {
    expect(dates(monthArrows(fromIsoDate(date), bounds))).toEqual(expected);
  });

  it.each([
    ['2026-11-21', [null, '2027-01-01']],
    ['2027-11-21', ['2026-01-01', '2028-01-01']],
    ['2031-01-01', ['2030-01-01', null]],
  ])('from the year of %s', (date, expected) => {
    expect(dates(yearArrows(fromIsoDate(date), bounds))).toEqual(expected);
  });

  it.each([
    ['2026-11-21', ['2005-01-01', '2035-01-01']],
    ['1970-01-01', [null, '1975-01-01']],
    ['2469-12-31', ['2440-01-01', '2470-01-01']],
    ['2470-01-01', ['2455-01-01', null]],
  ])('from the page of years with %s, 15 years on [L-06 part]', (date, expected) => {
    expect(dates(yearPageArrows(fromIsoDate(date), calendarLimits))).toEqual(expected);
  });

  it('to a month with one available day, at either end', () => {
    const oneDayMore = { min: fromIsoDate('2026-10-31'), max: fromIsoDate('2026-12-01') };
    expect(dates(monthArrows(fromIsoDate('2026-11-21'), oneDayMore))).toEqual(['2026-10-01', '2026-12-01']);
    const november = { min: fromIsoDate('2026-11-01'), max: fromIsoDate('2026-11-30') };
    expect(dates(monthArrows(fromIsoDate('2026-11-21'), november))).toEqual([null, null]);
    const within = (span: DayBounds) =>
      monthsOfYear(span.min, span)
        .filter(({ isWithin }) => isWithin)
        .map(({ day }) => toIsoDate(day));
    expect(within(oneDayMore)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
    expect(within(november)).toEqual(['2026-11-01']);
  });

  it('at the very ends of the calendar', () => {
    expect(dates(monthArrows(calendarLimits.min, calendarLimits))).toEqual([null, '1970-02-01']);
    expect(dates(monthArrows(calendarLimits.max, calendarLimits))).toEqual(['2470-11-01', null]);
  });
});

describe('every day from 1970-01-01 to 2470-12-31', () => {
  /** Follows the arrows to both ends. */
  function pagesFrom(start: number, arrowsOf: (page: number) => CalendarArrows): ReadonlyArray<number> {
    const pages = [start];
    for (let page = arrowsOf(start).previous; page !== null; page = arrowsOf(page).previous) pages.unshift(page);
    for (let page = arrowsOf(start).next; page !== null; page = arrowsOf(page).next) pages.push(page);
    return pages;
  }
  const today = fromIsoDate('2026-11-21');
  const limits = [calendarLimits.min, calendarLimits.max].map(toIsoDate);

  it('is reached by years, months and days, in order, and none outside [L-06 part]', () => {
    expect(limits).toEqual(['1970-01-01', '2470-12-31']);
    const days = pagesFrom(today, (page) => yearPageArrows(page, calendarLimits))
      .flatMap((page) => yearsOfPage(page, calendarLimits).filter(({ isWithin }) => isWithin))
      .flatMap(({ day }) => monthsOfYear(day, calendarLimits).filter(({ isWithin }) => isWithin))
      .flatMap(({ day }) => weeksOfMonth(day).flatMap(({ cells }) => cells.filter(({ isOutside }) => !isOutside)))
      .map(({ day }) => day);
    expect(days).toHaveLength(calendarLimits.max + 1);
    expect(days.every((day, index) => day === index)).toBe(true);
  });

  it('is reached by month arrows alone', () => {
    const months = pagesFrom(today, (page) => monthArrows(page, calendarLimits)).map((day) =>
      toIsoDate(day).slice(0, 7),
    );
    expect([months.length, new Set(months).size]).toEqual([501 * 12, 501 * 12]);
    expect([months[0], months.at(-1)]).toEqual(['1970-01', '2470-12']);
  });
});
