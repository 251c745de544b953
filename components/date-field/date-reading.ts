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

/** How a date is written and which one it may be. */
export interface DateRule extends ParseDateOptions {
  /** See `parseDate`. */
  readonly pattern: string;
  /** Which days may be chosen. Unlike in a calendar, `min` may lie before 1970, from the year 1000 on. */
  readonly availability?: AvailabilityRules | undefined;
}

/** Why a text is not a date that is asked for: it cannot be read, with the error of the parser, or may not be chosen. */
export type DateProblem =
  | { readonly code: 'unreadable'; readonly error: DateParseError }
  | { readonly code: UnavailableReason; readonly day: CalendarDay };

export interface DateReading {
  /** The day that was typed, also where it may not be chosen; null where there is none. */
  readonly day: CalendarDay | null;
  readonly problem: DateProblem | null;
}

/** Unlike a calendar, a field takes days before 1970 and after 2470 where `min` and `max` say so. */
export const availabilityIn = (rules: AvailabilityRules = {}): Availability => availabilityOf(rules, writtenLimits);

/**
 * The pattern by which a text is read: of digits alone it is the field's without what stands between its numbers, because
 * some phones show nothing but digits (iOS).
 */
export const patternFor = (pattern: string, text: string): string =>
  /^\d+$/.test(text)
    ? readPattern(pattern)
        .map((part) => (part.literal === undefined ? part.field.repeat(part.isDoubled ? 2 : 1) : ''))
        .join('')
    : pattern;

/** Reads what a person typed. An empty field has neither day nor problem. Nothing is thrown: `problem` has the error. */
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
