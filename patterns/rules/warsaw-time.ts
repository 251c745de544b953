import { dayIn, epochOfDay, momentOf, toIsoDate, weekdayOf, type CalendarDay } from '../../components/dates/index.ts';

/** The shop's time zone. */
export const WARSAW = 'Europe/Warsaw';

/** The day in Warsaw at a moment, whatever the machine's zone. */
export const calendarDay = (epoch: number): CalendarDay => dayIn(epoch, WARSAW);

/** The day in Warsaw as YYYYMMDD: the first part of an order's number. */
export const warsawDay = (epoch: number): string => toIsoDate(calendarDay(epoch)).replaceAll('-', '');

/** The last millisecond of a day in Warsaw. */
export const lastMomentOf = (day: CalendarDay): number => momentOf({ day: day + 1, minutes: 0 }, WARSAW) - 1;

/** The last millisecond of the day that `epoch` falls on in Warsaw. */
export const endOfWarsawDay = (epoch: number): number => lastMomentOf(calendarDay(epoch));

/** Monday to Friday; holidays are given by the caller. */
export function isWorkingDay(day: CalendarDay, holidays: ReadonlySet<CalendarDay> = new Set()): boolean {
  return weekdayOf(day) <= 5 && !holidays.has(day);
}

/** The `count`-th working day after `day`; 0 gives the day itself or the next working one. */
export function addWorkingDays(day: CalendarDay, count: number, holidays?: ReadonlySet<CalendarDay>): CalendarDay {
  let found = day;
  let left = count;
  while (!isWorkingDay(found, holidays) || left > 0) {
    if (isWorkingDay(found, holidays)) left -= 1;
    found += 1;
  }
  return found;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** English is British here: "26 November 2026". */
const tagOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Writes a calendar day in words, for example `poniedziałek, 23 listopada`. */
export function formatDay(day: CalendarDay, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(epochOfDay(day));
}

/** Writes a moment in Polish local time: `21 listopada 2026, 11:42`, `21 November 2026 at 11:42`. */
export function formatMoment(epoch: number, locale = 'pl'): string {
  const key = `moment-${locale}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tagOf(locale), { timeZone: WARSAW, dateStyle: 'long', timeStyle: 'short' });
  formats.set(key, format);
  return format.format(epoch);
}
