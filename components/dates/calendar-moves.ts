import { addMonths, clampDay, datePartsOf, startOfWeek, type CalendarDay, type DayBounds } from './calendar-day.ts';
import { yearOnPage, YEARS_ON_PAGE } from './calendar-pages.ts';

/** Days of a month, months of a year, years of a page (T-03). */
export type CalendarView = 'day' | 'month' | 'year';

/** Months or years per row: the step of up and down. */
export const PERIODS_IN_ROW = 3;

type Move = (day: CalendarDay) => CalendarDay;
type Moves = Readonly<Record<string, Move>>;

/** The column of a day's month in its row, and of its year: 0, 1 or 2. */
const monthInRow: Move = (day) => (datePartsOf(day).month - 1) % PERIODS_IN_ROW;
const yearInRow: Move = (day) => yearOnPage(day) % PERIODS_IN_ROW;

const addYears = (day: CalendarDay, count: number): CalendarDay => addMonths(day, 12 * count);

/**
 * The keys of each view and the days they lead to. From the date grid of the ARIA Authoring Practices; with Shift a
 * page of the next view, in years a century.
 */
const moves: Readonly<Record<CalendarView, Moves>> = {
  day: {
    ArrowLeft: (day) => day - 1,
    ArrowRight: (day) => day + 1,
    ArrowUp: (day) => day - 7,
    ArrowDown: (day) => day + 7,
    Home: startOfWeek,
    End: (day) => startOfWeek(day) + 6,
    PageUp: (day) => addMonths(day, -1),
    PageDown: (day) => addMonths(day, 1),
    'Shift+PageUp': (day) => addYears(day, -1),
    'Shift+PageDown': (day) => addYears(day, 1),
  },
  month: {
    ArrowLeft: (day) => addMonths(day, -1),
    ArrowRight: (day) => addMonths(day, 1),
    ArrowUp: (day) => addMonths(day, -PERIODS_IN_ROW),
    ArrowDown: (day) => addMonths(day, PERIODS_IN_ROW),
    Home: (day) => addMonths(day, -monthInRow(day)),
    End: (day) => addMonths(day, PERIODS_IN_ROW - 1 - monthInRow(day)),
    PageUp: (day) => addYears(day, -1),
    PageDown: (day) => addYears(day, 1),
    'Shift+PageUp': (day) => addYears(day, -YEARS_ON_PAGE),
    'Shift+PageDown': (day) => addYears(day, YEARS_ON_PAGE),
  },
  year: {
    ArrowLeft: (day) => addYears(day, -1),
    ArrowRight: (day) => addYears(day, 1),
    ArrowUp: (day) => addYears(day, -PERIODS_IN_ROW),
    ArrowDown: (day) => addYears(day, PERIODS_IN_ROW),
    Home: (day) => addYears(day, -yearInRow(day)),
    End: (day) => addYears(day, PERIODS_IN_ROW - 1 - yearInRow(day)),
    PageUp: (day) => addYears(day, -YEARS_ON_PAGE),
    PageDown: (day) => addYears(day, YEARS_ON_PAGE),
    'Shift+PageUp': (day) => addYears(day, -100),
    'Shift+PageDown': (day) => addYears(day, 100),
  },
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

export interface PressedKey {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly shiftKey?: boolean;
  /** In right-to-left text, left is forward. */
  readonly isRightToLeft?: boolean;
}

/**
 * The focused day after a key; null if the key does nothing in this view and is left to the page. Clamped to the
 * bounds. Unavailable days are not skipped: they explain themselves on focus.
 */
export function moveFocus(
  view: CalendarView,
  day: CalendarDay,
  { key, shiftKey = false, isRightToLeft = false }: PressedKey,
  bounds: DayBounds,
): CalendarDay | null {
  const meant = isRightToLeft ? (mirrored[key] ?? key) : key;
  const name = shiftKey ? `Shift+${meant}` : meant;
  return Object.hasOwn(moves[view], name) ? clampDay(moves[view][name]!(day), bounds) : null;
}
