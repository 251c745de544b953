import { dateNames, datePartsOf, epochOfDay, formatDate, type CalendarDay, type DateNames } from '../dates/index.ts';

/** How a calendar says days, months and years in one language. Whatever was said once is kept. */
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

/** Remembers what `write` made: `Intl` writes a day in a thousandth of a millisecond, a page of them in a twentieth. */
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
    // Made where it is needed: to make one takes longer than to write a month with it.
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

/** The words of a language, BCP 47, or those with the names of the owner instead. */
export function calendarWords(locale: string, names?: DateNames): CalendarWords {
  const words = (names ? madeOfNames.get(names) : made.get(locale)) ?? wordsOf(locale, names);
  if (names) madeOfNames.set(names, words);
  else made.set(locale, words);
  return words;
}

/** The name of the month in which a day lies, as it stands alone. */
export const monthName = ({ names }: CalendarWords, day: CalendarDay, isShort: boolean): string =>
  (isShort ? names.shortMonths : names.months)[datePartsOf(day).month - 1]!;
