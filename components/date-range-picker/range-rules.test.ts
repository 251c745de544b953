import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTimeOf } from '../date-time-picker/date-time.ts';
import { timeOf } from '../dates/index.ts';
import {
  begunAt,
  chooseEnd,
  isSameRange,
  noEnds,
  problemOf,
  problemOfEnds,
  selectionOf,
  wholeRange,
} from './range-rules.ts';
import type { RangeEnds, RangeRules } from './range-rules.ts';

const at = (day: number, hour: number, minute = 0) => dateTimeOf(day, timeOf(hour, minute));

const always = (_day: number) => true;
const except =
  (...days: ReadonlyArray<number>) =>
  (day: number) =>
    !days.includes(day);

const after = (days: ReadonlyArray<number>, rules: RangeRules = {}, isAvailable = always): RangeEnds =>
  days.reduce<RangeEnds>((ends, day) => chooseEnd(ends, day, rules, isAvailable).ends, noEnds);

describe('choosing a range [T-04 part]', () => {
  it.each([
    [[5], { start: 5, end: null }],
    [[5, 8], { start: 5, end: 8 }],
    [[8, 5], { start: 5, end: 8 }],
    [[5, 5], { start: 5, end: 5 }],
    [[5, 8, 6], { start: 6, end: null }],
    [[5, 8, 6, 2], { start: 2, end: 6 }],
  ])('after clicks on %j gives %j', (days, ends) => {
    expect(after(days)).toEqual(ends);
  });

  it.each([
    [{ start: null, end: 8 }, 3, { start: 3, end: 8 }],
    [{ start: null, end: 8 }, 9, { start: 8, end: 9 }],
    [{ start: 8, end: null }, 3, { start: 3, end: 8 }],
  ])('continues from a single typed end: %j and a click on %i', (ends, day, expected) => {
    expect(chooseEnd(ends, day, {}, always)).toEqual({ ends: expected, problem: null });
  });

  it.each([
    [{ minLength: 3 }, always, 6, { code: 'tooShort', count: 3 }],
    [{ maxLength: 3 }, always, 8, { code: 'tooLong', count: 3 }],
    [{ maxLength: 3 }, always, 2, { code: 'tooLong', count: 3 }],
    [{ isUnbroken: true }, except(7, 8), 9, { code: 'broken', day: 7 }],
  ])('with %o stays open after a forbidden end', (rules, isAvailable, day, problem) => {
    const begun = { start: 5, end: null };
    expect(chooseEnd(begun, day, rules, isAvailable)).toEqual({ ends: begun, problem });
  });
});

