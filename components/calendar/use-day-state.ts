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
import { isWithin, shownDays } from './pages.ts';

// Other calendar systems are not in the specification.
const createCalendar = () => new GregorianCalendar();

/**
 * The day that has focus and the months around it: React Stately's state, for days as integers. There the months follow
 * the focused day. A controlled month, which the state does not have, is shown instead of its months; a day of the state
 * that is not shown has no focus.
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
  /** The day to focus among those shown: a chosen one, today, or the first. */
  const defaultDay = (shown: DayBounds): CalendarDay => {
    const chosen = days.find((day) => isWithin(day, shown));
    return chosen ?? clampDay(clampDay(isWithin(today, shown) ? today : shown.min, { min, max }), shown);
  };

  // The state begins in the month of this day; the chosen one may be in the second.
  const [start] = useState(() => {
    const page = firstMonth(options.month ?? defaultMonth);
    return dateOfDay(defaultDay(shownDays({ view: 'day', page, monthCount: 1 })));
  });
  const state = useCalendarState({
    locale,
    createCalendar,
    // Whole months: a day out of bounds takes focus and says why it cannot be chosen.
    minValue: useMemo(() => dateOfDay(startOfMonth(min)), [min]),
    maxValue: useMemo(() => dateOfDay(endOfMonth(max)), [max]),
    visibleDuration: useMemo(() => ({ months: monthCount }), [monthCount]),
    selectionAlignment: 'start',
    pageBehavior: 'single',
    defaultFocusedValue: start,
  });
  const month = options.month === undefined ? dayOfDate(state.visibleRange.start) : firstMonth(options.month);
  const shown = shownDays({ view: 'day', page: month, monthCount });
  const [unmoved] = useState(state.focusedDate);
  const own = dayOfDate(state.focusedDate);

  return {
    /** The first day of the first month shown. */
    month,
    /** The day that has focus, or will. */
    focused: state.focusedDate !== unmoved && isWithin(own, shown) ? own : defaultDay(shown),
    focus: (day: CalendarDay) => state.setFocusedDate(dateOfDay(day)),
    /** One month back or forth. */
    turn: (direction: -1 | 1) => (direction < 0 ? state.focusPreviousPage() : state.focusNextPage()),
    /** The first month shown once a day has focus. */
    monthWith(day: CalendarDay): CalendarDay {
      if (isWithin(day, shown)) return month;
      return firstMonth(addMonths(day, day < shown.min ? 1 - monthCount : 0));
    },
  };
}
