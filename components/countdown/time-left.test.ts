import { parseZonedDateTime } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  millisecondsOf,
  milestones,
  passesMilestone,
  secondsLeft,
  timeParts,
  shownSeconds,
  unchangedFor,
  type TimeUnit,
} from './time-left.ts';

const lengths: Readonly<Record<TimeUnit, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };
const order = Object.keys(lengths) as ReadonlyArray<TimeUnit>;
const total = (seconds: number) => timeParts(seconds).reduce((sum, { unit, count }) => sum + count * lengths[unit], 0);
const written = (seconds: number) =>
  timeParts(seconds)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');
/** Seconds up to three years, small ones as often as large ones. */
const seconds = fc.oneof(fc.nat(200), fc.nat(10_000), fc.nat(100_000_000));

describe('millisecondsOf', () => {
  it.each([
    ['2026-11-23T18:00:00+01:00', Date.UTC(2026, 10, 23, 17)],
    ['2026-11-23T17:00Z', Date.UTC(2026, 10, 23, 17)],
    [1_795_453_200_000, 1_795_453_200_000],
    [new Date(1_795_453_200_000), 1_795_453_200_000],
    // The clocks go back: the second 2:30 of that night.
    [parseZonedDateTime('2026-10-25T02:30+01:00[Europe/Warsaw]'), Date.UTC(2026, 9, 25, 1, 30)],
  ])('of %s is %d', (instant, milliseconds) => {
    expect(millisecondsOf(instant)).toBe(milliseconds);
  });

  it.each([
    '2026-11-23T18:00:00',
    '2026-11-23',
    'jutro',
    '2026-13-40T18:00:00Z',
    new Date(''),
    Number.NaN,
    Infinity,
    9e15,
  ])('refuses %s, which is no instant everywhere the same', (instant) => {
    expect(() => millisecondsOf(instant)).toThrow(RangeError);
  });
});

describe('secondsLeft', () => {
  it.each([
    [1000, 0, 1],
    [1000, 1, 1],
    [1000, 999, 1],
    [1000, 1000, 0],
    [1000, 5000, 0],
    [2001, 1000, 2],
  ])('to %d from %d are %d', (end, now, left) => {
    expect(secondsLeft(end, now)).toBe(left);
  });

  it('are 0 only at or after the end', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (end, now) => {
        expect(secondsLeft(end, now) === 0).toBe(now >= end);
      }),
    );
  });
});

describe('timeParts', () => {
  it.each([
    [183_600, '2 days 3 hours'],
    [172_800, '2 days 0 hours'],
    [86_400, '1 days 0 hours'],
    [86_399, '23 hours 59 minutes'],
    [11_520, '3 hours 12 minutes'],
    [3599, '59 minutes 59 seconds'],
    [60, '1 minutes 0 seconds'],
    [59, '59 seconds'],
    [0, '0 seconds'],
  ])('of %d seconds are %s', (given, parts) => {
    expect(written(given)).toBe(parts);
  });

  it('are the largest unit and the next, and lose less than one of the smaller', () => {
    fc.assert(
      fc.property(seconds, (given) => {
        const parts = timeParts(given);
        const first = order.findIndex((unit) => given >= lengths[unit]);
        expect(parts.map(({ unit }) => unit)).toEqual(first < 0 ? ['seconds'] : order.slice(first, first + 2));
        const lost = given - total(given);
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThan(lengths[parts.at(-1)!.unit]);
      }),
    );
  });

  it('never have a count that the next larger unit would hold', () => {
    const bounds: Readonly<Record<TimeUnit, number>> = { days: Infinity, hours: 24, minutes: 60, seconds: 60 };
    fc.assert(
      fc.property(seconds, (given) => {
        for (const { unit, count } of timeParts(given)) expect(count).toBeLessThan(bounds[unit]);
      }),
    );
  });
});

describe('shownSeconds', () => {
  it('read the same, and change only with the words', () => {
    fc.assert(
      fc.property(seconds, (given) => {
        expect(written(shownSeconds(given))).toBe(written(given));
        expect(shownSeconds(given)).toBe(total(given));
      }),
    );
  });
});

describe('unchangedFor', () => {
  it('ends before the words change and before a milestone', () => {
    fc.assert(
      fc.property(seconds, (given) => {
        const rest = unchangedFor(given * 1000, 0) / 1000;
        const later = given - rest;
        expect(written(later)).toBe(written(given));
        if (rest > 0) expect(passesMilestone(given, later)).toBe(false);
      }),
    );
  });

  it('waits no longer than the words last, less the time to load', () => {
    expect(unchangedFor(2 * 86_400_000 + 3_599_000, 0)).toBe(3_589_000);
    expect(unchangedFor(59_000, 0)).toBe(0);
  });
});

describe('passesMilestone', () => {
  it('reports 1 day, 1 hour, 10 minutes and 1 minute, each once per countdown by seconds', () => {
    const passed = [];
    for (let left = 90_000; left > 0; left -= 1) if (passesMilestone(left, left - 1)) passed.push(left - 1);
    expect(passed).toEqual([86_400, 3600, 600, 60]);
  });

  it('reports every leap over one or more milestones, but not at the end or backwards', () => {
    fc.assert(
      fc.property(seconds, seconds, (before, after) => {
        const isOver = milestones.some((milestone) => before > milestone && milestone >= after);
        expect(passesMilestone(before, after)).toBe(after > 0 && isOver);
        expect(passesMilestone(before, 0)).toBe(false);
        expect(passesMilestone(Math.min(before, after), Math.max(before, after))).toBe(false);
      }),
    );
  });
});
