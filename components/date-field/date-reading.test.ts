import { parseDate, type CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { readDate, type DateRule } from './index.ts';

const iso: DateRule = { pattern: 'yy-mm-dd' };
const day = parseDate('2026-11-21');

describe('readDate', () => {
  it.each([
    ['yy-mm-dd', '2026-11-21'],
    ['yy-mm-dd', '2026-11-21 14:00'],
    ['dd.mm.yy', '21.11.2026'],
    ['d MM yy', '21 listopada 2026'],
    ['d MM yy', '21 listopad 2026'],
    // From phone keyboards with digits only.
    ['yy-mm-dd', '20261121'],
    ['dd.mm.yy', '21112026'],
    ["'dnia' d.m.yy", '21112026'],
  ])('reads after %s: %s', (pattern, text) => {
    expect(readDate(text, { pattern })).toEqual({ day, problem: null });
  });

  it('has neither day nor problem for an empty field', () => {
    expect(readDate('', iso)).toEqual({ day: null, problem: null });
  });

  // The date errors of the specification: code gets them, users read a sentence instead.
  it.each([
    ['y-m-d', '26-11-21', 'Invalid arguments'],
    ['yy-mm-dd', '2026-x', 'Missing number at position 5'],
    ['d MM yy', '21 foo', 'Unknown name at position 3'],
    ['yy-mm-dd', '2026.11.21', 'Unexpected literal at position 4'],
    ['yy-mm-dd', '2026-11-211', 'Extra/unparsed characters found in date: 1'],
    ['yy-mm-dd', '2026-11-31', 'Invalid date'],
  ])('[X-15 part] keeps the error of the parser for %s and "%s": %s', (pattern, text, message) => {
    const { day: none, problem } = readDate(text, { pattern });
    expect([none, problem?.code === 'unreadable' && problem.error.message]).toEqual([null, message]);
  });

  it('returns why a day is unavailable, and the day', () => {
    const availability = {
      min: day.subtract({ days: 3 }),
      max: day.add({ days: 3 }),
      areWeekendsDisabled: true,
      disabledDays: [day.add({ days: 2 })],
    };
    const codeOf = (days: number) => readDate(day.add({ days }).toString(), { ...iso, availability }).problem?.code;
    expect([-4, -3, 0, 1, 2, 3, 4].map(codeOf)).toEqual([
      'tooEarly',
      undefined,
      'weekend',
      'weekend',
      'disabled',
      undefined,
      'tooLate',
    ]);
    expect(readDate('2026-11-21', { ...iso, availability }).day).toEqual(day);
  });

  it('takes the century of a two-digit year from today', () => {
    const readIn = (today: CalendarDate) => readDate('21.11.26', { pattern: 'd.m.y', today }).day;
    expect([readIn(day), readIn(parseDate('2127-01-01'))].map(String)).toEqual(['2026-11-21', '2126-11-21']);
  });

  it("limits years to the calendar's, except for birth dates", () => {
    expect(readDate('1969-12-31', iso).problem?.code).toBe('tooEarly');
    expect(readDate('2471-01-01', iso).problem?.code).toBe('tooLate');
    const availability = { min: parseDate('1900-01-01'), max: day };
    expect(readDate('1952-03-04', { ...iso, availability })).toEqual({ day: parseDate('1952-03-04'), problem: null });
    expect(readDate('1899-12-31', { ...iso, availability }).problem?.code).toBe('tooEarly');
    expect(
      readDate('1952-03-08', { ...iso, availability: { ...availability, areWeekendsDisabled: true } }).problem,
    ).toEqual({ code: 'weekend', day: parseDate('1952-03-08') });
  });
});
