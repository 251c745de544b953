import { dayOf, type CalendarDay } from './calendar-day.ts';

/** Poland's days off, each with its first year; moving ones count from Easter Sunday. */
const holidays = {
  newYear: { month: 1, day: 1 },
  epiphany: { month: 1, day: 6, since: 2011 },
  easter: { afterEaster: 0 },
  easterMonday: { afterEaster: 1 },
  labourDay: { month: 5, day: 1 },
  constitutionDay: { month: 5, day: 3, since: 1990 },
  pentecost: { afterEaster: 49 },
  corpusChristi: { afterEaster: 60 },
  assumption: { month: 8, day: 15, since: 1989 },
  allSaints: { month: 11, day: 1 },
  independenceDay: { month: 11, day: 11, since: 1989 },
  christmasEve: { month: 12, day: 24, since: 2025 },
  christmas: { month: 12, day: 25 },
  secondDayOfChristmas: { month: 12, day: 26 },
} as const;

/** Identifies a holiday; its name is a text of the caller. */
export type PolishHolidayKey = keyof typeof holidays;

export interface PolishHoliday {
  readonly key: PolishHolidayKey;
  readonly day: CalendarDay;
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  return dayOf(year, 3, 22 + epact + sunday - 7 * late);
}

/**
 * Poland's statutory days off in a year, by the act of 18 January 1951 as of 2025, by date. Sundays are days off but
 * only listed if a holiday falls on them.
 */
export function polishHolidays(year: number): ReadonlyArray<PolishHoliday> {
  const easter = easterSunday(year);
  return Object.entries(holidays)
    .filter(([, rule]) => !('since' in rule) || year >= rule.since)
    .map(([key, rule]) => ({
      key: key as PolishHolidayKey,
      day: 'afterEaster' in rule ? easter + rule.afterEaster : dayOf(year, rule.month, rule.day),
    }))
    .toSorted((a, b) => a.day - b.day);
}
