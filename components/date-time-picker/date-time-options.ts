import type { AvailabilityRules, CalendarDay, TimeRules } from '../dates/index.ts';
import type { DateTime } from './date-time.ts';

/** What changed: the day, with or without its time, or only the time. */
export interface DateTimeChange {
  readonly reason: 'day' | 'time';
}

export interface DateTimeBehaviour {
  /** The name for submission, as "2026-12-03T16:30". */
  name?: string | undefined;
  /**
   * The day marked as today: `dayIn(now, timeZone)`. Not read from a clock, so that server and browser agree. It also
   * decides the century of a two-digit year.
   */
  today: CalendarDay;
  /** The day's pattern, see `parseDate`: default `DD, d MM yy`. The time follows it. */
  pattern?: string | undefined;
  /** Available days (E-05); default 1970-01-01 to 2470-12-31. */
  availability?: AvailabilityRules | undefined;
  /** Available times: limits and steps (E-05), for all days or per day. Default: all. */
  timeRules?: TimeRules | ((day: CalendarDay) => TimeRules) | undefined;
  /** 24 hours, or twelve with AM and PM (T-05). */
  clock?: 12 | 24 | undefined;
  /** The example of hint and messages; by default 16:30 on the day nearest to 2026-12-03. */
  example?: DateTime | undefined;
  /** The controlled day and time, null for none; update it in `onChange`. */
  value?: DateTime | null | undefined;
  /** The initial day and time, also after a form reset. */
  defaultValue?: DateTime | null | undefined;
  /** Called with each new day and time, and what changed; null without an available one. */
  onChange?: ((value: DateTime | null, change: DateTimeChange) => void) | undefined;
}
