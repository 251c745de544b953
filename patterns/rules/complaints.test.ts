import { describe, expect, it } from 'vitest';
import { answerBy, complaintProblems, isOverdue, needsPhone, type TypedComplaint } from './complaints.ts';

const typed: TypedComplaint = {
  lines: [{ index: 0, description: 'Pękło ucho.' }],
  solution: 'exchange',
  method: '3',
  phone: '',
};
const isPhone = (number: string) => /^\d{9}$/.test(number);
const problems = (changes: Partial<TypedComplaint>) => complaintProblems({ ...typed, ...changes }, 100, isPhone);

describe('a complaint', () => {
  it('is complete with a described line, a solution and a method', () => expect(problems({})).toEqual([]));

  it.each([
    [{ lines: [] }, ['noLine']],
    [
      {
        lines: [
          { index: 0, description: '  ' },
          { index: 4, description: 'x'.repeat(101) },
        ],
      },
      [{ noDefect: 0 }, { tooLong: 4 }],
    ],
    [{ solution: 'gold' }, ['noSolution']],
    [{ method: '5' }, ['noMethod']],
    [{ method: '4' }, ['noPhone']],
    [{ method: '4', phone: 'x' }, ['badPhone']],
    [{ method: '3', phone: 'x' }, ['badPhone']],
    [{ method: '4', phone: '600100200' }, []],
    [{ lines: [], solution: '', method: '' }, ['noLine', 'noSolution', 'noMethod']],
  ] as const)('%j lacks %j [V-43 part]', (changes, expected) => {
    expect(problems(changes as Partial<TypedComplaint>)).toEqual(expected);
  });

  it('needs a phone for a parcel locker alone', () => {
    expect((['1', '2', '3', '4'] as const).filter(needsPhone)).toEqual(['4']);
  });
});

describe('the deadline for an answer', () => {
  const at = (text: string) => Date.parse(text);
  it.each([
    // The day of the complaint does not count, however late it is.
    ['2026-11-19T00:00:00+01:00', '2026-12-03T23:59:59.999+01:00'],
    ['2026-11-19T23:59:59+01:00', '2026-12-03T23:59:59.999+01:00'],
    // 25 and 26 December are days off: the deadline stays.
    ['2026-12-11T10:00:00+01:00', '2026-12-25T23:59:59.999+01:00'],
    ['2026-12-12T10:00:00+01:00', '2026-12-26T23:59:59.999+01:00'],
    // A Sunday.
    ['2026-11-15T10:00:00+01:00', '2026-11-29T23:59:59.999+01:00'],
    // The clocks change between.
    ['2027-03-20T10:00:00+01:00', '2027-04-03T23:59:59.999+02:00'],
    ['2026-10-20T10:00:00+02:00', '2026-11-03T23:59:59.999+01:00'],
  ])('of %s is %s', (filed, until) => {
    expect(new Date(answerBy(at(filed))).toISOString()).toBe(new Date(at(until)).toISOString());
    expect(isOverdue(answerBy(at(filed)), at(until))).toBe(false);
    expect(isOverdue(answerBy(at(filed)), at(until) + 1)).toBe(true);
  });
});
