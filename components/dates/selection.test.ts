import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDay, daysBetween, noSelection, type Selection, type SelectionMode } from './index.ts';

const always = () => true;
const except =
  (...days: ReadonlyArray<number>) =>
  (day: number) =>
    !days.includes(day);

interface Clicks {
  readonly isAvailable?: (day: number) => boolean;
  readonly canGiveUp?: boolean;
  readonly from?: Selection;
}

const after = (
  mode: SelectionMode,
  clicks: ReadonlyArray<number>,
  { isAvailable = always, from = noSelection, ...rest }: Clicks = {},
): Selection => clicks.reduce((selection, day) => chooseDay(selection, day, { mode, isAvailable, ...rest }), from);

describe('choosing one day [T-04 part]', () => {
  it('leaves the one before', () => {
    expect(after('single', [5, 9])).toEqual({ days: [9], start: null });
  });

  it('gives it up when it is chosen again, unless it may not be', () => {
    expect(after('single', [5, 5]).days).toEqual([]);
    expect(after('single', [5, 5], { canGiveUp: false }).days).toEqual([5]);
  });
});

describe('choosing any days [T-04 part]', () => {
  it('keeps them in their order', () => {
    expect(after('multiple', [5, 9, 2])).toEqual({ days: [2, 5, 9], start: null });
  });

  it('gives up one that is chosen again, unless it may not be', () => {
    expect(after('multiple', [5, 9, 5]).days).toEqual([9]);
    expect(after('multiple', [5, 9, 5], { canGiveUp: false }).days).toEqual([5, 9]);
  });
});

describe('choosing spans [T-04 part]', () => {
  it('begins with the first click', () => {
    expect(after('multiple-ranged', [5])).toEqual({ days: [5], start: 5 });
  });

  it('fills every day between two clicks, in either direction', () => {
    expect(after('multiple-ranged', [5, 8])).toEqual({ days: [5, 6, 7, 8], start: null });
    expect(after('multiple-ranged', [8, 5])).toEqual({ days: [5, 6, 7, 8], start: null });
  });

  it('leaves out the days that cannot be chosen', () => {
    expect(after('multiple-ranged', [5, 9], { isAvailable: except(6, 7) }).days).toEqual([5, 8, 9]);
  });

  it('adds further spans to the ones before', () => {
    expect(after('multiple-ranged', [5, 6, 12, 10]).days).toEqual([5, 6, 10, 11, 12]);
    expect(after('multiple-ranged', [5, 7, 9, 6]).days).toEqual([5, 6, 7, 8, 9]);
  });

  it('gives up the beginning of a span when it is clicked again', () => {
    expect(after('multiple-ranged', [5, 6, 10, 10])).toEqual({ days: [5, 6], start: null });
  });

  it('gives up the whole span that is clicked into, over days that cannot be chosen', () => {
    const spans = after('multiple-ranged', [1, 2, 5, 9], { isAvailable: except(7) });
    expect(spans.days).toEqual([1, 2, 5, 6, 8, 9]);
    expect(after('multiple-ranged', [9], { isAvailable: except(7), from: spans })).toEqual({
      days: [1, 2],
      start: null,
    });
    expect(after('multiple-ranged', [1], { isAvailable: except(7), from: spans }).days).toEqual([5, 6, 8, 9]);
  });

  it('keeps every chosen day where none may be given up', () => {
    expect(after('multiple-ranged', [5, 5], { canGiveUp: false })).toEqual({ days: [5], start: null });
    expect(after('multiple-ranged', [5, 7, 6, 9], { canGiveUp: false })).toEqual({
      days: [5, 6, 7, 8, 9],
      start: null,
    });
  });

  it('fills the whole calendar', () => {
    expect(daysBetween(182_986, 0, always)).toHaveLength(182_987);
    expect(after('multiple-ranged', [0, 182_986]).days).toHaveLength(182_987);
  });
});

it.each(['single', 'multiple', 'multiple-ranged'] as const)(
  'choosing what cannot be chosen changes nothing (%s)',
  (mode) => {
    const selection = after(mode, [3]);
    expect(chooseDay(selection, 7, { mode, isAvailable: except(7) })).toBe(selection);
  },
);

/** The rules once more, on a strip of days, one day at a time. */
function oracle(
  clicks: ReadonlyArray<number>,
  isFree: ReadonlyArray<boolean>,
  mode: SelectionMode,
  canGiveUp: boolean,
) {
  const chosen = isFree.map(() => false);
  let start = -1;
  for (const day of clicks) {
    if (!isFree[day]) continue;
    const isGivenUp = chosen[day] && canGiveUp;
    if (mode === 'single') {
      chosen.fill(false);
      chosen[day] = !isGivenUp;
    } else if (mode === 'multiple') {
      chosen[day] = !isGivenUp;
    } else if (start >= 0) {
      if (start === day && isGivenUp) chosen[day] = false;
      else
        for (let other = 0; other < chosen.length; other += 1)
          if ((other >= start && other <= day) || (other >= day && other <= start)) chosen[other] ||= isFree[other]!;
      start = -1;
    } else if (isGivenUp) {
      for (const step of [-1, 1])
        for (
          let other = day + step;
          other >= 0 && other < chosen.length && (chosen[other] || !isFree[other]);
          other += step
        )
          chosen[other] = false;
      chosen[day] = false;
    } else {
      chosen[day] = true;
      start = day;
    }
  }
  return { days: chosen.flatMap((isChosen, day) => (isChosen ? [day] : [])), start: start < 0 ? null : start };
}

describe('any clicks', () => {
  it.each([
    ['single', 1000],
    ['multiple', 1000],
    ['multiple-ranged', 5000],
  ] as const)('choose %s as a strip of days with an eraser says, in %i cases [T-04 part]', (mode, numRuns) => {
    const strip = fc.array(
      fc.boolean().chain((isRare) => (isRare ? fc.boolean() : fc.constant(true))),
      { minLength: 40, maxLength: 40 },
    );
    const clicks = fc.array(fc.nat(39), { maxLength: 12 });
    fc.assert(
      fc.property(strip, clicks, fc.boolean(), (isFree, days, canGiveUp) => {
        const found = after(mode, days, { isAvailable: (day) => isFree[day] === true, canGiveUp });
        expect(found).toEqual(oracle(days, isFree, mode, canGiveUp));
      }),
      { numRuns },
    );
  });
});
