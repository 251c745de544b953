import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { calendarLimits, datePartsOf, formatDate, fromIsoDate, parseDate } from './index.ts';

const saturday = fromIsoDate('2026-11-21');
const early = fromIsoDate('2009-02-03');

describe('writing a date', () => {
  it.each([
    ['d dd m mm y yy', '21 21 11 11 26 2026'],
    ['o oo', '325 325'],
    ['D DD', 'sob. sobota'],
    ['M MM', 'lis listopad'],
    ['d MM yy', '21 listopada 2026'],
    ['MM yy', 'listopad 2026'],
    ['DD, d MM yy', 'sobota, 21 listopada 2026'],
    ['@', '1795219200000'],
    ['!', '639308160000000000'],
    ["'day' d 'of' MM", 'day 21 of listopada'],
    ["d ''yy'' 'it''s'", "21 '2026' it's"],
    ["''''yy", "''2026"],
    ['ddd yyyy', '2121 20262026'],
    ["yy 'r.", '2026 r.'],
    ['', ''],
  ])('by %s in Polish gives "%s"', (pattern, expected) => {
    expect(formatDate(pattern, saturday)).toBe(expected);
  });

  it.each([
    ['d dd m mm y yy', '3 03 2 02 09 2009'],
    ['o oo', '34 034'],
    ['D, d M yy', 'Tue, 3 Feb 2009'],
    ['DD, MM d, yy', 'Tuesday, February 3, 2009'],
  ])('by %s in English gives "%s"', (pattern, expected) => {
    expect(formatDate(pattern, early, { locale: 'en' })).toBe(expected);
  });

  it('is Gregorian even in languages with another calendar', () => {
    expect(formatDate('d MM yy', saturday, { locale: 'fa' })).toBe('21 نوامبر 2026');
    expect(formatDate('MM', saturday, { locale: 'ar-SA' })).toBe('نوفمبر');
  });
});

/** Parts that define a date together, in any order, with or without the day's name. */
const fields = fc
  .tuple(
    fc.constantFrom(...['d m', 'dd mm', 'd M', 'dd MM', 'd MM', 'o', 'oo'].map((parts) => parts.split(' '))),
    fc.constantFrom('y', 'yy'),
    fc.constantFrom([], ['D'], ['DD']),
  )
  .chain(([parts, year, weekday]) =>
    fc.shuffledSubarray([...parts, year, ...weekday], { minLength: parts.length + 1 + weekday.length }),
  );
const separator = fc.constantFrom(' ', '-', '/', '.', ', ', "''", "' dnia '", "'o''clock'", ' / ');

const patterns = fc.oneof(
  fc.tuple(fields, separator).map(([parts, between]) => parts.join(between)),
  fc.constantFrom('@', '!', 'yymmdd', "'@'@", 'DD! ', "''!''"),
);

describe('a formatted date', () => {
  const dates = inject('isFullRun') ? 20_000 : 5000;
  it(`parses to the same day, ${dates} times`, () => {
    const today = fromIsoDate('2026-11-21');
    // Two-digit years range from 1937 to 2036.
    const lastShort = fromIsoDate('2036-12-31');
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer(calendarLimits), patterns, fc.constantFrom('pl', 'en'), (chosen, pattern, locale) => {
        const isShort = /(?<!y)y(?!y)/.test(pattern.replaceAll(/'[^']*'/g, ''));
        const day = isShort ? chosen % (lastShort + 1) : chosen;
        const text = formatDate(pattern, day, { locale });
        seen.add(pattern);
        expect(parseDate(pattern, text, { locale, today })).toBe(day);
      }),
      { numRuns: dates },
    );
    expect(seen.size).toBeGreaterThan(500);
  });

  it('parses on every leap day of the calendar', () => {
    const years = Array.from({ length: 501 }, (_, index) => 1970 + index);
    const leapYears = years.filter((year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
    for (const year of leapYears) {
      const day = parseDate('DD, d MM yy', formatDate('DD, d MM yy', fromIsoDate(`${year}-02-29`)));
      expect(datePartsOf(day!)).toEqual({ year, month: 2, day: 29 });
    }
    expect(leapYears).toHaveLength(122);
  });
});
