import { twoDigits } from '../dates/read-time.ts';
import {
  endTime,
  hourOf,
  minuteOf,
  readTime,
  type DayPeriod,
  type ReadTime,
  type TimeOfDay,
  type ClockPart,
  type TimeRules,
} from '../dates/index.ts';

export interface TypedTime {
  /** The box with the text. */
  readonly part: ClockPart;
  /** The time before; null for none. */
  readonly time: TimeOfDay | null;
  /** The half of the day that a clock of twelve hours shows; undefined on one of 24. */
  readonly period: DayPeriod | undefined;
  readonly rules: TimeRules;
}

/**
 * Reads what was typed into the box of the hours or the minutes. Two digits are that part, and the other one stays, or is the
 * first that may be chosen; anything longer is a whole time ("14:05", "1405"), in whichever box it was pasted.
 */
export function readTypedTime(text: string, { part, time, period, rules }: TypedTime): ReadTime {
  const bare = text.trim();
  const onThisClock = period === undefined ? rules : { ...rules, period };
  if (!/^\d{1,2}$/.test(bare)) return readTime(bare, onThisClock);
  const base = time ?? endTime(0, rules);
  return part === 'hour'
    ? readTime(`${bare}:${twoDigits(minuteOf(base))}`, onThisClock)
    : readTime(`${hourOf(base)}:${bare.padStart(2, '0')}`, rules);
}
