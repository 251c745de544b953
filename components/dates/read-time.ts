import {
  fromTwelveHours,
  hourOf,
  minuteOf,
  timeOf,
  timeReasonOf,
  toTwelveHours,
  type DayPeriod,
  type TimeOfDay,
  type TimeRules,
  type UnavailableTimeReason,
} from './time-of-day.ts';

export interface ReadTimeOptions extends TimeRules {
  /** The half of the day for a text without one; if omitted the clock has 24 hours (T-05). */
  readonly period?: DayPeriod;
}

/** Why a time is rejected: unreadable, no such hour or minute, or forbidden by the rules. */
export type UnreadTimeReason = 'unreadable' | 'noSuchHour' | 'noSuchMinute' | UnavailableTimeReason;

export type ReadTime =
  | { readonly time: TimeOfDay; readonly reason: null }
  | { readonly time: null; readonly reason: UnreadTimeReason };

const refused = (reason: UnreadTimeReason): ReadTime => ({ time: null, reason });

/** "9", "14:05", "14.05", "1405", "2:05 pm", "2:05:00 p.m.". */
const written = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?(?::\d{2})? ?(?:([ap])\.? ?m\.?)?$/i;

const periods: Readonly<Record<string, DayPeriod>> = { a: 'am', p: 'pm' };

/**
 * Reads a typed or pasted time: hours with or without minutes, separated by a colon, a dot, a comma or nothing, on a
 * 24-hour clock or, with AM or PM, a 12-hour one. On a 12-hour clock "14:05" is still five past two in the afternoon.
 */
export function readTime(text: string, { period, ...rules }: ReadTimeOptions = {}): ReadTime {
  const match = written.exec(text.replaceAll(/\s+/g, ' ').trim());
  if (!match) return refused('unreadable');
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  const named = match[3] && periods[match[3].toLowerCase()];
  const isOnTwelve = hour >= 1 && hour <= 12;
  if (hour > 23 || (named && !isOnTwelve)) return refused('noSuchHour');
  if (minute > 59) return refused('noSuchMinute');
  const half = named || (isOnTwelve && period);
  const time = half ? fromTwelveHours({ hour, minute, period: half }) : timeOf(hour, minute);
  const reason = timeReasonOf(time, rules);
  return reason === null ? { time, reason } : refused(reason);
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats a time for a field or the wire: "09:05", or on a 12-hour clock "09:05 AM". */
export function writeTime(time: TimeOfDay, clock: 12 | 24 = 24): string {
  if (clock === 24) return `${twoDigits(hourOf(time))}:${twoDigits(minuteOf(time))}`;
  const { hour, minute, period } = toTwelveHours(time);
  return `${twoDigits(hour)}:${twoDigits(minute)} ${period.toUpperCase()}`;
}
