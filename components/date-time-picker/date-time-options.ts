import type { WallTime } from '../dates/calendar-date.ts';
import type { AvailabilityRules, CalendarDay, TimeRules } from '../dates/index.ts';

/** What changed: the day, with or without its time, or only the time. */
export interface DateTimeChange {
  readonly reason: 'day' | 'time';
}

/** The rules of a date and time. */
export interface DateTimeRules<Day = CalendarDay> {
  /**
   * The date marked as today: `today(timeZone)` of `@internationalized/date`, read once on the server, so that server
   * and browser agree. It also decides the century of a two-digit year.
   */
  today: Day;
  /** Available dates (E-05); default 1970-01-01 to 2470-12-31. */
  availability?: AvailabilityRules<Day> | undefined;
  /** Available times: limits and steps (E-05), for all dates or per date. Default: all. */
  timeRules?: TimeRules | ((date: Day) => TimeRules) | undefined;
  /** 24 hours, or twelve with AM and PM (T-05). */
  clock?: 12 | 24 | undefined;
}

/** The field's options; the component's with values of `@internationalized/date`, the hook's with integers. */
export interface DateTimeBehaviour<Value = WallTime, Day = CalendarDay> extends DateTimeRules<Day> {
  /** The name for submission, as "2026-12-03T16:30". */
  name?: string | undefined;
  /** The date's pattern, see `parseDate`: default `DD, d MM yy`. The time follows it. */
  pattern?: string | undefined;
  /** The example of hint and messages; by default 16:30 on the day nearest to 2026-12-03. */
  example?: Value | undefined;
  /** The controlled date and time, null for none; update it in `onChange`. */
  value?: Value | null | undefined;
  /** The initial date and time, also after a form reset. */
  defaultValue?: Value | null | undefined;
  /** Called with each new date and time, and what changed; null without an available one. */
  onChange?: ((value: Value | null, change: DateTimeChange) => void) | undefined;
}

/** The rules of each day. */
export const timeRulesIn = ({ timeRules = {} }: Pick<DateTimeRules, 'timeRules'>): ((day: CalendarDay) => TimeRules) =>
  typeof timeRules === 'function' ? timeRules : () => timeRules;
