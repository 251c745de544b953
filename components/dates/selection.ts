import type { CalendarDay } from './calendar-day.ts';

/** One day, any days, or spans of days, each from one click to the next (T-04). */
export type SelectionMode = 'single' | 'multiple' | 'multiple-ranged';

/** What is chosen in a calendar. */
export interface Selection {
  /** The chosen days in their order, none of them twice. */
  readonly days: ReadonlyArray<CalendarDay>;
  /** The day at which a span was begun that has no other end yet; it is one of the chosen days. */
  readonly start: CalendarDay | null;
}

export interface SelectionRules {
  readonly mode: SelectionMode;
  readonly isAvailable: (day: CalendarDay) => boolean;
  /** Whether choosing a chosen day again gives it up. So it does where nothing is said; a required date may forbid it. */
  readonly canGiveUp?: boolean;
}

export const noSelection: Selection = { days: [], start: null };

/** The days from one to the other, in whatever order they are given, without those that cannot be chosen. */
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

const without = (days: ReadonlyArray<CalendarDay>, day: CalendarDay): ReadonlyArray<CalendarDay> =>
  days.filter((chosen) => chosen !== day);

/** The chosen days without the span in which `day` lies: days that cannot be chosen do not end a span, all others do. */
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
 * What is chosen after a click on a day, or Enter on it. A day that cannot be chosen changes nothing: the very same selection
 * comes back.
 *
 * - `single`: this day alone; the chosen one is given up.
 * - `multiple`: this day too; a chosen one is given up.
 * - `multiple-ranged`: the first click begins a span, the second fills it in either direction, and what was chosen before
 *   stays. The beginning clicked again is given up; so is a whole finished span by a click into it.
 *
 * Without `canGiveUp` a chosen day stays, and as a span's beginning clicked twice it is a span of one day.
 */
export function chooseDay(
  selection: Selection,
  day: CalendarDay,
  { mode, isAvailable, canGiveUp = true }: SelectionRules,
): Selection {
  if (!isAvailable(day)) return selection;
  const { days, start } = selection;
  const isGivenUp = canGiveUp && days.includes(day);
  if (mode !== 'multiple-ranged') {
    if (isGivenUp) return { days: without(days, day), start: null };
    return { days: mode === 'single' ? [day] : united(days, [day]), start: null };
  }
  if (start !== null) {
    if (isGivenUp && day === start) return { days: without(days, day), start: null };
    return { days: united(days, daysBetween(start, day, isAvailable)), start: null };
  }
  if (isGivenUp) return { days: withoutSpan(days, day, isAvailable), start: null };
  return { days: united(days, [day]), start: day };
}
