import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '../dates/calendar-date.ts';
import { timeOf } from '../dates/index.ts';
import { timesLackOf, wallProblemOf } from './date-time-range-rules.ts';

const always = () => true;
const at = (day: number, hour: number, minute = 0) => wallTimeOf(day, timeOf(hour, minute));

describe('a range with times', () => {
  it.each([
    ['the same moment', {}, at(5, 10), at(5, 10), null],
    ['an earlier end on one day', {}, at(5, 10), at(5, 9, 59), { code: 'order' }],
    ['an earlier day', {}, at(5, 10), at(4, 23), { code: 'order' }],
    ['an earlier time on a later day', {}, at(5, 23), at(6, 0), null],
    ['too short', { minLength: 3 }, at(5, 0), at(6, 23), { code: 'tooShort', count: 3 }],
    ['too long', { maxLength: 2 }, at(5, 23), at(7, 0), { code: 'tooLong', count: 2 }],
  ])('of %s, by %j: from %i to %i', (_, rules, start, end, problem) => {
    expect(wallProblemOf({ start, end }, rules, always)).toEqual(problem);
  });

  it('has no unavailable day if it must be unbroken', () => {
    const range = { start: at(5, 10), end: at(8, 12) };
    expect(wallProblemOf(range, { isUnbroken: true }, (day) => day !== 7)).toEqual({ code: 'broken', day: 7 });
  });
});

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