describe('the rules of a range', () => {
  it.each([
    [{}, 8, 5, { code: 'order' }],
    [{ minLength: 3 }, 8, 5, { code: 'order' }],
    [{ minLength: 3 }, 5, 6, { code: 'tooShort', count: 3 }],
    [{ minLength: 3 }, 5, 7, null],
    [{ maxLength: 3 }, 5, 7, null],
    [{ maxLength: 3 }, 5, 8, { code: 'tooLong', count: 3 }],
    [{ maxLength: 3, isUnbroken: true }, 5, 8, { code: 'tooLong', count: 3 }],
    [{ isUnbroken: true }, 5, 8, { code: 'broken', day: 6 }],
    [{ isUnbroken: true }, 7, 8, null],
    [{ isUnbroken: true }, 6, 6, { code: 'broken', day: 6 }],
    [{}, 5, 8, null],
  ])('%j, %i to %i: %j', (rules, start, end, problem) => {
    expect(problemOf({ start, end }, rules, except(6))).toEqual(problem);
  });

  it('know whole, started and equal ranges', () => {
    expect([wholeRange({ start: 1, end: 2 }), wholeRange({ start: 1, end: null })]).toEqual([
      { start: 1, end: 2 },
      null,
    ]);
    expect([{ start: 1, end: 2 }, { start: 0, end: null }, { start: null, end: 0 }, noEnds].map(begunAt)).toEqual([
      null,
      0,
      0,
      null,
    ]);
    const one = { start: 1, end: 2 };
    expect([isSameRange(one, { ...one }), isSameRange(one, { ...one, end: 3 })]).toEqual([true, false]);
    const moments = { start: at(1, 10), end: at(1, 12) };
    const withSeconds = { ...moments, end: moments.end.set({ second: 30 }) };
    expect([isSameRange(moments, withSeconds), isSameRange(moments, { ...moments, end: at(1, 12, 1) })]).toEqual([
      true,
      false,
    ]);
    expect([isSameRange(one, { ...one, start: 0 }), isSameRange(one, null), isSameRange(null, null)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    [noEnds, { days: [], start: null }],
    [
      { start: 5, end: null },
      { days: [5], start: 5 },
    ],
    [
      { start: null, end: 8 },
      { days: [8], start: 8 },
    ],
    [
      { start: 5, end: 8 },
      { days: [5, 7, 8], start: null },
    ],
  ])('show %j in a calendar as %j', (ends, selection) => {
    expect(selectionOf(ends, except(6))).toEqual(selection);
  });
});

describe('any clicks', () => {
  const limits = fc.record({
    minLength: fc.integer({ min: 1, max: 6 }),
    maxLength: fc.integer({ min: 4, max: 30 }),
    isUnbroken: fc.boolean(),
  });
  const strip = fc.array(
    fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
    { minLength: 40, maxLength: 40 },
  );
  const clicks = fc.array(fc.nat(39), { maxLength: 12 });

  it('yield only allowed ranges, and all of them, in 5,000 cases', () => {
    fc.assert(
      fc.property(strip, clicks, limits, fc.nat(39), fc.nat(39), (isFree, days, rules, one, other) => {
        const isAvailable = (day: number) => isFree[day] === true;
        const ends = after(days.filter(isAvailable), rules, isAvailable);
        const range = wholeRange(ends);
        if (range) expect(problemOf(range, rules, isAvailable)).toBeNull();
        for (const end of [ends.start, ends.end]) if (end !== null) expect(isAvailable(end)).toBe(true);

        // By definition: day by day.
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const held = isFree.slice(start, end + 1);
        const isAllowed =
          held.length >= rules.minLength &&
          held.length <= rules.maxLength &&
          (!rules.isUnbroken || held.every((isOne) => isOne));
        if (!isAvailable(one) || !isAvailable(other)) return;
        expect(after([one, other], rules, isAvailable)).toEqual(isAllowed ? { start, end } : { start: one, end: null });
        // In reverse order it is the same range.
        expect(wholeRange(after([other, one], rules, isAvailable))).toEqual(isAllowed ? { start, end } : null);
      }),
      { numRuns: 5000 },
    );
  });

  it('show only the ends and the available days between them in a calendar', () => {
    fc.assert(
      fc.property(strip, clicks, (isFree, days) => {
        const isAvailable = (day: number) => isFree[day] === true;
        const ends = after(days.filter(isAvailable), {}, isAvailable);
        const { days: shown, start } = selectionOf(ends, isAvailable);
        const range = wholeRange(ends);
        expect(start).toBe(begunAt(ends));
        const isHeld = (day: number) =>
          range ? isFree[day] === true && day >= range.start && day <= range.end : day === start;
        expect(shown).toEqual(isFree.flatMap((_isOne, day) => (isHeld(day) ? [day] : [])));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a range with times', () => {
  it.each([
    ['the same moment', {}, at(5, 10), at(5, 10), null],
    ['an earlier end on one day', {}, at(5, 10), at(5, 9, 59), { code: 'order' }],
    ['an earlier day', {}, at(5, 10), at(4, 23), { code: 'order' }],
    ['an earlier time on a later day', {}, at(5, 23), at(6, 0), null],
    ['too short', { minLength: 3 }, at(5, 0), at(6, 23), { code: 'tooShort', count: 3 }],
    ['too long', { maxLength: 2 }, at(5, 23), at(7, 0), { code: 'tooLong', count: 2 }],
  ])('of %s, by %j: from %s to %s', (_, rules, start, end, problem) => {
    expect(problemOfEnds({ start, end }, rules, () => true)).toEqual(problem);
  });

  it('has no unavailable day if it must be unbroken', () => {
    const range = { start: at(5, 10), end: at(8, 12) };
    expect(problemOfEnds(range, { isUnbroken: true }, (day) => day !== 7)).toEqual({
      code: 'broken',
      day: 7,
    });
  });
});
