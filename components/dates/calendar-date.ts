import { CalendarDate, Time } from '@internationalized/date';
import { datePartsOf, dayOf, type CalendarDay } from './calendar-day.ts';
import { hourOf, minuteOf, timeOf, type TimeOfDay } from './time-of-day.ts';

/*
 * The door between the dates that components take and give (`@internationalized/date`) and the integers that rules
 * count with.
 */

/** Days since 1970-01-01. @param date of the Gregorian calendar */
export const dayOfDate = ({ year, month, day }: CalendarDate): CalendarDay => dayOf(year, month, day);

/** The date of a day, in the Gregorian calendar. */
export function dateOfDay(of: CalendarDay): CalendarDate {
  const { year, month, day } = datePartsOf(of);
  return new CalendarDate(year, month, day);
}

/** Minutes since midnight; seconds are dropped. */
export const minutesOfTime = ({ hour, minute }: Time): TimeOfDay => timeOf(hour, minute);

/** The time of a day, without seconds. */
export const timeOfMinutes = (minutes: TimeOfDay): Time => new Time(hourOf(minutes), minuteOf(minutes));
