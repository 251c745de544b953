import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import {
  dayOfDate,
  daysBetween,
  noSelection,
  type CalendarDay,
  type RangeOf,
  type Selection,
  type TimeOfDay,
} from '../dates/index.ts';
import type { BySide } from './range-statuses.ts';

/** A date, with or without a time. */
export type AnyDate = CalendarDate | CalendarDateTime;

/** Dates from the first to the last, inclusive. */
export type DateRange = RangeOf<CalendarDate>;

/** The same as days. */
export type DayRange = RangeOf<CalendarDay>;

/** The known ends of a range: both, one, or none. */
export type RangeEnds<Value = CalendarDay> = BySide<Value | null>;

/** Which ranges are allowed; omitted rules forbid nothing. */
export interface RangeRules {
  /** The minimum length in days, including ends and unavailable days. */
  readonly minLength?: number | undefined;
  /** The maximum length, counted in the same way. */
  readonly maxLength?: number | undefined;
  /** Whether unavailable days may not lie in a range. By default they are skipped. */
  readonly isUnbroken?: boolean | undefined;
}

/** Why a range is invalid. `count` is the limit in days, `day` the first unavailable one. */
export type RangeProblem =
  | { readonly code: 'order' }
  | { readonly code: 'tooShort' | 'tooLong'; readonly count: number }
  | { readonly code: 'broken'; readonly day: CalendarDay };

type IsAvailable = (day: CalendarDay) => boolean;

export const noEnds: RangeEnds<never> = { start: null, end: null };

/** The known times of a range's ends; a range of whole days has none. */
export type RangeTimes = RangeEnds<TimeOfDay>;

/** The range if both ends are known. */
export const wholeRange = <Value>({ start, end }: RangeEnds<Value>): RangeOf<Value> | null =>
  start === null || end === null ? null : { start, end };

/** The only known end, if the other is not: the next chosen day completes the range. */
export const begunAt = ({ start, end }: RangeEnds): CalendarDay | null => {
  if (start !== null && end !== null) return null;
  return start ?? end;
};

/** As text, without the seconds of a time: no field has them. */
const keyOf = (end: unknown) => String(end).slice(0, '2026-11-25T16:30'.length);

export const isSameRange = (one: RangeEnds<unknown> | null, other: RangeEnds<unknown> | null): boolean =>
  keyOf(one?.start) === keyOf(other?.start) && keyOf(one?.end) === keyOf(other?.end);

const firstGap = ({ start, end }: DayRange, isAvailable: IsAvailable): CalendarDay | null => {
  for (let day = start; day <= end; day += 1) if (!isAvailable(day)) return day;
  return null;
};

/** The problem of a range of days, by priority: its order, its length, a day in it. Null if valid. */
export function problemOf(range: DayRange, rules: RangeRules, isAvailable: IsAvailable): RangeProblem | null {
  const { minLength = 1, maxLength = Infinity, isUnbroken = false } = rules;
  const length = range.end - range.start + 1;
  if (length < 1) return { code: 'order' };
  if (length < minLength) return { code: 'tooShort', count: minLength };
  if (length > maxLength) return { code: 'tooLong', count: maxLength };
  const day = isUnbroken ? firstGap(range, isAvailable) : null;
  return day === null ? null : { code: 'broken', day };
}

/** The same with or without times: also an end before its start within a day. */
export const problemOfEnds = (
  { start, end }: RangeOf<AnyDate>,
  ...rules: [RangeRules, IsAvailable]
): RangeProblem | null =>
  problemOf({ start: dayOfDate(start), end: dayOfDate(end) }, ...rules) ??
  (end.compare(start) < 0 ? { code: 'order' } : null);

/** The range after a click on a day. */
export interface RangeChoice {
  readonly ends: RangeEnds;
  /** Why the click did not end the range, which stays open. */
  readonly problem: RangeProblem | null;
}

/**
 * The range after a click on an available day: the first click starts a range, the second ends it in either direction,
 * and a third starts another. A forbidden end changes nothing.
 */
export function chooseEnd(ends: RangeEnds, day: CalendarDay, rules: RangeRules, isAvailable: IsAvailable): RangeChoice {
  const begun = begunAt(ends);
  if (begun === null) return { ends: { start: day, end: null }, problem: null };
  const range = { start: Math.min(begun, day), end: Math.max(begun, day) };
  const problem = problemOf(range, rules, isAvailable);
  return { ends: problem === null ? range : ends, problem };
}

/** The same for a calendar: the available days of a range, or its only known end. */
export function selectionOf(ends: RangeEnds, isAvailable: IsAvailable): Selection {
  const range = wholeRange(ends);
  if (range) return { days: daysBetween(range.start, range.end, isAvailable), start: null };
  const begun = begunAt(ends);
  return begun === null ? noSelection : { days: [begun], start: begun };
}
