/**
 * A day of the Gregorian calendar as the number of days since 1970-01-01. It has no time or zone, so that server and
 * browser agree; it adds, compares and hashes like any integer.
 */
export type CalendarDay = number;

/** A day in parts. */
export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** A range of days, inclusive. */
export interface DayBounds {
  readonly min: CalendarDay;
  readonly max: CalendarDay;
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY = 86_400_000;

const atMidnight = (day: CalendarDay): Date => new Date(day * DAY);

/** The day of a date. Months and days out of range overflow into adjacent ones; `year` is 100 or more. */
export const dayOf = (year: number, month: number, day: number): CalendarDay => Date.UTC(year, month - 1, day) / DAY;

/** Year, month and day of month of a day. */
export function datePartsOf(day: CalendarDay): DateParts {
  const date = atMidnight(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of this moment in UTC; `epoch` in milliseconds. */
export const dayOfEpoch = (epoch: number): CalendarDay => Math.floor(epoch / DAY);

/** The start of a day in UTC, in milliseconds since 1970: for `Intl` with `timeZone: 'UTC'`. */
export const epochOfDay = (day: CalendarDay): number => day * DAY;

/** Formats a day as `yyyy-mm-dd` (ISO 8601), for values, attributes and the wire. */
export const toIsoDate = (day: CalendarDay): string => atMidnight(day).toISOString().slice(0, 10);

/** Parses `yyyy-mm-dd`. Throws a RangeError for any other text; use `parseDate` for typed text. */
export function fromIsoDate(text: string): CalendarDay {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / DAY : NaN;
  // Chromium reads 2026-02-30 as 2 March.
  if (Number.isNaN(day) || toIsoDate(day) !== text) throw new RangeError(`No date of the form yyyy-mm-dd: ${text}`);
  return day;
}

/** The calendar's days: 1970-01-01 to 2470-12-31 (L-06). */
export const calendarLimits: DayBounds = { min: 0, max: 182_986 };

/** The nearest day within the bounds. */
export const clampDay = (day: CalendarDay, { min, max }: DayBounds): CalendarDay => Math.max(min, Math.min(max, day));

/** The day of the week. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: CalendarDay): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;

/** The Monday of a day's week. */
export const startOfWeek = (day: CalendarDay): CalendarDay => day - weekdayOf(day) + 1;

/** The ISO 8601 week number, 1 to 53: a week belongs to the year of its Thursday. */
export function weekNumberOf(day: CalendarDay): number {
  const thursday = startOfWeek(day) + 3;
  return Math.floor((thursday - startOfYear(thursday)) / 7) + 1;
}

/** The first day of a day's month; it represents that month. */
export const startOfMonth = (day: CalendarDay): CalendarDay => day - datePartsOf(day).day + 1;

/** The first of January of a day's year. */
export const startOfYear = (day: CalendarDay): CalendarDay => dayOf(datePartsOf(day).year, 1, 1);

/** The last day of a day's month. */
export const endOfMonth = (day: CalendarDay): CalendarDay => addMonths(startOfMonth(day), 1) - 1;

/** The same day `count` months later or, if negative, earlier; the last day of a shorter month. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const { year, month, day: dayOfMonth } = datePartsOf(day);
  return Math.min(dayOf(year, month + count, dayOfMonth), dayOf(year, month + count + 1, 0));
}
