import { datePartsOf, dayOf, dayOfEpoch, type CalendarDay } from './calendar-day.ts';
import { dateNames, knownNames, type DateNames } from './date-names.ts';
import { DateParseError } from './date-parse-error.ts';
import { DAYS_BEFORE_1970, readPattern, TICKS_IN_DAY, type PatternField } from './date-pattern.ts';

export interface DatePatternOptions {
  /** The language of day and month names, a BCP 47 tag; default Polish. */
  readonly locale?: string;
  /** Replaces the language's names from `Intl`. */
  readonly names?: DateNames;
}

export interface ParseDateOptions extends DatePatternOptions {
  /** Today, which gives two-digit or missing years their century. Not needed for a pattern with `yy`. */
  readonly today?: CalendarDay | undefined;
  /** The last two-digit year of this century, 0 to 99; "+10", the default, counts from the present year. */
  readonly shortYearCutoff?: number | string | undefined;
}

interface Found {
  day?: number;
  month?: number;
  dayOfYear?: number;
  year?: number | undefined;
  /** Two digits, without a century. */
  shortYear?: number | undefined;
}

interface NumberField {
  /** How many digits it has. Only years must be whole. */
  readonly digits: RegExp;
  readonly means: (value: number) => Found;
}

const dateOf = (day: CalendarDay): Found => ({ ...datePartsOf(day), shortYear: undefined });

const numberFields: Readonly<Record<Exclude<PatternField, 'D' | 'M'> | 'yy', NumberField>> = {
  d: { digits: /\d{1,2}/y, means: (day) => ({ day }) },
  m: { digits: /\d{1,2}/y, means: (month) => ({ month }) },
  o: { digits: /\d{1,3}/y, means: (dayOfYear) => ({ dayOfYear }) },
  y: { digits: /\d{2}/y, means: (shortYear) => ({ shortYear, year: undefined }) },
  yy: { digits: /\d{4}/y, means: (year) => ({ year, shortYear: undefined }) },
  '@': { digits: /\d{1,14}/y, means: (epoch) => dateOf(dayOfEpoch(epoch)) },
  '!': { digits: /\d{1,20}/y, means: (ticks) => dateOf(Math.floor(ticks / TICKS_IN_DAY) - DAYS_BEFORE_1970) },
};

function numberAt(text: string, position: number, { digits }: NumberField): string {
  digits.lastIndex = position;
  const [found] = digits.exec(text) ?? [];
  if (found === undefined) throw new DateParseError('missingNumber', position);
  return found;
}

function nameAt(text: string, position: number, names: ReadonlyArray<string>): string {
  // Longest first: "maja" starts with "maj".
  const found = names
    .toSorted((a, b) => b.length - a.length)
    .find((name) => text.slice(position, position + name.length).toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new DateParseError('unknownName', position);
  return found;
}

function checkLiteral(text: string, position: number, literal: string): void {
  for (let index = 0; index < literal.length; index += 1)
    if (text[position + index] !== literal[index]) throw new DateParseError('unexpectedLiteral', position + index);
}

/** Reads the text part by part; of repeated fields the last wins. */
function readParts(pattern: string, text: string, names: DateNames): Found {
  const found: Found = {};
  let position = 0;
  for (const part of readPattern(pattern)) {
    if (part.literal !== undefined) {
      checkLiteral(text, position, part.literal);
      position += part.literal.length;
      continue;
    }
    const { field, isDoubled } = part;
    if (field === 'D' || field === 'M') {
      const known = knownNames(names, field, isDoubled);
      const name = nameAt(text, position, known);
      if (field === 'M') found.month = (known.indexOf(name) % 12) + 1;
      position += name.length;
      continue;
    }
    const numberField = numberFields[field === 'y' && isDoubled ? 'yy' : field];
    const number = numberAt(text, position, numberField);
    Object.assign(found, numberField.means(Number(number)));
    position += number.length;
  }
  // As in jQuery UI, a time may follow a space.
  if (/^\S/.test(text.slice(position))) throw new DateParseError('extraCharacters', position, text.slice(position));
  return found;
}

/** The full year: the present one if missing; two digits are resolved by the cut-off. */
function fullYear({ year, shortYear }: Found, { today, shortYearCutoff = '+10' }: ParseDateOptions): number {
  if (year !== undefined) return year;
  if (today === undefined) throw new DateParseError('invalidArguments');
  const { year: thisYear } = datePartsOf(today);
  if (shortYear === undefined) return thisYear;
  const ofCentury = thisYear % 100;
  const last = typeof shortYearCutoff === 'string' ? ofCentury + Number(shortYearCutoff) : shortYearCutoff;
  return thisYear - ofCentury + shortYear - (shortYear <= last ? 0 : 100);
}

/**
 * Parses a date by a pattern, like jQuery UI's `$.datepicker.parseDate`; null for an empty text. Uses no clock or time
 * zone: `@` and `!` count in UTC.
 *
 * @param pattern of `d dd o oo D DD m mm M MM y yy @ !`, `'quoted text'` and `''` for a quote; `defaultDatePattern` is
 *   `yy-mm-dd`
 * @param text the field's text
 * @throws {DateParseError} with one of six messages if the text is no such date, also if the pattern leaves the
 *   century open and no `today` is given
 */
export function parseDate(pattern: string, text: string, options: ParseDateOptions = {}): CalendarDay | null {
  if (typeof pattern !== 'string' || typeof text !== 'string') throw new DateParseError('invalidArguments');
  if (text === '') return null;
  const found = readParts(pattern, text, options.names ?? dateNames(options.locale));
  const year = fullYear(found, options);
  const { day = 0, month = 0, dayOfYear } = found;
  const parsed = dayOfYear === undefined ? dayOf(year, month, day) : dayOf(year, 1, dayOfYear);
  const real = datePartsOf(parsed);
  // 31 February and day 366 of a common year overflow into the next, day 0 into the previous.
  if (real.year !== year || (dayOfYear === undefined && real.month !== month))
    throw new DateParseError('invalidDate', 0, '', found);
  return parsed;
}
