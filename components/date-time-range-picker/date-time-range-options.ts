import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import type { RangeRules } from '../date-range-picker/range-rules.ts';
import type { RangeOwner } from '../date-range-picker/use-owned-range.ts';
import { dayTimeRules, type DateTimeRules } from '../date-time-picker/date-time-options.ts';
import { bothEnds, dateTimeOfWall, orNone, wallOfDateTime, type WallTime } from '../dates/calendar-date.ts';
import type { CalendarDay, RangeOf } from '../dates/index.ts';

/** Two dates with times, without a time zone: the start, and an end that is not before it. */
export type DateTimeRange = RangeOf<CalendarDateTime>;

/** The options; the component's with values of `@internationalized/date`, the hook's with integers. */
export interface DateTimeRangeBehaviour<Value = WallTime, Day = CalendarDay>
  extends RangeRules, RangeOwner<Value>, DateTimeRules<Day> {
  /** The name of the start for submission, as "2026-12-03T16:30"; a `Form` uses it for that value's status. */
  startName?: string | undefined;
  /** The name of the end; likewise. */
  endName?: string | undefined;
  /** The dates' pattern, see `parseDate`. Default: `yy-mm-dd` (L-06). The time follows it. */
  pattern?: string | undefined;
  /** 24 hours, or twelve with AM and PM (T-05). */
  clock?: 12 | 24 | undefined;
  /** The example range of hint and messages; by default near 2026-11-25. */
  example?: RangeOf<Value> | undefined;
  /** The initial range, also after a form reset. */
  defaultValue?: RangeOf<Value> | null | undefined;
}

const rangeOfDateTimes = orNone(bothEnds(wallOfDateTime));

/** The options with integers. */
export function wallRangeOptions(
  options: DateTimeRangeBehaviour<CalendarDateTime, CalendarDate>,
): DateTimeRangeBehaviour {
  const { example, value, defaultValue, onChange } = options;
  return {
    ...options,
    ...dayTimeRules(options),
    example: example && bothEnds(wallOfDateTime)(example),
    value: rangeOfDateTimes(value),
    defaultValue: rangeOfDateTimes(defaultValue),
    onChange: onChange && ((range) => onChange(orNone(bothEnds(dateTimeOfWall))(range))),
  };
}
