import { GregorianCalendar } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useCalendarState } from 'react-stately/useCalendarState';
import {
  addMonths,
  clampDay,
  dateOfDay,
  dayOfDate,
  endOfMonth,
  startOfMonth,
  type CalendarDay,
  type DayBounds,
} from '../dates/index.ts';
import type { CalendarBehaviour } from './calendar-options.ts';
import { isWithin, monthsBetween, shownDays } from './pages.ts';

// Other calendar systems are not in the specification.
const createCalendar = () => new GregorianCalendar();

/**
 * The day that has focus and the months around it: React Stately's state, for days as integers. There the months follow
 * the focused day; a controlled month moves both while rendering.
 *
 * @param days the chosen ones
 */
export function useDayState(
  options: CalendarBehaviour,
  { min, max }: DayBounds,
  days: ReadonlyArray<CalendarDay>,
  locale: string,
) {
  const { today, monthCount = 1, defaultMonth = days[0] ?? today } = options;
  /** The first month shown for a wanted one: no month beyond the bounds, if there are enough within. */
  const firstMonth = (wanted: CalendarDay): CalendarDay =>
    Math.min(Math.max(startOfMonth(wanted), startOfMonth(min)), addMonths(startOfMonth(max), 1 - monthCount));
  /** The day to focus in some months: a chosen one, today, or the first. */
  const defaultDay = (page: CalendarDay, count: number): CalendarDay => {
    const shown = shownDays({ view: 'day', page, monthCount: count });
    const chosen = days.find((day) => isWithin(day, shown));
    return chosen ?? clampDay(clampDay(isWithin(today, shown) ? today : shown.min, { min, max }), shown);
  };

  const [start] = useState(() => defaultDay(firstMonth(options.month ?? defaultMonth), 1));
  const state = useCalendarState({
    locale,
    createCalendar,
    // Whole months: a day out of bounds takes focus and says why it cannot be chosen.
    minValue: useMemo(() => dateOfDay(startOfMonth(min)), [min]),
    maxValue: useMemo(() => dateOfDay(endOfMonth(max)), [max]),
    visibleDuration: useMemo(() => ({ months: monthCount }), [monthCount]),
    selectionAlignment: 'start',
    pageBehavior: 'single',
    defaultFocusedValue: useMemo(() => dateOfDay(start), [start]),
  });
  const focus = (day: CalendarDay) => state.setFocusedDate(dateOfDay(day));
  const turn = (direction: -1 | 1) => (direction < 0 ? state.focusPreviousPage() : state.focusNextPage());
  const month = dayOfDate(state.visibleRange.start);

  // The state begins in the first month; the chosen day may be in the second.
  const [isPlaced, setPlaced] = useState(monthCount === 1);
  const away = options.month === undefined ? 0 : monthsBetween(month, firstMonth(options.month));
  if (!isPlaced) {
    setPlaced(true);
    focus(defaultDay(month, monthCount));
  } else if (Math.abs(away) >= monthCount) {
    // The state shows a later day in its first month, an earlier one in its last.
    focus(defaultDay(addMonths(month, away > 0 ? away : away + monthCount - 1), 1));
  } else if (away !== 0) turn(away < 0 ? -1 : 1);

  return {
    /** The first day of the first month shown. */
    month,
    /** The day that has focus, or will. */
    focused: dayOfDate(state.focusedDate),
    focus,
    /** One month back or forth. */
    turn,
    /** The first month shown once a day has focus. */
    monthWith(day: CalendarDay): CalendarDay {
      const shown = shownDays({ view: 'day', page: month, monthCount });
      if (isWithin(day, shown)) return month;
      return firstMonth(addMonths(day, day < shown.min ? 1 - monthCount : 0));
    },
  };
}
