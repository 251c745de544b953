import type { CalendarDay } from './calendar-day.ts';

/** One day, any days, or spans, each made by two clicks (T-04). */
export type SelectionMode = 'single' | 'multiple' | 'multiple-ranged';

/** The selection of a calendar. */
export interface Selection<Day = CalendarDay> {
  /** The chosen days, sorted and unique. */
  readonly days: ReadonlyArray<Day>;
  /** The start of an unfinished span; it is one of the chosen days. */
  readonly start: Day | null;
}

export interface SelectionRules {
  readonly mode: SelectionMode;
  readonly isAvailable: (day: CalendarDay) => boolean;
  /** Whether choosing a chosen day again deselects it. Default: true; a required date may forbid it. */
  readonly canGiveUp?: boolean;
}

export const noSelection: Selection = { days: [], start: null };

/** The available days between two days, inclusive, in any order. */
export function daysBetween(
  one: CalendarDay,
  other: CalendarDay,
  isAvailable: (day: CalendarDay) => boolean,
): ReadonlyArray<CalendarDay> {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => first + index).filter(isAvailable);
}

const united = (days: ReadonlyArray<CalendarDay>, more: ReadonlyArray<CalendarDay>): ReadonlyArray<CalendarDay> =>
  [...new Set([...days, ...more])].toSorted((a, b) => a - b);

/** The chosen days without the span of `day`: only available unchosen days end a span. */
function withoutSpan(
  days: ReadonlyArray<CalendarDay>,
  day: CalendarDay,
  isAvailable: (day: CalendarDay) => boolean,
): ReadonlyArray<CalendarDay> {
  const chosen = new Set(days);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const endTowards = (step: 1 | -1): CalendarDay => {
    let end = day;
    while (end >= first && end <= last && (chosen.has(end) || !isAvailable(end))) end += step;
    return end;
  };
  const [before, after] = [endTowards(-1), endTowards(1)];
  return days.filter((other) => other <= before || other >= after);
}

/**
 * The selection after a click on a day, or Enter. An unavailable day changes nothing: the same object is returned.
 *
 * - `single`: only this day; a chosen one is deselected.
 * - `multiple`: also this day; a chosen one is deselected.
 * - `multiple-ranged`: the first click starts a span, the second fills it in either direction, and earlier days stay. A
 *   second click on the start cancels it; a click into a finished span removes it.
 *
 * Without `canGiveUp` a chosen day stays, and a start clicked twice is a span of one day.
 */
export function chooseDay(
  selection: Selection,
  day: CalendarDay,
  { mode, isAvailable, canGiveUp = true }: SelectionRules,
): Selection {
  if (!isAvailable(day)) return selection;
  const { days, start } = selection;
  const isGivenUp = canGiveUp && days.includes(day);
  if (isGivenUp && (mode !== 'multiple-ranged' || day === start))
    return { days: days.filter((chosen) => chosen !== day), start: null };
  if (mode === 'single') return { days: [day], start: null };
  if (mode === 'multiple') return { days: united(days, [day]), start: null };
  if (start !== null) return { days: united(days, daysBetween(start, day, isAvailable)), start: null };
  if (isGivenUp) return { days: withoutSpan(days, day, isAvailable), start: null };
  return { days: united(days, [day]), start: day };
}
