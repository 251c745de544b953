import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLimits, datePartsOf, fromIsoDate, toIsoDate, weekdayOf } from '../dates/index.ts';
import { dayInCell, periodsOf, shownDays } from './pages.ts';
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

  it('of years follow each other and share no year, 15 or as many as wanted [L-06 part]', () => {
    fc.assert(
      fc.property(anyDay, fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }), (of, yearsInView) => {
        const years = yearsInView ?? 15;
        const { min, max } = shownDays({ view: 'year', page: of, monthCount: 1, yearsInView });
        expect(of >= min && of <= max).toBe(true);
        expect(shownDays({ view: 'year', page: max + 1, monthCount: 1, yearsInView }).min).toBe(max + 1);
        expect(Math.abs((datePartsOf(min).year - 1960) % years)).toBe(0);
        expect(periodsOf('year', { page: of, yearsInView })).toHaveLength(years);
      }),
    );
  });

  it.each([
    ['month', '2028-02-29', 12, '2028-01-01', '2028-12-01'],
    ['year', '2028-02-29', 15, '2020-01-01', '2034-01-01'],
    ['year', '1970-05-04', 15, '1960-01-01', '1974-01-01'],
    ['year', '2470-05-04', 15, '2470-01-01', '2484-01-01'],
  ] as const)('in the view %s with %s have %i cells from %s to %s [L-06 part]', (view, of, count, first, last) => {
    const cells = periodsOf(view, { page: day(of) }).map(toIsoDate);
    expect([cells.length, cells[0], cells.at(-1)]).toEqual([count, first, last]);
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
