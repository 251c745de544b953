import { dateNames, datePartsOf, epochOfDay, formatDate, type CalendarDay, type DateNames } from '../dates/index.ts';

/** Formats days, months and years in one language. Results are cached. */
export interface CalendarWords {
  readonly names: DateNames;
  /** "sobota, 21 listopada 2026" */
  readonly day: (day: CalendarDay) => string;
  /** "21 listopada 2026" */
  readonly date: (day: CalendarDay) => string;
  /** "21 listopada" */
  readonly dayAndMonth: (day: CalendarDay) => string;
  /** "listopad 2026" */
  readonly month: (day: CalendarDay) => string;
  /** "2026" */
  readonly year: (day: CalendarDay) => string;
  /** 1 to 53 in the figures of the language. */
  readonly number: (value: number) => string;
}

/** Caches `write`: `Intl` formats a day in 1 µs, a page of days in 50 µs. */
function remembered(write: (value: number) => string): (value: number) => string {
  const written = new Map<number, string>();
  return (value) => {
    const text = written.get(value) ?? write(value);
    written.set(value, text);
    return text;
  };
}

function wordsOf(locale: string, ownNames?: DateNames): CalendarWords {
  const written = (options: Intl.DateTimeFormatOptions) => {
    // Created lazily: that takes longer than formatting a month.
    let format: Intl.DateTimeFormat | undefined;
    return remembered((day) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
      return format.format(epochOfDay(day));
    });
  };
  const patterned = (pattern: string) => remembered((day) => formatDate(pattern, day, { names: ownNames! }));
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  const year = written({ year: 'numeric' });
  const rest = { names: ownNames ?? dateNames(locale), year, number: remembered((value) => figures.format(value)) };
  if (ownNames)
    return {
      ...rest,
      day: patterned('DD, d MM yy'),
      date: patterned('d MM yy'),
      dayAndMonth: patterned('d MM'),
      month: patterned('MM yy'),
    };
  return {
    ...rest,
    day: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: written({ day: 'numeric', month: 'long', year: 'numeric' }),
    dayAndMonth: written({ day: 'numeric', month: 'long' }),
    month: written({ month: 'long', year: 'numeric' }),
  };
}

const made = new Map<string, CalendarWords>();
const madeOfNames = new WeakMap<DateNames, CalendarWords>();

/** The words of a language, BCP 47, or the caller's names instead. */
export function calendarWords(locale: string, names?: DateNames): CalendarWords {
  const words = (names ? madeOfNames.get(names) : made.get(locale)) ?? wordsOf(locale, names);
  if (names) madeOfNames.set(names, words);
  else made.set(locale, words);
  return words;
}

/** The standalone name of a day's month. */
export const monthName = ({ names }: CalendarWords, day: CalendarDay, isShort: boolean): string =>
  (isShort ? names.shortMonths : names.months)[datePartsOf(day).month - 1]!;
