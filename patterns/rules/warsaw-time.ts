/** A moment as a calendar in Poland shows it. */
export interface LocalTime {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  hours: number;
  minutes: number;
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  weekDay: number;
}

const zone = 'Europe/Warsaw';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Reads an epoch millisecond as local time in Europe/Warsaw, whatever zone the machine stands in. */
export function warsawTime(epoch: number): LocalTime {
  const read = Object.fromEntries(parts.formatToParts(epoch).map((part) => [part.type, Number(part.value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = read;
  return {
    year,
    month,
    day,
    hours: hour,
    minutes: minute,
    weekDay: new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7,
  };
}

/** A calendar day without a time, as the number of days since 1970-01-01: safe to add to, free of daylight saving. */
export type CalendarDay = number;

const dayLength = 86_400_000;

export function calendarDay(epoch: number): CalendarDay {
  const { year, month, day } = warsawTime(epoch);
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** The day in Warsaw as YYYYMMDD: the first part of an order's number. */
export const warsawDay = (epoch: number): string =>
  new Date(calendarDay(epoch) * dayLength).toISOString().slice(0, 10).replaceAll('-', '');

/** The last millisecond of the day that `epoch` falls on in Warsaw. */
export function endOfWarsawDay(epoch: number): number {
  const midnight = (calendarDay(epoch) + 1) * dayLength;
  // Polish clocks change at 2 or 3 in the morning, never at midnight: the offset around it is one and the same.
  const { year, month, day, hours, minutes } = warsawTime(midnight - 60_000);
  const offset = Date.UTC(year, month - 1, day, hours, minutes) - (midnight - 60_000);
  return midnight - offset - 1;
}

/** ISO weekday of a calendar day: 1 is Monday, 7 is Sunday. */
export function weekDayOf(day: CalendarDay): number {
  return new Date(day * dayLength).getUTCDay() || 7;
}

/** Monday to Friday; holidays are given by the caller. */
export function isWorkingDay(day: CalendarDay, holidays: ReadonlySet<CalendarDay> = new Set()): boolean {
  return weekDayOf(day) <= 5 && !holidays.has(day);
}

/** The working day that lies `count` working days after `day`; 0 gives the day itself or the next working one. */
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

/** Writes a calendar day in words, for example `poniedziałek, 23 listopada`. */
export function formatDay(day: CalendarDay, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(day * dayLength);
}

/** Writes a moment in Polish local time, for example `21 listopada 2026, 11:42`. */
export function formatMoment(epoch: number, locale = 'pl'): string {
  const key = `moment-${locale}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'long', timeStyle: 'short' });
  formats.set(key, format);
  return format.format(epoch);
}
