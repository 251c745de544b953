import type { DayRange, RangeTimes } from '../date-range-picker/range-rules.ts';
import { sides } from '../date-range-picker/range-statuses.ts';
import { timeReasonOf, type CalendarDay, type TimeRules } from '../dates/index.ts';

/** What is missing or wrong in the times of chosen days; the panel has a sentence for each. */
export type TimesLack = 'noDays' | 'noStartTime' | 'noEndTime' | 'wrongStartTime' | 'wrongEndTime' | 'timeOrder';

const missing = { start: 'noStartTime', end: 'noEndTime' } as const;
const wrong = { start: 'wrongStartTime', end: 'wrongEndTime' } as const;

/**
 * What the times of these days lack, the start first: null if both are available and in order, or if nothing at all is
 * chosen.
 */
export function timesLackOf(
  range: DayRange | null,
  times: RangeTimes,
  timeRulesOf: (day: CalendarDay) => TimeRules,
): TimesLack | null {
  const { start, end } = times;
  if (range === null) return start === null && end === null ? null : 'noDays';
  for (const side of sides) if (times[side] === null) return missing[side];
  for (const side of sides) if (timeReasonOf(times[side]!, timeRulesOf(range[side])) !== null) return wrong[side];
  return range.start === range.end && end! < start! ? 'timeOrder' : null;
}
