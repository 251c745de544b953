import { dayOf, epochOfDay } from './calendar-day.ts';

/** The names a date pattern writes and reads. Reading ignores case. */
export interface DateNames {
  /** `DD`: seven names, Monday first. */
  readonly days: ReadonlyArray<string>;
  /** `D`: seven short names, Monday first. */
  readonly shortDays: ReadonlyArray<string>;
  /** `MM`: twelve standalone names, in Polish the nominative: "listopad". */
  readonly months: ReadonlyArray<string>;
  /** `MM` beside a day of month, in Polish the genitive: "21 listopada". Default: the standalone names. */
  readonly monthsInDates?: ReadonlyArray<string>;
  /** `M`: twelve short names. */
  readonly shortMonths: ReadonlyArray<string>;
}

const made = new Map<string, DateNames>();

function namesFromIntl(locale: string): DateNames {
  const named = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday', days: ReadonlyArray<number>) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return days.map(
      (day) => format.formatToParts(epochOfDay(day)).find(({ type }) => type === part)?.value ?? String(day),
    );
  };
  // A week from Monday, and the first days of twelve months.
  const week = [4, 5, 6, 7, 8, 9, 10];
  const year = Array.from({ length: 12 }, (_, index) => dayOf(1970, index + 1, 1));
  return {
    days: named({ weekday: 'long' }, 'weekday', week),
    shortDays: named({ weekday: 'short' }, 'weekday', week),
    months: named({ month: 'long' }, 'month', year),
    monthsInDates: named({ month: 'long', day: 'numeric' }, 'month', year),
    shortMonths: named({ month: 'short' }, 'month', year),
  };
}

/** The Gregorian names of a language from `Intl`; `locale` is a BCP 47 tag, by default Polish. */
export function dateNames(locale = 'pl'): DateNames {
  const names = made.get(locale) ?? namesFromIntl(locale);
  made.set(locale, names);
  return names;
}

/** The names accepted for `D` and `M`, single or doubled: months in dates in both forms, so 12 follow 12. */
export function knownNames(names: DateNames, field: 'D' | 'M', isDoubled: boolean): ReadonlyArray<string> {
  if (field === 'D') return isDoubled ? names.days : names.shortDays;
  return isDoubled ? [...names.months, ...(names.monthsInDates ?? [])] : names.shortMonths;
}
