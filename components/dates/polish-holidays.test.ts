import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLimits, datePartsOf, easterSunday, polishHolidays, toIsoDate, weekdayOf } from './index.ts';

const dated = (year: number) => Object.fromEntries(polishHolidays(year).map(({ key, day }) => [key, toIsoDate(day)]));

/** Easter by the Church's tables: the Sunday after the 14th day of the moon (Knuth, The Art of Computer Programming 1.3.2). */
function easterByTables(year: number): string {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const skippedLeaps = Math.floor((3 * century) / 4) - 12;
  const moon = Math.floor((8 * century + 5) / 25) - 5;
  const sunday = Math.floor((5 * year) / 4) - skippedLeaps - 10;
  let epact = (((11 * golden + 20 + moon - skippedLeaps) % 30) + 30) % 30;
  if ((epact === 25 && golden > 11) || epact === 24) epact += 1;
  let day = 44 - epact;
  if (day < 21) day += 30;
  day += 7 - ((sunday + day) % 7);
  const [month, dayOfMonth] = day > 31 ? [4, day - 31] : [3, day];
  return `${year}-0${month}-${String(dayOfMonth).padStart(2, '0')}`;
}

describe('the holidays of Poland', () => {
  it('are these in 2026, by date', () => {
    expect(polishHolidays(2026).map(({ key, day }) => `${toIsoDate(day)} ${key}`)).toEqual([
      '2026-01-01 newYear',
      '2026-01-06 epiphany',
      '2026-04-05 easter',
      '2026-04-06 easterMonday',
      '2026-05-01 labourDay',
      '2026-05-03 constitutionDay',
      '2026-05-24 pentecost',
      '2026-06-04 corpusChristi',
      '2026-08-15 assumption',
      '2026-11-01 allSaints',
      '2026-11-11 independenceDay',
      '2026-12-24 christmasEve',
      '2026-12-25 christmas',
      '2026-12-26 secondDayOfChristmas',
    ]);
  });

  it.each([
    ['christmasEve', 2024, 2025],
    ['epiphany', 2010, 2011],
    ['constitutionDay', 1989, 1990],
    ['assumption', 1988, 1989],
    ['independenceDay', 1988, 1989],
  ])('have %s not in %d, and in %d', (key, without, since) => {
    expect(dated(without)).not.toHaveProperty(key);
    expect(dated(since)).toHaveProperty(key);
  });

  it('move with Easter, a Sunday, in every year of the calendar', () => {
    const years = { min: datePartsOf(calendarLimits.min).year, max: datePartsOf(calendarLimits.max).year };
    for (let year = years.min; year <= years.max; year += 1) {
      expect(toIsoDate(easterSunday(year))).toBe(easterByTables(year));
      expect(weekdayOf(easterSunday(year))).toBe(7);
    }
    fc.assert(
      fc.property(fc.integer(years), (year) => {
        const days = Object.fromEntries(polishHolidays(year).map(({ key, day }) => [key, day]));
        expect(weekdayOf(days['corpusChristi']!)).toBe(4);
        expect(weekdayOf(days['pentecost']!)).toBe(7);
        expect(weekdayOf(days['easterMonday']!)).toBe(1);
      }),
    );
  });
});
