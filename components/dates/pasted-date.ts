import type { CalendarDay } from './calendar-day.ts';
import { dateNames } from './date-names.ts';
import { DateParseError } from './date-parse-error.ts';
import { parseDate, type ParseDateOptions } from './parse-date.ts';

const named = ['d MM yy', 'DD, d MM yy', 'DD d MM yy', 'd M yy', 'd M. yy', 'MM d, yy', 'M d, yy', 'DD, MM d, yy'];
const separators = ['-', '.', '/'];

/** Date formats of mails, documents and other shops: unambiguous ones first. */
const written = [
  ...separators.map((mark) => `yy${mark}mm${mark}dd`),
  'yymmdd',
  ...[...separators, ' '].map((mark) => `d${mark}m${mark}yy`),
  ...separators.map((mark) => `d${mark}m${mark}y`),
  ...named,
];
const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const withRomanMonth = ['d M yy', 'd.M.yy', 'd-M-yy'];

function attempt(pattern: string, text: string, options: ParseDateOptions): CalendarDay | null {
  try {
    return parseDate(pattern, text, options);
  } catch (error) {
    if (error instanceof DateParseError) return null;
    throw error;
  }
}

/**
 * Reads a pasted date in any common form: by the field's own pattern, else as ISO 8601, with or without a time, as
 * `21.11.2026`, `21/11/2026` (day first), with a month name in the nominative or genitive, short, or Roman, with a
 * weekday before and "r." after it. Null for any other text.
 *
 * @param pattern the field's, see `parseDate`
 */
export function readPastedDate(pattern: string, text: string, options: ParseDateOptions = {}): CalendarDay | null {
  const tidy = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(\d) ?r(?:\.|oku)?$/i, '$1')
    .replace(/^(\d{4}-?\d\d-?\d\d)T.*$/, '$1');
  const roman = { ...options, names: { ...(options.names ?? dateNames(options.locale)), shortMonths: romanMonths } };
  const attempts = [
    ...[pattern, ...written].map((form) => [form, options] as const),
    ...withRomanMonth.map((form) => [form, roman] as const),
  ];
  for (const [form, settings] of attempts) {
    const day = attempt(form, tidy, settings);
    if (day !== null) return day;
  }
  return null;
}
