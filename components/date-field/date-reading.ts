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
export interface DateRule extends ParseDateOptions {
  /** See `parseDate`. */
  readonly pattern: string;
  /** The available days. Unlike in a calendar, `min` may be before 1970, from the year 1000 on. */
  readonly availability?: AvailabilityRules | undefined;
}

/** Why a text is rejected: unreadable, with the parser's error, or unavailable. */
export type DateProblem =
  | { readonly code: 'unreadable'; readonly error: DateParseError }
  | { readonly code: UnavailableReason; readonly day: CalendarDay };

export interface DateReading {
  /** The typed day, even if unavailable; null without one. */
  readonly day: CalendarDay | null;
  readonly problem: DateProblem | null;
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

/** Reads typed text. An empty field has neither day nor problem. Never throws: `problem` has the error. */
export function readDate(text: string, { pattern, availability, ...options }: DateRule): DateReading {
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
