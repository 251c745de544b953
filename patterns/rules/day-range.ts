import { calendarLimits, fromIsoDate, momentOf, type CalendarDay } from '../../components/dates/index.ts';
import { WARSAW } from './warsaw-time.ts';

/** What a form with two dates sent, as yyyy-mm-dd; '' for an open end. */
export interface TypedDays {
  readonly from: string;
  readonly to: string;
}

/** Moments of whole days in Warsaw: from the first one on, before the last one; null where it is open. */
export interface Period {
  readonly since: number | null;
  readonly before: number | null;
}

export const allTime: Period = { since: null, before: null };

/** What is wrong with two dates: one of them is none, or the second is before the first. */
export type DaysProblem = 'from' | 'to' | 'order';

/** Undefined for what is no date of the calendar. */
function dayOf(text: string): CalendarDay | null | undefined {
  if (text === '') return null;
  try {
    const day = fromIsoDate(text);
    return day >= calendarLimits.min && day <= calendarLimits.max ? day : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a range of days, of which either end may be open. A range with a problem is all time. */
export function readDays({ from, to }: TypedDays): { period: Period; problem: DaysProblem | null } {
  const [first, last] = [dayOf(from), dayOf(to)];
  const wrong = (problem: DaysProblem) => ({ period: allTime, problem });
  if (first === undefined) return wrong('from');
  if (last === undefined) return wrong('to');
  if (first !== null && last !== null && last < first) return wrong('order');
  const startOf = (day: CalendarDay) => momentOf({ day, minutes: 0 }, WARSAW);
  return {
    period: { since: first === null ? null : startOf(first), before: last === null ? null : startOf(last + 1) },
    problem: null,
  };
}
