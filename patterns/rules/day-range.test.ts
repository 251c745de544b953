import { describe, expect, it } from 'vitest';
import { allTime, readDays } from './day-range.ts';

const moment = (iso: string) => Date.parse(iso);

describe('a range of days', () => {
  it('is whole days in Warsaw, also those on which the clock changes; either end may be open', () => {
    expect(readDays({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
      period: { since: moment('2026-11-21T00:00+01:00'), before: moment('2026-11-22T00:00+01:00') },
      problem: null,
    });
    expect(readDays({ from: '2026-10-25', to: '2026-10-25' }).period).toEqual({
      since: moment('2026-10-25T00:00+02:00'),
      before: moment('2026-10-26T00:00+01:00'),
    });
    expect(readDays({ from: '', to: '2026-03-28' }).period).toEqual({
      since: null,
      before: moment('2026-03-29T00:00+01:00'),
    });
    expect(readDays({ from: '2026-03-29', to: '' }).period.since).toBe(moment('2026-03-29T00:00+01:00'));
    expect(readDays({ from: '', to: '' })).toEqual({ period: allTime, problem: null });
  });

  it.each([
    ['2026-02-30', '', 'from'],
    ['wczoraj', '2026-01-01', 'from'],
    ['9999-12-31', '', 'from'],
    ['-1', '', 'from'],
    ['2026-01-01', '21.11.2026', 'to'],
    ['', 'NaN', 'to'],
    ['2026-11-22', '2026-11-21', 'order'],
  ])('from %o to %o is none', (from, to, problem) => {
    expect(readDays({ from, to })).toEqual({ period: allTime, problem });
  });
});
