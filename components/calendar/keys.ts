import { addMonths, type CalendarDay } from '../dates/index.ts';
import type { CalendarView } from './calendar-options.ts';
import { columnOf, usualYears } from './pages.ts';

/** A step from one day to another. */
interface Step {
  readonly days?: number;
  readonly months?: number;
}

const [week, month, year] = [{ days: 7 }, { months: 1 }, { months: 12 }];

/**
 * The steps of each view: to the next cell, row and page, and with Shift the next page of the view above it, in years a
 * century. From the date grid of the ARIA Authoring Practices, whose Home and End stay in the week.
 */
function stepsOf(view: CalendarView, yearsInView: number): Readonly<Record<'cell' | 'row' | 'page' | 'section', Step>> {
  const years = { months: yearsInView * 12 };
  if (view === 'day') return { cell: { days: 1 }, row: week, page: month, section: year };
  return view === 'month'
    ? { cell: month, row: { months: 3 }, page: year, section: years }
    : { cell: year, row: { months: 3 * 12 }, page: years, section: { months: 100 * 12 } };
}

const keys: Readonly<Record<string, readonly [keyof ReturnType<typeof stepsOf>, 1 | -1]>> = {
  ArrowLeft: ['cell', -1],
  ArrowRight: ['cell', 1],
  ArrowUp: ['row', -1],
  ArrowDown: ['row', 1],
  PageUp: ['page', -1],
  PageDown: ['page', 1],
  'Shift+PageUp': ['section', -1],
  'Shift+PageDown': ['section', 1],
};

const move = (day: CalendarDay, { days = 0, months = 0 }: Step, times: number): CalendarDay =>
  addMonths(day, months * times) + days * times;

export interface PressedKey {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly shiftKey?: boolean;
  /** In right-to-left text, left is forward. */
  readonly isRightToLeft?: boolean;
}

/**
 * The focused day after a key; null if the key does nothing in this view and is left to the page. Unavailable days are
 * not skipped: they explain themselves on focus.
 */
export function moveFocus(
  view: CalendarView,
  day: CalendarDay,
  { key, shiftKey = false, isRightToLeft = false }: PressedKey,
  yearsInView = usualYears,
): CalendarDay | null {
  const [column, columns] = columnOf(view, day, yearsInView);
  const steps = stepsOf(view, yearsInView);
  if (key === 'Home' && !shiftKey) return move(day, steps.cell, -column);
  if (key === 'End' && !shiftKey) return move(day, steps.cell, columns - 1 - column);
  const name = shiftKey ? `Shift+${key}` : key;
  if (!Object.hasOwn(keys, name)) return null;
  const [step, direction] = keys[name]!;
  return move(day, steps[step], isRightToLeft && step === 'cell' ? -direction : direction);
}
