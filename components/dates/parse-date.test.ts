import { describe, expect, it } from 'vitest';
import {
  DateParseError,
  defaultDatePattern,
  formatDate,
  fromIsoDate,
  parseDate,
  toIsoDate,
  type DateNames,
  type ParseDateOptions,
} from './index.ts';

const today = fromIsoDate('2026-11-21');

function read(pattern: string, text: string, options: ParseDateOptions = {}): string | null {
  const day = parseDate(pattern, text, { today, ...options });
  return day === null ? null : toIsoDate(day);
}

function errorOf(pattern: string, text: string, options?: ParseDateOptions): unknown {
  try {
    return parseDate(pattern, text, options);
  } catch (error) {
    return error;
  }
}

describe('reading a date', () => {
  it.each([
    ['yy-mm-dd', '2026-11-21', '2026-11-21'],
    ['yy-mm-dd', '2026-1-2', '2026-01-02'],
    ['yymmdd', '20261121', '2026-11-21'],
    ['d.m.yy', '1.2.2026', '2026-02-01'],
    ['dd/mm/y', '21/11/26', '2026-11-21'],
    ['d MM yy', '21 listopada 2026', '2026-11-21'],
    ['d MM yy', '21 LISTOPAD 2026', '2026-11-21'],
    ['d MM yy', '3 maja 2026', '2026-05-03'],
    ['d MM yy', '3 maj 2026', '2026-05-03'],
    ['DD, d MM yy', 'sobota, 21 listopada 2026', '2026-11-21'],
    ['d M yy', '1 paź 2026', '2026-10-01'],
    ['yy-oo', '2024-366', '2024-12-31'],
    ['yy-o', '2026-32', '2026-02-01'],
    ['@', '1795219200000', '2026-11-21'],
    ['@', '1795305599999', '2026-11-21'],
    ['!', '639308160000000000', '2026-11-21'],
    ["d 'dnia' m 'miesiąca' yy", '2 dnia 3 miesiąca 2026', '2026-03-02'],
    ["yy'y'mm'm'dd'd'", '2026y11m21d', '2026-11-21'],
    ["'o''clock' yy-mm-dd", "o'clock 2026-11-21", '2026-11-21'],
    ["''yy''mm''dd", "'2026'11'21", '2026-11-21'],
    ["yy-mm-dd 'r.", '2026-11-21 r.', '2026-11-21'],
    ['yy-mm-dd', '2026-11-21 14:05', '2026-11-21'],
    ['mm/dd', '11/21', '2026-11-21'],
    ['yy y-mm-dd', '1999 26-11-21', '2026-11-21'],
    ['y yy-mm-dd', '99 2026-11-21', '2026-11-21'],
  ])('by %s from "%s" gives %s', (pattern, text, expected) => {
    expect(read(pattern, text)).toBe(expected);
  });

  it('knows English names', () => {
    expect(read('DD, MM d, yy', 'Saturday, November 21, 2026', { locale: 'en' })).toBe('2026-11-21');
    expect(read('D, d M y', 'Sat, 21 Nov 26', { locale: 'en' })).toBe('2026-11-21');
  });

  it('accepts given names', () => {
    const names: DateNames = {
      days: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
      shortDays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
      months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
      shortMonths: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' '),
    };
    expect(read('D d. MM yy', 'Sa 21. november 2026', { names })).toBe('2026-11-21');
    expect(formatDate('D d. MM yy', today, { names })).toBe('Sa 21. November 2026');
    expect(formatDate('DD d M yy', today, { names })).toBe('samstag 21 Nov 2026');
  });

  it("returns null for an empty field, and '' for null", () => {
    expect(read('yy-mm-dd', '')).toBeNull();
    expect(formatDate('yy-mm-dd', null)).toBe('');
  });

  it('needs no today for a full year', () => {
    expect(parseDate(defaultDatePattern, '2026-11-21')).toBe(today);
    expect(defaultDatePattern).toBe('yy-mm-dd');
  });
});

