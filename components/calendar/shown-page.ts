import {
  addMonths,
  clampDay,
  datePartsOf,
  endOfMonth,
  monthArrows,
  startOfMonth,
  startOfWeek,
  startOfYear,
  yearArrows,
  yearPageArrows,
  yearsOfPage,
  type CalendarArrows,
  type CalendarDay,
  type CalendarView,
  type DayBounds,
} from '../dates/index.ts';

/** What is shown: in the view of days one or more months from `page` on, else the year or years of `page`. */
export interface ShownPage {
  readonly view: CalendarView;
  readonly page: CalendarDay;
  /** How many months stand side by side. */
  readonly monthCount: number;
}

export const monthsBetween = (one: CalendarDay, other: CalendarDay): number => {
  const [from, to] = [datePartsOf(one), datePartsOf(other)];
  return (to.year - from.year) * 12 + to.month - from.month;
};

/** The day that keys a cell: itself, the first of its month or of its year. */
export function cellDay(view: CalendarView, day: CalendarDay): CalendarDay {
  if (view === 'day') return day;
  return view === 'month' ? startOfMonth(day) : startOfYear(day);
}

/** The same day in a cell's month or year; in the view of days, the cell's day. */
export function dayInCell(view: CalendarView, cell: CalendarDay, day: CalendarDay): CalendarDay {
  if (view === 'day') return cell;
  const months = view === 'month' ? monthsBetween(day, cell) : 12 * (datePartsOf(cell).year - datePartsOf(day).year);
  return addMonths(day, months);
}

const unlimited: DayBounds = { min: -Infinity, max: Infinity };

/** The first and last day shown, without adjacent months. */
export function shownDays({ view, page, monthCount }: ShownPage): DayBounds {
  if (view === 'day')
    return { min: startOfMonth(page), max: endOfMonth(addMonths(startOfMonth(page), monthCount - 1)) };
  const years = view === 'month' ? [startOfYear(page)] : yearsOfPage(page, unlimited).map(({ day }) => day);
  return { min: years[0]!, max: endOfMonth(addMonths(years.at(-1)!, 11)) };
}

/** The page that shows a day, moved no further than needed. */
export function pageWith(shown: ShownPage, day: CalendarDay): CalendarDay {
  const { min, max } = shownDays(shown);
  if (day >= min && day <= max) return shown.page;
  if (shown.view !== 'day') return startOfMonth(day);
  return addMonths(startOfMonth(day), day < min ? 0 : 1 - shown.monthCount);
}

/** Whether two days, each on its page, share a position: React then reuses the element. */
export function isSamePlace(before: ShownPage, one: CalendarDay, after: ShownPage, other: CalendarDay): boolean {
  const placeOf = ({ view, page }: ShownPage, day: CalendarDay): string => {
    if (view === 'day') return `${monthsBetween(page, day)} ${day - startOfWeek(startOfMonth(day))}`;
    const first = shownDays({ view, page, monthCount: 1 }).min;
    return String(Math.floor(monthsBetween(first, day) / (view === 'month' ? 1 : 12)));
  };
  return before.view === after.view && placeOf(before, one) === placeOf(after, other);
}

/** Targets of a page's arrows; null where none lies within the bounds. */
export function arrowsOf({ view, page, monthCount }: ShownPage, bounds: DayBounds): CalendarArrows {
  if (view === 'month') return yearArrows(page, bounds);
  if (view === 'year') return yearPageArrows(page, bounds);
  const last = addMonths(page, monthCount - 1);
  const { previous } = monthArrows(page, bounds);
  return { previous, next: monthArrows(last, bounds).next === null ? null : addMonths(page, 1) };
}

/** The tabbable day when the previous one is hidden: a chosen one, today, or the first. */
export function reachedDay(
  { min, max }: DayBounds,
  days: ReadonlyArray<CalendarDay>,
  today: CalendarDay,
  bounds: DayBounds,
): CalendarDay {
  const isShown = (day: CalendarDay) => day >= min && day <= max;
  return days.find(isShown) ?? clampDay(clampDay(isShown(today) ? today : min, bounds), { min, max });
}
