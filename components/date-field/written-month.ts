import { dateNames, dayOf, endOfMonth, type CalendarDay } from '../dates/index.ts';
import { knownNames } from '../dates/date-names.ts';
import { readPattern, type PatternPart } from '../dates/date-pattern.ts';

/** The month of a well-formed date that does not exist. */
export interface WrittenMonth {
  /** The last day of the month; null if there is no such month. */
  readonly end: CalendarDay | null;
  /** 0 to 99. */
  readonly dayOfMonth: number;
}

const shapeOf = (part: PatternPart): string => {
  if (part.literal !== undefined) return `[^]{${part.literal.length}}`;
  if (part.field === 'D' || part.field === 'M') return '(\\D+?)';
  return part.field === 'y' && part.isDoubled ? '(\\d{4})' : '(\\d{1,2})';
};

/** Explains an "Invalid date" by its pattern. Null unless the pattern has day of month, month and full year. */
export function writtenMonth(pattern: string, text: string, locale: string): WrittenMonth | null {
  const parts = readPattern(pattern);
  const values = new RegExp(`^${parts.map(shapeOf).join('')}`).exec(text)?.slice(1);
  if (!values) return null;
  const found: { year?: number; month?: number; day?: number } = {};
  parts
    .filter((part) => part.literal === undefined)
    .forEach(({ field, isDoubled }, index) => {
      const value = values[index]!;
      if (field === 'd') found.day = Number(value);
      if (field === 'm') found.month = Number(value);
      if (field === 'y' && isDoubled) found.year = Number(value);
      if (field !== 'M') return;
      const names = knownNames(dateNames(locale), field, isDoubled);
      found.month = (names.findIndex((name) => name.toLowerCase() === value.toLowerCase()) % 12) + 1;
    });
  const { year, month, day } = found;
  if (year === undefined || month === undefined || day === undefined || year < 100) return null;
  return { end: month >= 1 && month <= 12 ? endOfMonth(dayOf(year, month, 1)) : null, dayOfMonth: day };
}
