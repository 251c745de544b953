import { calendarLimits, dayOf, weekdayOf, type CalendarDay, type DayBounds, type Weekday } from './calendar-day.ts';

/** A day off of the shop or the whole country. */
export interface Holiday<Day = CalendarDay> {
  readonly day: Day;
  /** Its name, in the language of the page. */
  readonly name: string;
}

/**
 * The available days of a calendar (E-05). Omitted rules forbid nothing. Components take them with dates
 * (`DateRules`), rules count with integers.
 */
export interface AvailabilityRules<Day = CalendarDay> {
  /** The first available day; in a calendar 1970-01-01 at the earliest (L-06), in a typed field any. */
  readonly min?: Day;
  /** The last available day; in a calendar 2470-12-31 at the latest. */
  readonly max?: Day;
  /** Days that are available despite other rules, between `min` and `max`. */
  readonly enabledDays?: ReadonlyArray<Day>;
  /** Allows only `enabledDays`. */
  readonly isEnabledDaysOnly?: boolean;
  /** Unavailable days. */
  readonly disabledDays?: ReadonlyArray<Day>;
  /** Days available although a holiday, a weekend or a disabled weekday (E-16). */
  readonly workingDays?: ReadonlyArray<Day>;
  /** Named days off. Always described, but unavailable only with `areHolidaysDisabled`. */
  readonly holidays?: ReadonlyArray<Holiday<Day>>;
  /** Makes `holidays` unavailable. */
  readonly areHolidaysDisabled?: boolean;
  /** Makes Saturdays and Sundays unavailable. */
  readonly areWeekendsDisabled?: boolean;
  /** Unavailable days of the week, 1 for Monday to 7. */
  readonly disabledWeekdays?: ReadonlyArray<Weekday>;
}

/** The names of all rules. */
export const ruleNames = [
  ...(['min', 'max', 'enabledDays', 'isEnabledDaysOnly', 'disabledDays', 'workingDays', 'holidays'] as const),
  ...(['areHolidaysDisabled', 'areWeekendsDisabled', 'disabledWeekdays'] as const),
];

/** Why a day is unavailable; the calendar has a sentence for each. */
export type UnavailableReason = 'tooEarly' | 'tooLate' | 'notEnabled' | 'disabled' | 'holiday' | 'weekend' | 'weekday';

/** The first and last available day, and queries for single days, each in constant time. */
export interface Availability extends DayBounds {
  /** Why this day is unavailable; null if available. */
  readonly reasonOf: (day: CalendarDay) => UnavailableReason | null;
  readonly isAvailable: (day: CalendarDay) => boolean;
  /** The name of this day's holiday, available or not. */
  readonly holidayOn: (day: CalendarDay) => string | undefined;
}

/** The days with a four-digit year: how far a field's bounds may reach, for a date of birth. */
export const writtenLimits: DayBounds = { min: dayOf(1000, 1, 1), max: dayOf(9999, 12, 31) };

/**
 * Prepares a calendar's rules for queries by day. If several rules forbid a day, the reason is the first of: outside
 * the bounds, not enabled, disabled, holiday, weekend, weekday. A `min` after `max` leaves no day.
 *
 * @param limits how far `min` and `max` may reach; if neither is given, the calendar's days apply
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
