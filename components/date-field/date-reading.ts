import {
  DateParseError,
  parseDate,
  type Availability,
  type AvailabilityRules,
  type CalendarDay,
  type ParseDateOptions,
  type UnavailableReason,
} from '../dates/index.ts';
import { availabilityOf, writtenLimits } from '../dates/availability.ts';
import { readPattern } from '../dates/date-pattern.ts';

/** The pattern of a date and its available days. */
export interface DateRule<Day = CalendarDay> extends Omit<ParseDateOptions, 'today'> {
  /** See `parseDate`. */
  readonly pattern: string;
  /** Today, which decides the century of a two-digit year. */
  readonly today?: Day;
  /** The available days. Unlike in a calendar, `min` may be before 1970, from the year 1000 on. */
  readonly availability?: AvailabilityRules<Day> | undefined;
}

/** Why a text is rejected: unreadable, with the parser's error, or unavailable. */
export type DateProblem<Day = CalendarDay> =
  | { readonly code: 'unreadable'; readonly error: DateParseError }
  | { readonly code: UnavailableReason; readonly day: Day };

export interface DateReading<Day = CalendarDay> {
  /** The typed day, even if unavailable; null without one. */
  readonly day: Day | null;
  readonly problem: DateProblem<Day> | null;
}

/** Unlike a calendar, a field allows days before 1970 and after 2470 by `min` and `max`. */
export const availabilityIn = (rules: AvailabilityRules = {}): Availability => availabilityOf(rules, writtenLimits);

/**
 * The pattern for a text: for digits alone the field's without separators, because some phone keyboards have only
 * digits (iOS).
 */
export const patternFor = (pattern: string, text: string): string =>
  /^\d+$/.test(text)
    ? readPattern(pattern)
        .map((part) => (part.literal === undefined ? part.field.repeat(part.isDoubled ? 2 : 1) : ''))
        .join('')
    : pattern;

/** `readDate` with days. */
export function readDay(text: string, { pattern, availability, ...options }: DateRule): DateReading {
  try {
    const day = parseDate(patternFor(pattern, text), text, options);
    if (day === null) return { day, problem: null };
    const code = availabilityIn(availability).reasonOf(day);
    return { day, problem: code === null ? null : { code, day } };
  } catch (error) {
    if (!(error instanceof DateParseError)) throw error;
    return { day: null, problem: { code: 'unreadable', error } };
  }
}
