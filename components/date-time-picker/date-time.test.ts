import { describe, expect, it } from 'vitest';
import { dateOfDay, fromIsoDate, type TimeRules } from '../dates/index.ts';
import { parseDate } from '@internationalized/date';
import {
  dateTimeOf,
  exampleTime,
  missingOf,
  readDateTime,
  toIsoDateTime,
  writeDateTime,
  type DateTimeRule,
} from './date-time.ts';

const day = fromIsoDate('2026-12-03');
const half = 16 * 60 + 30;
const rule = (other: Partial<DateTimeRule> & { timeRules?: TimeRules } = {}): DateTimeRule => ({
  pattern: 'DD, d MM yy',
  availability: undefined,
  timeRulesOf: () => other.timeRules ?? {},
  clock: 24,
  locale: 'pl',
  today: parseDate('2026-11-21'),
  ...other,
});

describe('readDateTime', () => {
  it.each([
    'czwartek, 3 grudnia 2026, 16:30',
    '3 grudnia 2026 16:30',
    '3.12.2026 16.30',
    '3.12.2026, 16:30',
    '2026-12-03T16:30',
    '2026-12-03 16:30:00',
    '3/12/2026 4:30 pm',
    ' 3.12.26  4.30 p.m. ',
  ])('reads "%s"', (text) => {
    expect(readDateTime(text, rule())).toEqual({ value: dateTimeOf(day, half), problem: null });
  });

  it('reads a lone hour if AM or PM marks it', () => {
    expect(readDateTime('3.12.2026 4 PM', rule()).value).toEqual(dateTimeOf(day, 16 * 60));
    // A year is none.
    expect(readDateTime('3 grudnia 2026', rule()).problem).toEqual({ code: 'incomplete', day });
  });

  it.each(['', '  '])('has neither value nor problem for "%s"', (text) => {
    expect(readDateTime(text, rule())).toEqual({ value: null, problem: null });
  });

  it.each(['czwartek', '31.11.2026 10:00', '16:30'])('cannot read "%s"', (text) => {
    expect(readDateTime(text, rule())).toEqual({ value: null, problem: { code: 'unreadable' } });
  });

  it('reports an unavailable day before the time', () => {
    const closed = rule({ availability: { min: dateOfDay(day + 1) }, timeRules: { maxHour: 15 } });
    expect(readDateTime('3.12.2026 16:30', closed).problem).toEqual({
      code: 'day',
      day,
      problem: { code: 'tooEarly', day: dateOfDay(day) },
    });
    expect(readDateTime('4.12.2026 16:30', closed).problem).toEqual({
      code: 'time',
      day: day + 1,
      reason: 'hourOutOfRange',
      text: '16:30',
    });
  });

  it("asks for the typed day's rules", () => {
    const late = rule({ timeRulesOf: (of) => (of === day ? { minHour: 17 } : {}) });
    expect(readDateTime('3.12.2026 16:30', late).problem?.code).toBe('time');
    expect(readDateTime('4.12.2026 16:30', late).problem).toBeNull();
  });

  it.each([24, 12] as const)('reads back a clock of %i hours', (clock) => {
    for (const time of [0, 5, 719, 720, 725, half, 1439]) {
      const text = writeDateTime(dateTimeOf(day, time), rule({ clock }));
      expect(readDateTime(text, rule({ clock })).value).toEqual(dateTimeOf(day, time));
    }
    expect(writeDateTime(dateTimeOf(day, half), rule({ clock }))).toBe(
      `czwartek, 3 grudnia 2026, ${clock === 24 ? '16:30' : '04:30 PM'}`,
    );
  });

  it("is sent like a native input's value", () => {
    expect(toIsoDateTime(dateTimeOf(day, 65))).toBe('2026-12-03T01:05');
  });
});

describe('what is missing', () => {
  const closed = rule({ availability: { min: dateOfDay(day) }, timeRules: { minHour: 10 } });
  it.each([
    [null, null, 'noDayAndTime'],
    [null, half, 'noDay'],
    [day - 1, null, 'wrongDay'],
    [day, null, 'noTime'],
    [day, 60, 'wrongTime'],
    [day, half, null],
  ] as const)('of %s and %s is %s', (of, time, missing) => {
    expect(missingOf(of, time, closed)).toBe(missing);
  });

  it('uses an available time as an example', () => {
    expect(exampleTime(half, {})).toBe(half);
    expect(exampleTime(half, { minHour: 8, maxHour: 12, minMinute: 15, minuteStep: 30 })).toBe(8 * 60 + 15);
  });
});
