import {
  dateNames,
  datePartsOf,
  dayOf,
  dayOfDate,
  endOfMonth,
  formatDate,
  weekdayOf,
  type CalendarDay,
  type DateParseError,
} from '../dates/index.ts';
import type { Translate } from '../texts/index.ts';
import { availabilityIn, type DateProblem, type DateRule } from './date-reading.ts';
import type { dateFieldTexts } from './date-field.texts.ts';

export interface DateSentenceOptions {
  readonly t: Translate<typeof dateFieldTexts.pl>;
  readonly rule: Pick<DateRule, 'pattern' | 'availability'> & { readonly locale: string };
  /** The field's text. */
  readonly text: string;
  /** A date in the field's pattern. */
  readonly example: string;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A well-formed date that does not exist; explained if its pattern has day of month, month and full year. */
function impossible({ year = 0, month, day }: DateParseError['written'], { t, rule, example }: DateSentenceOptions) {
  if (year < 100 || month === undefined || day === undefined) return t('invalidDate', { example });
  if (month < 1 || month > 12) return t('noSuchMonth');
  const end = endOfMonth(dayOf(year, month, 1));
  const days = datePartsOf(end).day;
  if (day <= days) return t('invalidDate', { example });
  // Only February depends on the year.
  const name = formatDate(month === 2 ? 'MM yy' : 'MM', end, rule);
  return t('monthTooShort', { month: capitalized(name), days: String(days) });
}

function unreadable({ error }: DateProblem & { code: 'unreadable' }, options: DateSentenceOptions): string {
  const { t, text, example } = options;
  const { reason, position } = error;
  const [before, rest] = [text.slice(0, position), text.slice(position)];
  switch (reason) {
    case 'invalidDate':
      return impossible(error.written, options);
    case 'invalidArguments':
    case 'extraCharacters':
      return t(reason, { rest, example });
    default:
      if (rest === '') return t('incomplete', { example });
      if (reason === 'unknownName') return t(reason, { rest: /^\p{L}+/u.exec(rest)?.[0] ?? rest, example });
      return position === 0 ? t(`${reason}AtStart`, { example }) : t(reason, { before, example });
  }
}

/**
 * The error message in the page's language: for each of the parser's six errors and each reason for an
 * unavailable day, what happened and what helps.
 */
export function dateSentence(problem: DateProblem, options: DateSentenceOptions): string {
  if (problem.code === 'unreadable') return unreadable(problem, options);
  const { t, rule } = options;
  const { code } = problem;
  const day = dayOfDate(problem.day);
  const { min, max, holidayOn } = availabilityIn(rule.availability);
  const write = (date: CalendarDay) => formatDate(rule.pattern, date, rule);
  return t(code, {
    date: write(code === 'tooEarly' ? min : code === 'tooLate' ? max : day),
    holiday: holidayOn(day) ?? '',
    weekday: dateNames(rule.locale).days[weekdayOf(day) - 1]!,
  });
}
