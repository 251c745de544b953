/** A time without a day, as minutes since midnight: 0 to 1439. */
export type TimeOfDay = number;

/** The halves of a 12-hour clock. */
export type DayPeriod = 'am' | 'pm';

/** The available times (E-05, L-06). Omitted rules forbid nothing. */
export interface TimeRules {
  /** The first and last hour, 0 to 23. */
  readonly minHour?: number;
  readonly maxHour?: number;
  /** The first and last minute of each hour, 0 to 59. */
  readonly minMinute?: number;
  readonly maxMinute?: number;
  /** The step between hours, from the first; 1 or more. */
  readonly hourStep?: number;
  /** The step between minutes, from the first; 1 or more. */
  readonly minuteStep?: number;
}

/** A time on a 12-hour clock. */
export interface TwelveHourTime {
  /** 1 to 12: midnight and noon are 12. */
  readonly hour: number;
  readonly minute: number;
  readonly period: DayPeriod;
}

const HALF_DAY = 720;
const DAY = 1440;

export const hourOf = (time: TimeOfDay): number => Math.floor(time / 60);
export const minuteOf = (time: TimeOfDay): number => time % 60;
export const timeOf = (hour: number, minute: number): TimeOfDay => hour * 60 + minute;

export const periodOf = (time: TimeOfDay): DayPeriod => (time < HALF_DAY ? 'am' : 'pm');

/** The same time in the other half of the day: for the AM/PM button (T-05). */
export const togglePeriod = (time: TimeOfDay): TimeOfDay => (time + HALF_DAY) % DAY;

export const toTwelveHours = (time: TimeOfDay): TwelveHourTime => ({
  hour: hourOf(time) % 12 || 12,
  minute: minuteOf(time),
  period: periodOf(time),
});

export const fromTwelveHours = ({ hour, minute, period }: TwelveHourTime): TimeOfDay =>
  timeOf((hour % 12) + (period === 'pm' ? 12 : 0), minute);

/** The hour or the minute of a time. */
export type ClockPart = 'hour' | 'minute';

export const partOf = (part: ClockPart, time: TimeOfDay): number => (part === 'hour' ? hourOf(time) : minuteOf(time));

/** The time with another hour or minute. */
export const withPart = (part: ClockPart, time: TimeOfDay, value: number): TimeOfDay =>
  part === 'hour' ? timeOf(value, minuteOf(time)) : timeOf(hourOf(time), value);

/** The available hours, or the available minutes of each hour, in order. */
export function valuesOf(part: ClockPart, rules: TimeRules): ReadonlyArray<number> {
  const { minHour = 0, maxHour = 23, hourStep = 1, minMinute = 0, maxMinute = 59, minuteStep = 1 } = rules;
  const [first, last, step] = part === 'hour' ? [minHour, maxHour, hourStep] : [minMinute, maxMinute, minuteStep];
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}

/** The first (0) or the last (-1) available time. */
export const endTime = (end: 0 | -1, rules: TimeRules): TimeOfDay =>
  timeOf(valuesOf('hour', rules).at(end) ?? 0, valuesOf('minute', rules).at(end) ?? 0);

/** Why a time is unavailable; the field has a sentence for each. */
export type UnavailableTimeReason = 'hourOutOfRange' | 'minuteOutOfRange' | 'hourOffStep' | 'minuteOffStep';

/** Why this time is unavailable; null if available. */
export function timeReasonOf(time: TimeOfDay, rules: TimeRules): UnavailableTimeReason | null {
  const { minHour = 0, maxHour = 23, minMinute = 0, maxMinute = 59, hourStep = 1, minuteStep = 1 } = rules;
  const [hour, minute] = [hourOf(time), minuteOf(time)];
  if (hour < minHour || hour > maxHour) return 'hourOutOfRange';
  if (minute < minMinute || minute > maxMinute) return 'minuteOutOfRange';
  if ((hour - minHour) % hourStep !== 0) return 'hourOffStep';
  return (minute - minMinute) % minuteStep === 0 ? null : 'minuteOffStep';
}

const nearest = (values: ReadonlyArray<number>, wanted: number, by: 1 | -1): number => {
  const ahead = by > 0 ? values.find((value) => value > wanted) : values.findLast((value) => value < wanted);
  return ahead ?? (by > 0 ? values.at(-1) : values[0]) ?? wanted;
};

/** The next available hour or minute, above (1) or below (-1); stays at the end of the list. */
export const stepTime = (time: TimeOfDay, part: ClockPart, by: 1 | -1, rules: TimeRules): TimeOfDay =>
  withPart(part, time, nearest(valuesOf(part, rules), partOf(part, time), by));
