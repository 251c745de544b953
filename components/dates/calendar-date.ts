import {
  GregorianCalendar,
  Time,
  type CalendarDate,
  type CalendarDateTime,
  type ZonedDateTime,
} from '@internationalized/date';
import type { AvailabilityRules, Holiday } from './availability.ts';
import type { CalendarDay } from './calendar-day.ts';
import { hourOf, minuteOf, timeOf, type TimeOfDay } from './time-of-day.ts';

/*
 * Conversions between the dates that components take and give (`@internationalized/date`) and the integers that rules
 * count with.
 */

/** The available days as components take them. Lists of stable identity are converted once. */
export type DateRules = AvailabilityRules<CalendarDate>;

/** From the first date to the last, inclusive: the range of React Aria. */
export interface RangeOf<Value> {
  readonly start: Value;
  readonly end: Value;
}

const gregorian = /* @__PURE__ */ new GregorianCalendar();
/** The Julian day number of 1970-01-01. */
const JULIAN_1970 = 2_440_588;

/** Days since 1970-01-01, of a date in any calendar system. */
export const dayOfDate = (date: CalendarDate | CalendarDateTime | ZonedDateTime): CalendarDay =>
  date.calendar.toJulianDay(date) - JULIAN_1970;

/** The date of a day, in the Gregorian calendar. */
export const dateOfDay = (day: CalendarDay): CalendarDate => gregorian.fromJulianDay(day + JULIAN_1970);

/** Minutes since midnight; seconds are dropped. */
export const minutesOfTime = ({ hour, minute }: Pick<Time, 'hour' | 'minute'>): TimeOfDay => timeOf(hour, minute);

/** The time of a day, without seconds. */
export const timeOfMinutes = (minutes: TimeOfDay): Time => new Time(hourOf(minutes), minuteOf(minutes));

/** Converts a value; none (null) and an uncontrolled one (undefined) stay. */
export const orNone =
  <From, To>(convert: (value: From) => To) =>
  <Given extends From | null | undefined>(value: Given) =>
    (value === null || value === undefined ? value : convert(value)) as To | Extract<Given, null | undefined>;

/** Converts an object or function once: a calendar rerenders for a new one. */
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

/** How the rules with dates become rules with days; a calendar's props have them too. */
export const ruleConverters = {
  min: dayOfDate,
  max: dayOfDate,
  enabledDays: daysOfDates,
  disabledDays: daysOfDates,
  workingDays: daysOfDates,
  holidays: daysOfHolidays,
};

/** An object whose properties are converted by name; others, and undefined ones, stay. */
export const convertByName = (
  converters: Readonly<Record<string, ((value: never) => unknown) | undefined>>,
  from: object,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(from).map(([name, value]) => [
      name,
      value === undefined ? value : (converters[name]?.(value as never) ?? value),
    ]),
  );

/** Rules for dates as rules for days. */
export const rulesOfDates = /* @__PURE__ */ once((rules: DateRules): AvailabilityRules =>
  convertByName(ruleConverters, rules),
);
