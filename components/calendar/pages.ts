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
  /** How many years stand on a page; left out for `usualYears`. */
  readonly yearsInView?: number | undefined;
}

/** Years per page (L-06). */
export const usualYears = 15;

/** The first page starts with this year, not 1970, so that 2020 starts a page. */
const FIRST_PAGED_YEAR = 1960;

/** Months or years per row. */
export const PERIODS_IN_ROW = 3;

/** Months from one cell to the next. */
export const monthsInCell = { month: 1, year: 12 } as const;

/** Months from one page to the next. */
export function monthsOnPage({ view, yearsInView = usualYears }: Pick<ShownPage, 'view' | 'yearsInView'>): number {
  if (view === 'day') return 1;
  return view === 'month' ? 12 : 12 * yearsInView;
}

/** The position of a year on its page, from 0: it never changes. */
const yearOnPage = (day: CalendarDay, years: number): number =>
  (((datePartsOf(day).year - FIRST_PAGED_YEAR) % years) + years) % years;

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
export function shownDays({ view, page, monthCount, yearsInView = usualYears }: ShownPage): DayBounds {
  const years = view === 'year' ? yearOnPage(page, yearsInView) : 0;
  const min = view === 'day' ? startOfMonth(page) : dayOf(datePartsOf(page).year - years, 1, 1);
  return { min, max: addMonths(min, view === 'day' ? monthCount : monthsOnPage({ view, yearsInView })) - 1 };
}

/** The first days of the months or years of a page. */
export function periodsOf(
  view: 'month' | 'year',
  { page, yearsInView }: Pick<ShownPage, 'page' | 'yearsInView'>,
): ReadonlyArray<CalendarDay> {
  const { min } = shownDays({ view, page, monthCount: 1, yearsInView });
  const step = monthsInCell[view];
  return Array.from({ length: monthsOnPage({ view, yearsInView }) / step }, (_, index) => addMonths(min, index * step));
}

/** The column of a day in its row, and the number of columns. */
export function columnOf(
  view: CalendarView,
  day: CalendarDay,
  yearsInView = usualYears,
): readonly [column: number, columns: number] {
  if (view === 'day') return [day - startOfWeek(day), 7];
  const place = view === 'month' ? datePartsOf(day).month - 1 : yearOnPage(day, yearsInView);
  return [place % PERIODS_IN_ROW, PERIODS_IN_ROW];
}

export const isWithin = (day: CalendarDay, { min, max }: DayBounds): boolean => day >= min && day <= max;
