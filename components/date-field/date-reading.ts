import type { CalendarDate } from '@internationalized/date';
import { availabilityOf, writtenLimits } from '../dates/availability.ts';
import { readPattern } from '../dates/date-pattern.ts';
import {
  dateOfDay,
  DateParseError,
  dayOfDate,
  parseDate,
  rulesOfDates,
  type Availability,
  type DateRules,
  type ParseDateOptions,
  type UnavailableReason,
} from '../dates/index.ts';

/** The pattern of a date and its available days. */
export interface DateRule extends Omit<ParseDateOptions, 'today'> {
  /** See `parseDate`. */
  readonly pattern: string;
  /** Today, which decides the century of a two-digit year. */
  readonly today?: CalendarDate | undefined;
  /** The available days. Unlike in a calendar, `min` may be before 1970, from the year 1000 on. */
  readonly availability?: DateRules | undefined;
}

/** Why a text is rejected: unreadable, with the parser's error, or unavailable. */
export type DateProblem =
  | { readonly code: 'unreadable'; readonly error: DateParseError }
  | { readonly code: UnavailableReason; readonly day: CalendarDate };

export interface DateReading {
  /** The typed day, even if unavailable; null without one. */
  readonly day: CalendarDate | null;
  readonly problem: DateProblem | null;
}

/** Unlike a calendar, a field allows days before 1970 and after 2470 by `min` and `max`. */
export const availabilityIn = (rules: DateRules = {}): Availability =>
  availabilityOf(rulesOfDates(rules), writtenLimits);

/**
 * The pattern for a text: for digits alone the field's without separators, because some phone keyboards have only
 * digits (iOS).
 */
const patternFor = (pattern: string, text: string): string =>
  /^\d+$/.test(text)
    ? readPattern(pattern)
        .map((part) => (part.literal === undefined ? part.field.repeat(part.isDoubled ? 2 : 1) : ''))
        .join('')
    : pattern;

/**
 * Reads typed text by a field's rules, as a server does. An empty text has neither day nor problem. Never throws:
 * `problem` has the error.
 */
export function readDate(text: string, { pattern, availability, today, ...options }: DateRule): DateReading {
  try {
    const parsed = parseDate(patternFor(pattern, text), text, { ...options, today: today && dayOfDate(today) });
    if (parsed === null) return { day: null, problem: null };
    const [day, code] = [dateOfDay(parsed), availabilityIn(availability).reasonOf(parsed)];
    return { day, problem: code === null ? null : { code, day } };
  } catch (error) {
    if (!(error instanceof DateParseError)) throw error;
    return { day: null, problem: { code: 'unreadable', error } };
  }
}
