import { useMemo } from 'react';
import { startOfWeek, type CalendarDay, type Holiday } from '../dates/index.ts';
import type { DayCalendarProps } from './day-calendar.tsx';
import { shownDays, type ShownPage } from './pages.ts';

const none: ReadonlyArray<Holiday> = [];

/** The names of shown days, in order; a day with two names has both. */
export function useNotes(
  { holidays = none, namedDays = none }: Pick<DayCalendarProps, 'holidays' | 'namedDays'>,
  page: ShownPage,
  hasOutsideDays: boolean,
): ReadonlyMap<CalendarDay, string> {
  const { min, max } = shownDays(page);
  const from = hasOutsideDays ? startOfWeek(min) : min;
  const to = hasOutsideDays ? startOfWeek(max) + 6 : max;
  return useMemo(() => {
    const named = [...holidays, ...namedDays]
      .filter(({ day }) => day >= from && day <= to)
      .toSorted((one, other) => one.day - other.day);
    const notes = new Map<CalendarDay, string>();
    for (const { day, name } of named) notes.set(day, notes.has(day) ? `${notes.get(day)}, ${name}` : name);
    return notes;
  }, [holidays, namedDays, from, to]);
}
