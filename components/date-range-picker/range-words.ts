import type { CalendarWords } from '../calendar/calendar-words.ts';
import { dateOfDay, datePartsOf, daysBetween, writeTime, type CalendarDay, type TimeOfDay } from '../dates/index.ts';
import type { Translate } from '../texts/index.ts';
import type { dateRangePickerTexts } from './date-range-picker.texts.ts';
import {
  noEnds,
  type DateRange,
  type DayRange,
  type RangeProblem,
  type RangeRules,
  type RangeTimes,
} from './range-rules.ts';
import { bySide } from './range-statuses.ts';

/**
 * How a range's length is described: its available days, as days or working days, or a custom count with its own words
 * ("7 nocy").
 */
export type RangeCount = 'days' | 'workingDays' | ((range: DateRange) => string);

export interface RangeLanguage {
  /** The clock of a range with times; default 24 hours. */
  readonly clock?: 12 | 24;
  readonly t: Translate<typeof dateRangePickerTexts.pl>;
  readonly words: CalendarWords;
}

/** "8 dni roboczych" */
export function countInWords(
  range: DayRange,
  count: RangeCount,
  isAvailable: (day: CalendarDay) => boolean,
  { t }: RangeLanguage,
): string {
  if (typeof count === 'function') return count({ start: dateOfDay(range.start), end: dateOfDay(range.end) });
  return t(count, { count: daysBetween(range.start, range.end, isAvailable).length });
}

/** A day, by default with its year, and its time if it is known: "25 listopada 2026, 16:30". */
export function endInWords(
  day: CalendarDay,
  time: TimeOfDay | null,
  { words, clock }: RangeLanguage,
  write = words.date,
): string {
  return time === null ? write(day) : `${write(day)}, ${writeTime(time, clock)}`;
}

/** "25 listopada – 4 grudnia", with years if they differ, and with known times: "25 listopada, 16:30 – 4 grudnia". */
export function rangeInWords(range: DayRange, language: RangeLanguage, times: RangeTimes = noEnds): string {
  const { t, words } = language;
  const write = datePartsOf(range.start).year === datePartsOf(range.end).year ? words.dayAndMonth : words.date;
  const { start, end } = bySide((side) => endInWords(range[side], times[side], language, write));
  return start === end ? start : t('range', { start, end });
}

/** A range's problem; the remedy follows it. */
export function problemInWords(problem: RangeProblem, { t, words }: RangeLanguage): string {
  switch (problem.code) {
    case 'order':
      return t('order');
    case 'broken':
      return t('broken', { date: words.date(problem.day) });
    default:
      return t(problem.code, { count: problem.count });
  }
}

/** The next step once a range is started, and its allowed length. */
export function endPrompt(begun: CalendarDay, rules: RangeRules, { t, words }: RangeLanguage): string {
  const { minLength = 1, maxLength } = rules;
  return [
    t('chooseEnd', { date: words.date(begun) }),
    minLength > 1 && t('tooShort', { count: minLength }),
    maxLength !== undefined && t('tooLong', { count: maxLength }),
  ]
    .filter(Boolean)
    .join(' ');
}
