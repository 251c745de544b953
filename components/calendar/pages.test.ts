import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLimits, fromIsoDate, startOfMonth, startOfWeek, toIsoDate, weekdayOf } from '../dates/index.ts';
import { dayInCell, isSamePlace, pageWith, shownDays, type ShownPage } from './shown-page.ts';
import { spanPlaces } from './span-places.ts';

const day = fromIsoDate;
const anyDay = fc.integer({ min: calendarLimits.min + 5500, max: calendarLimits.max - 5500 });

describe('shown pages', () => {
  it.each([
    ['day', 1, '2026-11-01', '2026-11-30'],
    ['day', 3, '2026-11-01', '2027-01-31'],
    ['month', 1, '2026-01-01', '2026-12-31'],
    ['year', 1, '2020-01-01', '2034-12-31'],
  ] as const)('in the view %s of %i is %s to %s', (view, monthCount, first, last) => {
    const { min, max } = shownDays({ view, page: day('2026-11-01'), monthCount });
    expect([min, max].map(toIsoDate)).toEqual([first, last]);
  });

  it('contains each target day and moves no further than needed', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 4 }), (from, to, monthCount) => {
        const page = startOfMonth(from);
        const moved = pageWith({ view: 'day', page, monthCount }, to);
        const { min, max } = shownDays({ view: 'day', page: moved, monthCount });
        expect(to >= min && to <= max).toBe(true);
        const before = shownDays({ view: 'day', page, monthCount });
        if (to >= before.min && to <= before.max) expect(moved).toBe(page);
        else expect(startOfMonth(to < before.min ? min : max)).toBe(startOfMonth(to));
      }),
    );
  });

  it('puts days with equal week and weekday in the same place', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const on = (of: number): ShownPage => ({ view: 'day', page: startOfMonth(of), monthCount: 1 });
        const placeOf = (of: number) => [(startOfWeek(of) - startOfWeek(startOfMonth(of))) / 7, weekdayOf(of)];
        const isSame = placeOf(one).join() === placeOf(other).join();
        expect(isSamePlace(on(one), one, on(other), other)).toBe(isSame);
      }),
    );
  });

  it.each([
    ['day', '2026-11-21', '2026-12-01', '2026-12-01'],
    ['month', '2026-10-31', '2026-11-01', '2026-11-30'],
    ['year', '2028-02-29', '2029-01-01', '2029-02-28'],
  ] as const)('in the view %s leads from %s into the cell of %s on %s', (view, from, cell, to) => {
    expect(toIsoDate(dayInCell(view, day(cell), day(from)))).toBe(to);
  });
});

describe('the places in a span', () => {
  const weekdaysOnly = (one: number) => weekdayOf(one) < 6;
  const placesOf = (...dates: ReadonlyArray<string>) =>
    [...spanPlaces(dates.map(day), weekdaysOnly)].map(([one, place]) => `${toIsoDate(one).slice(5)} ${place}`);

  it('skip unavailable days', () => {
    expect(placesOf('2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01')).toEqual([
      '11-26 end',
      '11-27 middle',
      '11-30 middle',
      '12-01 end',
    ]);
  });

  it('end where an available day is missing', () => {
    expect(placesOf('2026-11-23', '2026-11-24', '2026-11-26')).toEqual(['11-23 end', '11-24 end', '11-26 end']);
  });
});
