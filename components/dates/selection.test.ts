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
  it('replaces the former', () => {
    expect(after('single', [5, 9])).toEqual({ days: [9], start: null });
  });

  it('deselects it on a second click, unless forbidden', () => {
    expect(after('single', [5, 5]).days).toEqual([]);
    expect(after('single', [5, 5], { canGiveUp: false }).days).toEqual([5]);
  });
});

describe('choosing any days [T-04 part]', () => {
  it('keeps them in order', () => {
    expect(after('multiple', [5, 9, 2])).toEqual({ days: [2, 5, 9], start: null });
  });

  it('deselects one chosen again, unless forbidden', () => {
    expect(after('multiple', [5, 9, 5]).days).toEqual([9]);
    expect(after('multiple', [5, 9, 5], { canGiveUp: false }).days).toEqual([5, 9]);
  });
});

describe('choosing spans [T-04 part]', () => {
  it('starts with the first click', () => {
    expect(after('multiple-ranged', [5])).toEqual({ days: [5], start: 5 });
  });

  it('fills all days between two clicks, in either order', () => {
    expect(after('multiple-ranged', [5, 8])).toEqual({ days: [5, 6, 7, 8], start: null });
    expect(after('multiple-ranged', [8, 5])).toEqual({ days: [5, 6, 7, 8], start: null });
  });

  it('skips unavailable days', () => {
    expect(after('multiple-ranged', [5, 9], { isAvailable: except(6, 7) }).days).toEqual([5, 8, 9]);
  });

  it('adds spans to existing ones', () => {
    expect(after('multiple-ranged', [5, 6, 12, 10]).days).toEqual([5, 6, 10, 11, 12]);
    expect(after('multiple-ranged', [5, 7, 9, 6]).days).toEqual([5, 6, 7, 8, 9]);
  });

  it('cancels a span when its start is clicked again', () => {
    expect(after('multiple-ranged', [5, 6, 10, 10])).toEqual({ days: [5, 6], start: null });
  });

  it('deselects the whole clicked span, across unavailable days', () => {
    const spans = after('multiple-ranged', [1, 2, 5, 9], { isAvailable: except(7) });
    expect(spans.days).toEqual([1, 2, 5, 6, 8, 9]);
    expect(after('multiple-ranged', [9], { isAvailable: except(7), from: spans })).toEqual({
      days: [1, 2],
      start: null,
    });
    expect(after('multiple-ranged', [1], { isAvailable: except(7), from: spans }).days).toEqual([5, 6, 8, 9]);
  });

  it('keeps every selected day if none may be given up', () => {
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

/** A reference model: a strip of days, one day at a time. */
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