describe('a year of two digits', () => {
  it.each<[string, ParseDateOptions['shortYearCutoff'], string]>([
    ['36', undefined, '2036'],
    ['37', undefined, '1937'],
    ['00', undefined, '2000'],
    ['99', undefined, '1999'],
    ['26', '+0', '2026'],
    ['27', '+0', '1927'],
    ['25', '-1', '2025'],
    ['26', '-1', '1926'],
    ['50', 50, '2050'],
    ['51', 50, '1951'],
    ['00', 0, '2000'],
    ['01', 0, '1901'],
  ])('%s with the cut-off %s is %s', (year, cutoff, expected) => {
    const options = cutoff === undefined ? {} : { shortYearCutoff: cutoff };
    expect(read('y-mm-dd', `${year}-06-01`, options)).toBe(`${expected}-06-01`);
  });

  it('is not a zero-padded one of four digits', () => {
    expect(() => read('yy-mm-dd', '0026-06-01')).toThrow('Invalid date');
  });
});

describe('what is no date [X-15 part]', () => {
  it.each<[string, string, string, number, string]>([
    ['yy-mm-dd', 'abc', 'Missing number at position 0', 0, 'missingNumber'],
    ['yy-mm-dd', '206-11-21', 'Missing number at position 0', 0, 'missingNumber'],
    ['yy-mm-dd', '2026-x', 'Missing number at position 5', 5, 'missingNumber'],
    ['yy-mm-dd', '2026-11-', 'Missing number at position 8', 8, 'missingNumber'],
    ['@', '-1', 'Missing number at position 0', 0, 'missingNumber'],
    ['d MM yy', '21 listopade 2026', 'Unexpected literal at position 11', 11, 'unexpectedLiteral'],
    ['d MM yy', '21 november 2026', 'Unknown name at position 3', 3, 'unknownName'],
    ['D yy-mm-dd', 'xx 2026-11-21', 'Unknown name at position 0', 0, 'unknownName'],
    ['yy-mm-dd', '2026/11/21', 'Unexpected literal at position 4', 4, 'unexpectedLiteral'],
    ['yy-mm-dd', '2026', 'Unexpected literal at position 4', 4, 'unexpectedLiteral'],
    ["'rok' yy-mm-dd", 'roz 2026-11-21', 'Unexpected literal at position 2', 2, 'unexpectedLiteral'],
    ['yy-mm-dd', '2026-11-210', 'Extra/unparsed characters found in date: 0', 10, 'extraCharacters'],
    ['yy-mm-dd', '2026-11-21r.', 'Extra/unparsed characters found in date: r.', 10, 'extraCharacters'],
    ['yy-mm-dd', '2026-02-29', 'Invalid date', 0, 'invalidDate'],
    ['yy-mm-dd', '2026-13-01', 'Invalid date', 0, 'invalidDate'],
    ['yy-mm-dd', '2026-00-01', 'Invalid date', 0, 'invalidDate'],
    ['yy-mm-dd', '2026-04-31', 'Invalid date', 0, 'invalidDate'],
    ['yy-mm-dd', '2026-04-00', 'Invalid date', 0, 'invalidDate'],
    ['yy-o', '2026-366', 'Invalid date', 0, 'invalidDate'],
    ['yy-o', '2026-0', 'Invalid date', 0, 'invalidDate'],
    ['mm/yy', '11/2026', 'Invalid date', 0, 'invalidDate'],
    ['dd/yy', '11/2026', 'Invalid date', 0, 'invalidDate'],
    ['y-mm-dd', '26-11-21', 'Invalid arguments', 0, 'invalidArguments'],
    ['mm-dd', '11-21', 'Invalid arguments', 0, 'invalidArguments'],
  ])('by %s in "%s": %s', (pattern, text, message, position, reason) => {
    const error = errorOf(pattern, text);
    expect(error).toBeInstanceOf(DateParseError);
    expect(error).toMatchObject({ name: 'DateParseError', message, position, reason });
  });

  it.each([
    [null, '2026-11-21'],
    [undefined, '2026-11-21'],
    ['yy-mm-dd', null],
    ['yy-mm-dd', undefined],
  ])('where an argument is missing (%s, %s): Invalid arguments', (pattern, text) => {
    const error = errorOf(pattern as string, text as string);
    expect(error).toMatchObject({ message: 'Invalid arguments', reason: 'invalidArguments' });
  });

  it.each([1900, 2100, 2200, 2300, 2026])('has no 29 February in %d', (year) => {
    expect(() => read('yy-mm-dd', `${year}-02-29`)).toThrow('Invalid date');
  });

  it.each([1972, 2000, 2024, 2400])('has a 29 February in %d', (year) => {
    expect(read('yy-mm-dd', `${year}-02-29`)).toBe(`${year}-02-29`);
  });
});
