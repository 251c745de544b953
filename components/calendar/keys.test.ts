import { describe, expect, it } from 'vitest';
import { fromIsoDate, toIsoDate } from '../dates/index.ts';
import type { CalendarView } from './calendar-options.ts';
import { moveFocus, type PressedKey } from './keys.ts';

const move = (view: CalendarView, key: PressedKey | string, from = '2026-11-21') => {
  const day = moveFocus(view, fromIsoDate(from), typeof key === 'string' ? { key } : key);
  return day === null ? null : toIsoDate(day);
};
const shift = (key: string): PressedKey => ({ key, shiftKey: true });
const views = ['day', 'month', 'year'] as const;

describe('a key [T-03 part]', () => {
  // The page's rows of years are 2020 to 2022, 2023 to 2025, 2026 to 2028, 2029 to 2031, 2032 to 2034.
  it.each([
    ['ArrowLeft', '2026-11-20', '2026-10-21', '2025-11-21'],
    ['ArrowRight', '2026-11-22', '2026-12-21', '2027-11-21'],
    ['ArrowUp', '2026-11-14', '2026-08-21', '2023-11-21'],
    ['ArrowDown', '2026-11-28', '2027-02-21', '2029-11-21'],
    ['Home', '2026-11-16', '2026-10-21', '2026-11-21'],
    ['End', '2026-11-22', '2026-12-21', '2028-11-21'],
    ['PageUp', '2026-10-21', '2025-11-21', '2011-11-21'],
    ['PageDown', '2026-12-21', '2027-11-21', '2041-11-21'],
    [shift('PageUp'), '2025-11-21', '2011-11-21', '1926-11-21'],
    [shift('PageDown'), '2027-11-21', '2041-11-21', '2126-11-21'],
  ] as const)('%o leads to %s among days, %s among months, %s among years', (key, ...expected) => {
    expect(views.map((view) => move(view, key))).toEqual(expected);
  });

  it('stops on the last day of a shorter month', () => {
    expect(move('day', 'PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(move('day', shift('PageDown'), '2028-02-29')).toBe('2029-02-28');
    expect(move('month', 'ArrowDown', '2026-11-30')).toBe('2027-02-28');
  });

  it.each([
    ['1974-05-04', '1972-05-04', '1974-05-04'],
    ['2469-05-04', '2467-05-04', '2469-05-04'],
    ['2470-05-04', '2470-05-04', '2472-05-04'],
  ])('leads from the year of %s to the ends of its row, %s and %s', (from, first, last) => {
    expect([move('year', 'Home', from), move('year', 'End', from)]).toEqual([first, last]);
  });

  it('that moves nothing is left to the page', () => {
    const others = ['Enter', ' ', 'Escape', 'Tab', 'a', 'constructor', 'toString', shift('ArrowLeft'), shift('Home')];
    for (const view of views) expect(others.filter((key) => move(view, key) !== null)).toEqual([]);
  });

  it('is mirrored in right-to-left text', () => {
    const mirrored = (key: string) => move('day', { key, isRightToLeft: true });
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map(mirrored)).toEqual([
      '2026-11-22',
      '2026-11-20',
      '2026-11-14',
      '2026-11-16',
    ]);
  });
});
