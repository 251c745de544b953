import { toCalendarDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { availabilityIn, type DateProblem } from '../date-field/date-reading.ts';
import type { TypedReading } from '../date-field/use-typed-value.ts';
import {
  dateOfDay,
  dayOfDate,
  endTime,
  formatDate,
  minutesOfTime,
  readPastedDate,
  readTime,
  timeOfMinutes,
  timeReasonOf,
  toIsoDate,
  writeTime,
  type CalendarDay,
  type DateRules,
  type TimeOfDay,
  type TimeRules,
  type UnreadTimeReason,
} from '../dates/index.ts';

/** Available days and times, and their format. */
export interface DateTimeRule {
  /** The day's pattern, see `parseDate`. */
  readonly pattern: string;
  readonly availability: DateRules | undefined;
  readonly timeRulesOf: (day: CalendarDay) => TimeRules;
  readonly clock: 12 | 24;
  readonly locale: string;
  readonly today: CalendarDate;
}

/** Why a day and time are invalid. */
export type DateTimeProblem =
  | { readonly code: 'unreadable' }
  | { readonly code: 'incomplete'; readonly day: CalendarDay }
  | { readonly code: 'day'; readonly day: CalendarDay; readonly problem: DateProblem }
  | { readonly code: 'time'; readonly day: CalendarDay; readonly reason: UnreadTimeReason; readonly text: string };

type DateTimeReading = TypedReading<CalendarDateTime, DateTimeProblem>;

export const dateTimeOf = (day: CalendarDay, time: TimeOfDay): CalendarDateTime =>
  toCalendarDateTime(dateOfDay(day), timeOfMinutes(time));

/** "2026-12-03T16:30", as in a native input and in what a form sends: without the seconds of `toString()`. */
export const toIsoDateTime = (value: CalendarDateTime): string =>
  `${toIsoDate(dayOfDate(value))}T${writeTime(minutesOfTime(value))}`;

/** "czwartek, 3 grudnia 2026, 16:30" */
export const writeDateTime = (value: CalendarDateTime, { pattern, clock, locale }: DateTimeRule): string =>
  `${formatDate(pattern, dayOfDate(value), { locale })}, ${writeTime(minutesOfTime(value), clock)}`;

/** A day, then a time, which has a colon, a dot, or AM or PM, so that it is no year. */
const written = /^(.*?)[\s,T]+(\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?|\d{1,2} ?[ap]\.? ?m\.?)$/i;

/** Reads a typed or pasted day and time in any common form. An empty text has neither value nor problem. */
export function readDateTime(text: string, rule: DateTimeRule): DateTimeReading {
  const refused = (problem: DateTimeProblem): DateTimeReading => ({ value: null, problem });
  const bare = text.trim();
  if (bare === '') return { value: null, problem: null };
  const [, dayText = bare, timeText] = written.exec(bare) ?? [];
  const { pattern, locale, today, availability } = rule;
  const day = readPastedDate(pattern, dayText, { locale, today: dayOfDate(today) });
  if (day === null) return refused({ code: 'unreadable' });
  const code = availabilityIn(availability).reasonOf(day);
  if (code !== null) return refused({ code: 'day', day, problem: { code, day: dateOfDay(day) } });
  if (timeText === undefined) return refused({ code: 'incomplete', day });
  const { time, reason } = readTime(timeText, rule.timeRulesOf(day));
  return reason === null
    ? { value: dateTimeOf(day, time), problem: null }
    : refused({ code: 'time', day, reason, text: timeText });
}

/** What is missing in a chosen day and time; null if both are available. */
export function missingOf(
  day: CalendarDay | null,
  time: TimeOfDay | null,
  { availability, timeRulesOf }: Pick<DateTimeRule, 'availability' | 'timeRulesOf'>,
): 'noDayAndTime' | 'noDay' | 'noTime' | 'wrongDay' | 'wrongTime' | null {
  if (day === null) return time === null ? 'noDayAndTime' : 'noDay';
  if (!availabilityIn(availability).isAvailable(day)) return 'wrongDay';
  if (time === null) return 'noTime';
  return timeReasonOf(time, timeRulesOf(day)) === null ? null : 'wrongTime';
}

/** A time for an example: the wanted one if available on that day, else the first that is. */
export const exampleTime = (wanted: TimeOfDay, rules: TimeRules): TimeOfDay =>
  timeReasonOf(wanted, rules) === null ? wanted : endTime(0, rules);
