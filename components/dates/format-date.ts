import { datePartsOf, epochOfDay, startOfYear, weekdayOf, type CalendarDay } from './calendar-day.ts';
import { dateNames } from './date-names.ts';
import { DAYS_BEFORE_1970, readPattern, TICKS_IN_DAY } from './date-pattern.ts';
import type { DatePatternOptions } from './parse-date.ts';

const padded = (value: number, isPadded: boolean, length: number): string =>
  String(value).padStart(isPadded ? length : 1, '0');

/**
 * Formats a day by a pattern, like jQuery UI's `$.datepicker.formatDate`; null gives an empty text. Beside a day of
 * month `MM` is inflected: `d MM yy` is "21 listopada 2026", `MM yy` is "listopad 2026".
 *
 * @param pattern see `parseDate`
 */
export function formatDate(pattern: string, day: CalendarDay | null, options: DatePatternOptions = {}): string {
  if (day === null) return '';
  const date = datePartsOf(day);
  const parts = readPattern(pattern);
  const names = options.names ?? dateNames(options.locale);
  const hasDayOfMonth = parts.some((part) => part.literal === undefined && part.field === 'd');
  const months = (hasDayOfMonth && names.monthsInDates) || names.months;
  return parts
    .map((part) => {
      if (part.literal !== undefined) return part.literal;
      const { field, isDoubled } = part;
      const texts = {
        d: padded(date.day, isDoubled, 2),
        o: padded(day - startOfYear(day) + 1, isDoubled, 3),
        D: (isDoubled ? names.days : names.shortDays)[weekdayOf(day) - 1],
        m: padded(date.month, isDoubled, 2),
        M: (isDoubled ? months : names.shortMonths)[date.month - 1],
        y: isDoubled ? padded(date.year, true, 4) : padded(date.year % 100, true, 2),
        '@': String(epochOfDay(day)),
        '!': String((day + DAYS_BEFORE_1970) * TICKS_IN_DAY),
      };
      return texts[field];
    })
    .join('');
}
