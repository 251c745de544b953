import { addMonths, clampDay, datePartsOf, startOfWeek, type CalendarDay, type DayBounds } from './calendar-day.ts';
import { yearOnPage, YEARS_ON_PAGE } from './calendar-pages.ts';

/** Days of a month, months of a year, years of a page (T-03). */
export type CalendarView = 'day' | 'month' | 'year';

/** How many months and how many years stand in a row: up and down go by so many. */
export const PERIODS_IN_ROW = 3;

type Move = (day: CalendarDay) => CalendarDay;
type Moves = Readonly<Record<string, Move>>;

/** How far into its row the month of a day stands, and its year: 0, 1 or 2. */
const monthInRow: Move = (day) => (datePartsOf(day).month - 1) % PERIODS_IN_ROW;
const yearInRow: Move = (day) => yearOnPage(day) % PERIODS_IN_ROW;

const addYears = (day: CalendarDay, count: number): CalendarDay => addMonths(day, 12 * count);

/**
 * The keyboard as a list: in each view the day to which a key leads. After the date grid of the ARIA Authoring Practices; with
 * Shift a page of the next view, and from years a century.
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
  /** In a page that is read from right to left, left is forward. */
  readonly isRightToLeft?: boolean;
}

/**
 * The day on which the focus stands after a key; null where the key moves nothing in this view, and belongs to the page.
 * Beyond the bounds lies their first or last day, so that no move leads outside of them. Days in between that cannot be chosen
 * are not left out: whoever moves over them is told why.
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
