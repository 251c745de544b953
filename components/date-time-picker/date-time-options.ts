import type { AvailabilityRules, CalendarDay, TimeRules } from '../dates/index.ts';
import type { DateTime } from './date-time.ts';

/** What is another than before: the day, with or without its time, or the time alone. */
export interface DateTimeChange {
  readonly reason: 'day' | 'time';
}

export interface DateTimeBehaviour {
  /** The name under which it is sent, as "2026-12-03T16:30". */
  name?: string | undefined;
  /**
   * The day that is marked as today: `dayIn(now, timeZone)`. No clock is asked, so that server and browser agree. From it a
   * year of two digits gets its century too.
   */
  today: CalendarDay;
  /** How the day is written, see `parseDate`: `DD, d MM yy` unless told. The time stands after it. */
  pattern?: string | undefined;
  /** Which days may be chosen (E-05); 1970-01-01 to 2470-12-31 unless told. */
  availability?: AvailabilityRules | undefined;
  /** Which times may be chosen: limits and steps (E-05), the same for all days, or those of one. All of them unless told. */
  timeRules?: TimeRules | ((day: CalendarDay) => TimeRules) | undefined;
  /** 24 hours, or twelve with AM and PM (T-05). */
  clock?: 12 | 24 | undefined;
  /** What hint and messages give as an example; half past four on the day nearest to 2026-12-03 unless told. */
  example?: DateTime | undefined;
  /** The day and the time where somebody else keeps them, null for none; answer `onChange` with the next. */
  value?: DateTime | null | undefined;
  /** The day and the time at the start, and after a reset of the form. */
  defaultValue?: DateTime | null | undefined;
  /** Called with each new day and time, and what of it is new; null while there is none, or none that may be chosen. */
  onChange?: ((value: DateTime | null, change: DateTimeChange) => void) | undefined;
}
