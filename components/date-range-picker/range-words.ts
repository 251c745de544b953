import type { CalendarWords } from '../calendar/calendar-words.ts';
import { datePartsOf, daysBetween, type CalendarDay } from '../dates/index.ts';
import type { Translate } from '../texts/index.ts';
import type { dateRangePickerTexts } from './date-range-picker.texts.ts';
import type { DateRange, RangeProblem, RangeRules } from './range-rules.ts';

/**
 * How a range's length is described: its available days, as days or working days, or a custom count with its own words
 * ("7 nocy").
 */
export type RangeCount = 'days' | 'workingDays' | ((range: DateRange) => string);

export interface RangeLanguage {
  readonly t: Translate<typeof dateRangePickerTexts.pl>;
  readonly words: CalendarWords;
}

/** "8 dni roboczych" */
export function countInWords(
  range: DateRange,
  count: RangeCount,
  isAvailable: (day: CalendarDay) => boolean,
  { t }: RangeLanguage,
): string {
  if (typeof count === 'function') return count(range);
  return t(count, { count: daysBetween(range.start, range.end, isAvailable).length });
}

/** "25 listopada – 4 grudnia", with years if they differ. */
export function rangeInWords({ start, end }: DateRange, { t, words }: RangeLanguage): string {
  const write = datePartsOf(start).year === datePartsOf(end).year ? words.dayAndMonth : words.date;
  return start === end ? write(start) : t('range', { start: write(start), end: write(end) });
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
