import {
  addMonths,
  datePartsOf,
  dayOf,
  startOfMonth,
  startOfWeek,
  startOfYear,
  type CalendarDay,
  type DayBounds,
} from '../dates/index.ts';
import type { CalendarView } from './calendar-options.ts';

/** What is shown: in the view of days one or more months from `page` on, else the year or years of `page`. */
export interface ShownPage {
  readonly view: CalendarView;
  readonly page: CalendarDay;
  /** How many months stand side by side. */
  readonly monthCount: number;
}

/** Years per page (L-06). */
const YEARS_ON_PAGE = 15;

/** The first page starts with this year, not 1970, so that 2020 starts a page. */
const FIRST_PAGED_YEAR = 1960;

/** Months or years per row. */
export const PERIODS_IN_ROW = 3;

/** Months from one cell to the next. */
export const monthsInCell = { month: 1, year: 12 } as const;

/** Months from one page to the next. */
export const monthsOnPage = { day: 1, month: 12, year: 12 * YEARS_ON_PAGE } as const satisfies Record<
  CalendarView,
  number
>;

/** The position of a year on its page, 0 to 14: it never changes. */
const yearOnPage = (day: CalendarDay): number => (datePartsOf(day).year - FIRST_PAGED_YEAR) % YEARS_ON_PAGE;

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
export const dayInCell = (view: CalendarView, cell: CalendarDay, day: CalendarDay): CalendarDay =>
  view === 'day' ? cell : addMonths(day, monthsBetween(cellDay(view, day), cell));

/** The first and last day shown, without adjacent months. */
export function shownDays({ view, page, monthCount }: ShownPage): DayBounds {
  const years = view === 'year' ? yearOnPage(page) : 0;
  const min = view === 'day' ? startOfMonth(page) : dayOf(datePartsOf(page).year - years, 1, 1);
  return { min, max: addMonths(min, view === 'day' ? monthCount : monthsOnPage[view]) - 1 };
}

/** The first days of the months or years of a page. */
export function periodsOf(view: 'month' | 'year', page: CalendarDay): ReadonlyArray<CalendarDay> {
  const { min } = shownDays({ view, page, monthCount: 1 });
  const step = monthsInCell[view];
  return Array.from({ length: monthsOnPage[view] / step }, (_, index) => addMonths(min, index * step));
}

/** The column of a day in its row, and the number of columns. */
export function columnOf(view: CalendarView, day: CalendarDay): readonly [column: number, columns: number] {
  if (view === 'day') return [day - startOfWeek(day), 7];
  return [(view === 'month' ? datePartsOf(day).month - 1 : yearOnPage(day)) % PERIODS_IN_ROW, PERIODS_IN_ROW];
}

export const isWithin = (day: CalendarDay, { min, max }: DayBounds): boolean => day >= min && day <= max;
