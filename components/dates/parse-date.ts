import { datePartsOf, dayOf, dayOfEpoch, type CalendarDay } from './calendar-day.ts';
import { dateNames, knownNames, type DateNames } from './date-names.ts';
import { DateParseError } from './date-parse-error.ts';
import { DAYS_BEFORE_1970, readPattern, TICKS_IN_DAY, type PatternField } from './date-pattern.ts';

export interface DatePatternOptions {
  /** The language of the names of days and months, a BCP 47 tag; Polish where none is given. */
  readonly locale?: string;
  /** Other names than those that `Intl` knows for the language. */
  readonly names?: DateNames;
}

export interface ParseDateOptions extends DatePatternOptions {
  /** The present day, from which a year of two digits or none at all gets its century. A pattern with `yy` needs none. */
  readonly today?: CalendarDay;
  /**
   * The last year of two digits that belongs to this century, 0 to 99; "+10" counts from the present year, and is what holds
   * where nothing is given.
   */
  readonly shortYearCutoff?: number | string;
}

interface Found {
  day?: number;
  month?: number;
  dayOfYear?: number;
  year?: number | undefined;
  /** Of two digits: its century is not told. */
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
  // The longest one first: "maja" begins with "maj".
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

/** Reads the text part by part; what comes later wins where a pattern asks for something twice. */
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
  // As in jQuery UI, a time may follow after a space.
  if (/^\S/.test(text.slice(position))) throw new DateParseError('extraCharacters', position, text.slice(position));
  return found;
}

/** The year in full: this one where the text has none, and of two digits the one on the right side of the cut-off. */
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
 * Reads a date that is written after a pattern, as jQuery UI's `$.datepicker.parseDate` does; null where the text is empty.
 * Nothing here looks at a clock or a time zone: `@` and `!` count in UTC.
 *
 * @param pattern of `d dd o oo D DD m mm M MM y yy @ !`, `'quoted text'` and `''` for a quote; `defaultDatePattern` is `yy-mm-dd`
 * @param text what stands in the field
 * @throws {DateParseError} with one of six messages where the text is no such date, also where the pattern leaves the
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
  // 31 February and day 366 of a common year run over into what follows, day 0 into what was before.
  if (real.year !== year || (dayOfYear === undefined && real.month !== month)) throw new DateParseError('invalidDate');
  return parsed;
}
