import {
  availabilityOf,
  calendarLimits,
  DateParseError,
  parseDate,
  type AvailabilityRules,
  type CalendarDay,
  type DayBounds,
  type ParseDateOptions,
  type UnavailableReason,
} from '../dates/index.ts';
import { readPattern } from '../dates/date-pattern.ts';

/** How a date is written and which one it may be. */
export interface DateRule extends ParseDateOptions {
  /** See `parseDate`. */
  readonly pattern: string;
  /** Which days may be chosen. Unlike in a calendar, `min` may lie before 1970: people were born there. */
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

/** The first and the last day that a field takes: those of the calendar unless others are given (L-06). */
export const boundsOf = ({ min, max }: AvailabilityRules = {}): DayBounds => ({
  min: min ?? calendarLimits.min,
  max: max ?? calendarLimits.max,
});

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

function reasonOf(day: CalendarDay, rules: AvailabilityRules = {}): UnavailableReason | null {
  const { min, max } = boundsOf(rules);
  if (day < min) return 'tooEarly';
  if (day > max) return 'tooLate';
  const reason = availabilityOf(rules).reasonOf(day);
  // Beyond the calendar and within the bounds of the field.
  return reason === 'tooEarly' || reason === 'tooLate' ? null : reason;
}

/** Reads what a person typed. An empty field has neither day nor problem. Nothing is thrown: `problem` has the error. */
export function readDate(text: string, { pattern, availability, ...options }: DateRule): DateReading {
  try {
    const day = parseDate(patternFor(pattern, text), text, options);
    const code = day === null ? null : reasonOf(day, availability);
    return { day, problem: code === null ? null : { code, day: day! } };
  } catch (error) {
    if (!(error instanceof DateParseError)) throw error;
    return { day: null, problem: { code: 'unreadable', error } };
  }
}
