import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLimits, fromIsoDate, moveFocus, toIsoDate, type CalendarView, type PressedKey } from './index.ts';

const move = (view: CalendarView, key: PressedKey | string, from = '2026-11-21', bounds = calendarLimits) => {
  const day = moveFocus(view, fromIsoDate(from), typeof key === 'string' ? { key } : key, bounds);
  return day === null ? null : toIsoDate(day);
};
const shift = (key: string): PressedKey => ({ key, shiftKey: true });

describe('keys among the days of a month [T-03 part]', () => {
  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
    [shift('PageUp'), '2025-11-21'],
    [shift('PageDown'), '2027-11-21'],
  ])('%o leads to %s', (key, expected) => {
    expect(move('day', key)).toBe(expected);
  });

  it('stop on the last day of a shorter month', () => {
    expect(move('day', 'PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(move('day', shift('PageDown'), '2028-02-29')).toBe('2029-02-28');
  });
});

describe('keys among the months of a year [T-03 part]', () => {
  it.each([
    ['ArrowLeft', '2026-10-21'],
    ['ArrowRight', '2026-12-21'],
    ['ArrowUp', '2026-08-21'],
    ['ArrowDown', '2027-02-21'],
    ['Home', '2026-10-21'],
    ['End', '2026-12-21'],
    ['PageUp', '2025-11-21'],
    ['PageDown', '2027-11-21'],
    [shift('PageUp'), '2011-11-21'],
    [shift('PageDown'), '2041-11-21'],
  ])('%o leads to %s', (key, expected) => {
    expect(move('month', key)).toBe(expected);
  });
});

describe('keys among the years of a page [T-03 part]', () => {
  // This page's rows are 2020 to 2022, 2023 to 2025, 2026 to 2028, 2029 to 2031, 2032 to 2034.
  it.each([
    ['ArrowLeft', '2025-11-21'],
    ['ArrowRight', '2027-11-21'],
    ['ArrowUp', '2023-11-21'],
    ['ArrowDown', '2029-11-21'],
    ['Home', '2026-11-21'],
    ['End', '2028-11-21'],
    ['PageUp', '2011-11-21'],
    ['PageDown', '2041-11-21'],
    [shift('PageUp'), '1970-01-01'],
    [shift('PageDown'), '2126-11-21'],
  ])('%o leads to %s', (key, expected) => {
    expect(move('year', key)).toBe(expected);
  });

  it('a century back, if there is one', () => {
    expect(move('year', shift('PageUp'), '2126-11-21')).toBe('2026-11-21');
  });

  it.each([
    ['1970-05-04', '1970-01-01', '1971-05-04'],
    ['1974-05-04', '1972-05-04', '1974-05-04'],
    ['2470-05-04', '2470-05-04', '2470-12-31'],
  ])('the ends of the row of %s are %s and %s', (from, first, last) => {
    expect([move('year', 'Home', from), move('year', 'End', from)]).toEqual([first, last]);
  });
});

describe('a key', () => {
  it('that moves nothing is left to the page', () => {
    for (const key of ['Enter', ' ', 'Escape', 'Tab', 'a', 'constructor', 'toString'])
      for (const view of ['day', 'month', 'year'] as const) expect(move(view, key)).toBeNull();
    for (const view of ['day', 'month', 'year'] as const) expect(move(view, shift('ArrowLeft'))).toBeNull();
  });

  it('is mirrored in right-to-left text', () => {
    expect(move('day', { key: 'ArrowLeft', isRightToLeft: true })).toBe('2026-11-22');
    expect(move('day', { key: 'ArrowRight', isRightToLeft: true })).toBe('2026-11-20');
    expect(move('day', { key: 'ArrowUp', isRightToLeft: true })).toBe('2026-11-14');
    expect(move('day', { key: 'Home', isRightToLeft: true })).toBe('2026-11-16');
  });

  it('stops at the first and last day', () => {
    const bounds = { min: fromIsoDate('2026-11-19'), max: fromIsoDate('2027-01-05') };
    expect(move('day', 'Home', '2026-11-21', bounds)).toBe('2026-11-19');
    expect(move('day', 'PageUp', '2026-12-01', bounds)).toBe('2026-11-19');
    expect(move('day', 'ArrowLeft', '2026-11-19', bounds)).toBe('2026-11-19');
    expect(move('month', 'ArrowDown', '2026-11-21', bounds)).toBe('2027-01-05');
    expect(move('year', 'PageDown', '2026-11-21', bounds)).toBe('2027-01-05');
  });

  it('never leaves the bounds', () => {
    const keys = fc.constantFrom(
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    const spans = fc.tuple(fc.integer(calendarLimits), fc.integer(calendarLimits), fc.integer(calendarLimits));
    fc.assert(
      fc.property(fc.constantFrom('day', 'month', 'year'), keys, fc.boolean(), spans, (view, key, shiftKey, span) => {
        const [min = 0, from = 0, max = 0] = span.toSorted((a, b) => a - b);
        const to = moveFocus(view, from, { key, shiftKey }, { min, max }) ?? from;
        expect(to >= min && to <= max).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
