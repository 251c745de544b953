import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import type { TypedBehaviour } from '../date-field/use-typed-value.ts';
import type { PickerOptions } from '../date-picker/picker-calendar.ts';
import { dateOfDay, type CalendarDay, type TimeRules } from '../dates/index.ts';

/** What changed: the day, with or without its time, or only the time. */
export interface DateTimeChange {
  readonly reason: 'day' | 'time';
}

/** The rules of a date and time. */
export interface DateTimeRules {
  /** Available times: limits and steps (E-05), for all dates or per date. Default: all. */
  timeRules?: TimeRules | ((date: CalendarDate) => TimeRules) | undefined;
  /** 24 hours, or twelve with AM and PM (T-05). */
  clock?: 12 | 24 | undefined;
}

export interface DateTimeBehaviour
  extends TypedBehaviour<CalendarDateTime>, DateTimeRules, Pick<PickerOptions, 'today'> {
  /** The date's pattern, see `parseDate`: default `DD, d MM yy`. The time follows it. */
  pattern?: string | undefined;
  /** Called with each new date and time, and what changed; null without an available one. */
  onChange?: ((value: CalendarDateTime | null, change: DateTimeChange) => void) | undefined;
}

/** The rules of each day. */
export const timeRulesIn = ({ timeRules = {} }: Pick<DateTimeRules, 'timeRules'>): ((day: CalendarDay) => TimeRules) =>
  typeof timeRules === 'function' ? (day) => timeRules(dateOfDay(day)) : () => timeRules;
