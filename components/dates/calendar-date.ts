import { CalendarDate, Time } from '@internationalized/date';
import type { AvailabilityRules, Holiday } from './availability.ts';
import { datePartsOf, dayOf, type CalendarDay } from './calendar-day.ts';
import { hourOf, minuteOf, timeOf, type TimeOfDay } from './time-of-day.ts';

/*
 * The door between the dates that components take and give (`@internationalized/date`) and the integers that rules
 * count with.
 */

/** The available days as components take them. Lists of stable identity are converted once. */
export type DateRules = AvailabilityRules<CalendarDate>;

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

/** Converts an object once: calendars rerender for a new one. */
export function once<From extends object, To>(convert: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const to = known.get(from) ?? convert(from);
    known.set(from, to);
    return to;
  };
}

// Pure: what only counts by rules leaves them out.

/** The days of a list, converted once. */
export const daysOfDates = /* @__PURE__ */ once((dates: ReadonlyArray<CalendarDate>) => dates.map(dayOfDate));

/** Named days of a list, converted once. */
export const daysOfHolidays = /* @__PURE__ */ once(
  (holidays: ReadonlyArray<Holiday<CalendarDate>>): ReadonlyArray<Holiday> =>
    holidays.map(({ day, name }) => ({ day: dayOfDate(day), name })),
);
