import { fromAbsolute, toCalendarDateTime } from '@internationalized/date';
import { dateOfDay, dayOfDate, minutesOfTime, timeOfMinutes } from './calendar-date.ts';
import type { CalendarDay } from './calendar-day.ts';

/** A moment on a wall clock and calendar. */
export interface ZonedTime {
  readonly day: CalendarDay;
  /** Minutes since midnight on the clock, 0 to 1439: on a day of 25 hours some repeat. */
  readonly minutes: number;
}

/**
 * The wall time of a moment in a zone, whatever the machine's zone.
 *
 * @param epoch milliseconds since 1970
 * @param timeZone IANA name, "Europe/Warsaw"; throws a RangeError if unknown
 */
export function zonedTime(epoch: number, timeZone: string): ZonedTime {
  const zoned = fromAbsolute(epoch, timeZone);
  return { day: dayOfDate(zoned), minutes: minutesOfTime(zoned) };
}

/** The day of a moment in a time zone: today, if the moment is now. */
export const dayIn = (epoch: number, timeZone: string): CalendarDay => zonedTime(epoch, timeZone).day;

/**
 * The moment of a day and time in a zone, in milliseconds since 1970. A time repeated when clocks go back is the first
 * of the two; one skipped when they go forward is as long after the gap's start as it would be without it (RFC 5545,
 * 3.3.5).
 */
export const momentOf = ({ day, minutes }: ZonedTime, timeZone: string): number =>
  toCalendarDateTime(dateOfDay(day), timeOfMinutes(minutes)).toDate(timeZone).getTime();
