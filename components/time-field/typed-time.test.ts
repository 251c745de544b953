import { describe, expect, it } from 'vitest';
import { timeOf, writeTime, type DayPeriod, type TimeRules } from '../dates/index.ts';
import { readTypedTime } from './typed-time.ts';

const at = timeOf(14, 5);
const read = (
  text: string,
  part: 'hour' | 'minute',
  options: { time?: number | null; period?: DayPeriod; rules?: TimeRules } = {},
) => {
  const { time, reason } = readTypedTime(text, { part, time: at, period: undefined, rules: {}, ...options });
  return time === null ? reason : writeTime(time);
};

describe('text typed into a box', () => {
  it.each([
    ['9', 'hour', '09:05'],
    ['23', 'hour', '23:05'],
    ['0', 'hour', '00:05'],
    ['9', 'minute', '14:09'],
    [' 59 ', 'minute', '14:59'],
    // A whole time, wherever it is pasted.
    ['9:30', 'minute', '09:30'],
    ['0930', 'hour', '09:30'],
    ['2.30 pm', 'hour', '14:30'],
  ] as const)('"%s" as %s makes 14:05 to %s', (text, part, expected) => {
    expect(read(text, part)).toBe(expected);
  });

  it.each([
    ['24', 'hour', 'noSuchHour'],
    ['60', 'minute', 'noSuchMinute'],
    ['rano', 'hour', 'unreadable'],
    ['-5', 'minute', 'unreadable'],
  ] as const)('"%s" as %s is refused: %s', (text, part, reason) => {
    expect(read(text, part)).toBe(reason);
  });

  it.each([
    ['7', 'hour', 'hourOutOfRange'],
    ['9', 'hour', 'hourOffStep'],
    ['50', 'minute', 'minuteOutOfRange'],
    ['10', 'minute', 'minuteOffStep'],
    ['10', 'hour', '10:15'],
  ] as const)('"%s" as %s of 14:15 within limits and steps: %s', (text, part, expected) => {
    const rules = { minHour: 8, maxHour: 20, hourStep: 2, maxMinute: 45, minuteStep: 15 };
    expect(read(text, part, { time: timeOf(14, 15), rules })).toBe(expected);
  });

  it('uses the first allowed hour or minute if there is none yet', () => {
    const rules = { minHour: 8, minMinute: 10 };
    expect([read('9', 'hour', { time: null, rules }), read('30', 'minute', { time: null, rules })]).toEqual([
      '09:10',
      '08:30',
    ]);
  });

  it.each([
    ['2', 'am', '02:05'],
    ['2', 'pm', '14:05'],
    ['12', 'am', '00:05'],
    ['12', 'pm', '12:05'],
    ['15', 'am', '15:05'],
  ] as const)('[T-05 part] "%s" on a clock of twelve hours at %s is %s', (text, period, expected) => {
    expect(read(text, 'hour', { period })).toBe(expected);
  });
});
