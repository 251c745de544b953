import {
  addMonths,
  datePartsOf,
  dayOf,
  startOfMonth,
  startOfWeek,
  weekNumberOf,
  type CalendarDay,
  type DayBounds,
} from './calendar-day.ts';

export interface CalendarCell {
  readonly day: CalendarDay;
  /** 1 to 31: the text of the cell. */
  readonly dayOfMonth: number;
  /** Whether it belongs to an adjacent month. */
  readonly isOutside: boolean;
}

export interface CalendarWeek {
  /** ISO 8601, 1 to 53. */
  readonly number: number;
  /** Monday to Sunday. */
  readonly cells: ReadonlyArray<CalendarCell>;
}

/** A month or year to choose. */
export interface CalendarPeriod {
  /** Its first day. */
  readonly day: CalendarDay;
  /** Whether any of its days lies within the bounds. */
  readonly isWithin: boolean;
}

/** Targets of the arrows: the first day of the previous and next page; null if nothing there is within the bounds. */
export interface CalendarArrows {
  readonly previous: CalendarDay | null;
  readonly next: CalendarDay | null;
}

/** Years per page (L-06). */
export const YEARS_ON_PAGE = 15;

/** The first page starts with this year, not 1970, so that 2020 starts a page. */
const FIRST_PAGED_YEAR = 1960;

const firstOfYear = (year: number): CalendarDay => dayOf(year, 1, 1);
const yearOf = (day: CalendarDay): number => datePartsOf(day).year;

/** The 4 to 6 whole weeks of a day's month, Monday first, with adjacent days. */
export function weeksOfMonth(day: CalendarDay): ReadonlyArray<CalendarWeek> {
  const first = startOfMonth(day);
  const [previous, next] = [addMonths(first, -1), addMonths(first, 1)];
  const monday = startOfWeek(first);
  return Array.from({ length: Math.ceil((next - monday) / 7) }, (_, week) => {
    const start = monday + week * 7;
    const cells = Array.from({ length: 7 }, (__, index) => {
      const cell = start + index;
      const month = cell < first ? previous : cell < next ? first : next;
      return { day: cell, dayOfMonth: cell - month + 1, isOutside: month !== first };
    });
    return { number: weekNumberOf(start), cells };
  });
}

/** From the first day of this period to that of the next. */
const period = (day: CalendarDay, next: CalendarDay, { min, max }: DayBounds): CalendarPeriod => ({
  day,
  isWithin: day <= max && next > min,
});

const arrows = (first: CalendarDay, previous: CalendarDay, next: CalendarDay, { min, max }: DayBounds) => ({
  previous: first > min ? previous : null,
  next: next <= max ? next : null,
});

/** The twelve months of a day's year. */
export function monthsOfYear(day: CalendarDay, bounds: DayBounds): ReadonlyArray<CalendarPeriod> {
  const year = yearOf(day);
  return Array.from({ length: 12 }, (_, index) => period(dayOf(year, index + 1, 1), dayOf(year, index + 2, 1), bounds));
}

/** The position of a year on its page, 0 to 14: it never changes. */
export const yearOnPage = (day: CalendarDay): number => (yearOf(day) - FIRST_PAGED_YEAR) % YEARS_ON_PAGE;

/** The first year on a year's page. */
const firstYearOfPage = (day: CalendarDay): number => yearOf(day) - yearOnPage(day);

/** The 15 years of the given day's page. On the first and last page some are out of all bounds. */
export function yearsOfPage(day: CalendarDay, bounds: DayBounds): ReadonlyArray<CalendarPeriod> {
  const first = firstYearOfPage(day);
  return Array.from({ length: YEARS_ON_PAGE }, (_, index) =>
    period(firstOfYear(first + index), firstOfYear(first + index + 1), bounds),
  );
}

/** A month's arrows: one month back and forth. */
export function monthArrows(day: CalendarDay, bounds: DayBounds): CalendarArrows {
  const first = startOfMonth(day);
  return arrows(first, addMonths(first, -1), addMonths(first, 1), bounds);
}

/** A year's arrows: one year back and forth. */
export function yearArrows(day: CalendarDay, bounds: DayBounds): CalendarArrows {
  const year = yearOf(day);
  return arrows(firstOfYear(year), firstOfYear(year - 1), firstOfYear(year + 1), bounds);
}

/** The arrows of a page of years: 15 back and forth. */
export function yearPageArrows(day: CalendarDay, bounds: DayBounds): CalendarArrows {
  const year = firstYearOfPage(day);
  return arrows(firstOfYear(year), firstOfYear(year - YEARS_ON_PAGE), firstOfYear(year + YEARS_ON_PAGE), bounds);
}
