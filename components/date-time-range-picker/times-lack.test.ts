import { describe, expect, it } from 'vitest';
import { timeOf } from '../dates/index.ts';
import { timesLackOf } from './times-lack.ts';

describe('what the times of days lack', () => {
  const rulesOf = (day: number) => ({ minHour: 8, maxHour: day === 6 ? 13 : 17 });
  const [one, two] = [
    { start: 5, end: 5 },
    { start: 5, end: 6 },
  ];
  it.each([
    [null, null, null, null],
    [null, timeOf(9, 0), null, 'noDays'],
    [two, null, null, 'noStartTime'],
    [two, timeOf(9, 0), null, 'noEndTime'],
    [two, timeOf(7, 0), null, 'noEndTime'],
    [two, timeOf(7, 0), timeOf(16, 0), 'wrongStartTime'],
    [two, timeOf(16, 0), timeOf(16, 0), 'wrongEndTime'],
    [two, timeOf(16, 0), timeOf(9, 0), null],
    [one, timeOf(16, 0), timeOf(15, 59), 'timeOrder'],
    [one, timeOf(16, 0), timeOf(16, 0), null],
  ] as const)('%j from %s to %s: %s', (range, start, end, lack) => {
    expect(timesLackOf(range, { start, end }, rulesOf)).toBe(lack);
  });
});
