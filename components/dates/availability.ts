import { calendarLimits, dayOf, weekdayOf, type CalendarDay, type DayBounds, type Weekday } from './calendar-day.ts';

/** A day on which the shop, or the whole country, does not work. */
export interface Holiday {
  readonly day: CalendarDay;
  /** What it is called, in the language of the page. */
  readonly name: string;
}

/** Which days of a calendar may be chosen (E-05). Whatever is left out forbids nothing. */
export interface AvailabilityRules {
  /** The first day that may be chosen; in a calendar 1970-01-01 at the earliest (L-06), in a field that is typed any. */
  readonly min?: CalendarDay;
  /** The last day that may be chosen; in a calendar 2470-12-31 at the latest. */
  readonly max?: CalendarDay;
  /** Days that may be chosen whatever else is said, between `min` and `max`. */
  readonly enabledDays?: ReadonlyArray<CalendarDay>;
  /** Only `enabledDays` may be chosen. */
  readonly isEnabledDaysOnly?: boolean;
  /** Days that may not be chosen. */
  readonly disabledDays?: ReadonlyArray<CalendarDay>;
  /** Days on which work is done although they are a holiday, a weekend or a disabled weekday (E-16). */
  readonly workingDays?: ReadonlyArray<CalendarDay>;
  /** Days off, with their names. They are told in any case, and forbidden only with `areHolidaysDisabled`. */
  readonly holidays?: ReadonlyArray<Holiday>;
  /** `holidays` may not be chosen. */
  readonly areHolidaysDisabled?: boolean;
  /** Saturdays and Sundays may not be chosen. */
  readonly areWeekendsDisabled?: boolean;
  /** Days of the week that may not be chosen, 1 for Monday to 7. */
  readonly disabledWeekdays?: ReadonlyArray<Weekday>;
}

/** Why a day cannot be chosen; the calendar has a sentence for each. */
export type UnavailableReason = 'tooEarly' | 'tooLate' | 'notEnabled' | 'disabled' | 'holiday' | 'weekend' | 'weekday';

/** The first and the last day that may be chosen, and answers about single days, each in constant time. */
export interface Availability extends DayBounds {
  /** Why this day cannot be chosen; null where it can. */
  readonly reasonOf: (day: CalendarDay) => UnavailableReason | null;
  readonly isAvailable: (day: CalendarDay) => boolean;
  /** The name of the holiday that falls on this day, whether it may be chosen or not. */
  readonly holidayOn: (day: CalendarDay) => string | undefined;
}

/** The days that can be written with a year of four digits: how far the bounds of a field may reach, for a date of birth. */
export const writtenLimits: DayBounds = { min: dayOf(1000, 1, 1), max: dayOf(9999, 12, 31) };

/**
 * Makes the rules of a calendar ready for questions about its days. Where several rules forbid a day, the reason is the first
 * of: outside of the bounds, not among the enabled ones, disabled, holiday, weekend, weekday. A `min` after `max` leaves no
 * day at all.
 *
 * @param limits how far `min` and `max` may reach; where neither is given, the days of the calendar are meant
 */
export function availabilityOf(rules: AvailabilityRules, limits: DayBounds = calendarLimits): Availability {
  const min = Math.max(rules.min ?? calendarLimits.min, limits.min);
  const max = Math.min(rules.max ?? calendarLimits.max, limits.max);
  const enabled = new Set(rules.enabledDays);
  const disabled = new Set(rules.disabledDays);
  const working = new Set(rules.workingDays);
  const weekdays = new Set(rules.disabledWeekdays);
  const holidays = new Map(rules.holidays?.map(({ day, name }) => [day, name]));

  function reasonOf(day: CalendarDay): UnavailableReason | null {
    if (day < min) return 'tooEarly';
    if (day > max) return 'tooLate';
    if (enabled.has(day)) return null;
    if (rules.isEnabledDaysOnly) return 'notEnabled';
    if (disabled.has(day)) return 'disabled';
    if (working.has(day)) return null;
    if (rules.areHolidaysDisabled && holidays.has(day)) return 'holiday';
    const weekday = weekdayOf(day);
    if (rules.areWeekendsDisabled && weekday > 5) return 'weekend';
    return weekdays.has(weekday) ? 'weekday' : null;
  }

  return {
    min,
    max,
    reasonOf,
    isAvailable: (day) => reasonOf(day) === null,
    holidayOn: (day) => holidays.get(day),
  };
}
