import { dateNames, datePartsOf, epochOfDay, formatDate, type CalendarDay, type DateNames } from '../dates/index.ts';

/** Caches `write`: `Intl` formats a day in 1 µs, a page of days in 50 µs. */
function remembered(write: (value: number) => string): (value: number) => string {
  const written = new Map<number, string>();
  return (value) => {
    const text = written.get(value) ?? write(value);
    written.set(value, text);
    return text;
  };
}

/** How each word is formatted: by `Intl`, or with the caller's names by a pattern. */
const [day, month, year] = [{ day: 'numeric' }, { month: 'long' }, { year: 'numeric' }] as const;
const forms = {
  day: [{ weekday: 'long', ...day, ...month, ...year }, 'DD, d MM yy'],
  date: [{ ...day, ...month, ...year }, 'd MM yy'],
  dayAndMonth: [{ ...day, ...month }, 'd MM'],
  month: [{ ...month, ...year }, 'MM yy'],
} as const;

function wordsOf(locale: string, ownNames?: DateNames) {
  const written = (options: Intl.DateTimeFormatOptions) => {
    // Created lazily: that takes longer than formatting a month.
    let format: Intl.DateTimeFormat | undefined;
    return remembered((of) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
      return format.format(epochOfDay(of));
    });
  };
  const wordsIn = ([options, pattern]: (typeof forms)[keyof typeof forms]) =>
    ownNames ? remembered((of) => formatDate(pattern, of, { names: ownNames })) : written(options);
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    names: ownNames ?? dateNames(locale),
    /** "sobota, 21 listopada 2026" */
    day: wordsIn(forms.day),
    /** "21 listopada 2026" */
    date: wordsIn(forms.date),
    /** "21 listopada" */
    dayAndMonth: wordsIn(forms.dayAndMonth),
    /** "listopad 2026" */
    month: wordsIn(forms.month),
    /** "2026" */
    year: written(year),
    /** 1 to 53 in the figures of the language. */
    number: remembered((value) => figures.format(value)),
  };
}

/** Formats days, months and years in one language. Results are cached. */
export type CalendarWords = ReturnType<typeof wordsOf>;

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
