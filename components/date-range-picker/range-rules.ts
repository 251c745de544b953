import { daysBetween, noSelection, type CalendarDay, type Selection } from '../dates/index.ts';

/** Days from the first to the last; both belong to it. */
export interface DateRange {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** What is known of a range: both ends, one of them, or none. */
export interface RangeEnds {
  readonly start: CalendarDay | null;
  readonly end: CalendarDay | null;
}

/** Which ranges may be chosen; what is left out forbids nothing. */
export interface RangeRules {
  /** How many days a range has at least, its ends and the days that cannot be chosen among them. */
  readonly minLength?: number | undefined;
  /** How many days a range has at most, counted in the same way. */
  readonly maxLength?: number | undefined;
  /** Days that cannot be chosen may not lie in a range. Otherwise they may, and are left out. */
  readonly isUnbroken?: boolean | undefined;
}

/** Why a range may not be chosen. `count` is the limit in days, `day` the first one that cannot be chosen. */
export type RangeProblem =
  | { readonly code: 'order' }
  | { readonly code: 'tooShort' | 'tooLong'; readonly count: number }
  | { readonly code: 'broken'; readonly day: CalendarDay };

type IsAvailable = (day: CalendarDay) => boolean;

export const noEnds: RangeEnds = { start: null, end: null };

/** The range where both ends are known. */
export const wholeRange = ({ start, end }: RangeEnds): DateRange | null =>
  start === null || end === null ? null : { start, end };

/** The one end that is known, where the other is not: the next day that is chosen makes the range whole. */
export const begunAt = ({ start, end }: RangeEnds): CalendarDay | null => {
  if (start !== null && end !== null) return null;
  return start ?? end;
};

export const isSameRange = (one: DateRange | null, other: DateRange | null): boolean =>
  one?.start === other?.start && one?.end === other?.end;

const firstGap = ({ start, end }: DateRange, isAvailable: IsAvailable): CalendarDay | null => {
  for (let day = start; day <= end; day += 1) if (!isAvailable(day)) return day;
  return null;
};

/** What is wrong with a range, the nearest cause first: its order, its length, a day in it. Null where it may be chosen. */
export function problemOf(range: DateRange, rules: RangeRules, isAvailable: IsAvailable): RangeProblem | null {
  const { minLength = 1, maxLength = Infinity, isUnbroken = false } = rules;
  const length = range.end - range.start + 1;
  if (length < 1) return { code: 'order' };
  if (length < minLength) return { code: 'tooShort', count: minLength };
  if (length > maxLength) return { code: 'tooLong', count: maxLength };
  const day = isUnbroken ? firstGap(range, isAvailable) : null;
  return day === null ? null : { code: 'broken', day };
}

/** How a click on a day leaves a range. */
export interface RangeChoice {
  readonly ends: RangeEnds;
  /** Why the click did not end the range; it is begun as it was. */
  readonly problem: RangeProblem | null;
}

/**
 * What is chosen after a click on a day that can be chosen: the first click begins a range, the second ends it in either
 * direction, and a third begins another one. An end that the rules forbid changes nothing.
 */
export function chooseEnd(ends: RangeEnds, day: CalendarDay, rules: RangeRules, isAvailable: IsAvailable): RangeChoice {
  const begun = begunAt(ends);
  if (begun === null) return { ends: { start: day, end: null }, problem: null };
  const range = { start: Math.min(begun, day), end: Math.max(begun, day) };
  const problem = problemOf(range, rules, isAvailable);
  return { ends: problem === null ? range : ends, problem };
}

/** The same for a calendar: the days of a range without those that cannot be chosen, or the one at which it was begun. */
export function selectionOf(ends: RangeEnds, isAvailable: IsAvailable): Selection {
  const range = wholeRange(ends);
  if (range) return { days: daysBetween(range.start, range.end, isAvailable), start: null };
  const begun = begunAt(ends);
  return begun === null ? noSelection : { days: [begun], start: begun };
}
