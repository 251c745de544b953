import { comesOn } from './delivery-services.ts';
import {
  fromIsoDate,
  timeOf,
  timeReasonOf,
  toIsoDate,
  weekdayOf,
  type CalendarDay,
  type TimeOfDay,
  type TimeRules,
} from '../../components/dates/index.ts';

/** The days and hours of a delivery whose day is chosen. Days are YYYY-MM-DD, as forms send them. */
export interface DeliverySlots {
  /** The first and the last day that may be chosen. */
  readonly earliest: string;
  readonly latest: string;
  /** Days off between them, each with its name. */
  readonly daysOff: ReadonlyArray<{ readonly day: string; readonly name: string }>;
  /** Saturdays, Sundays and holidays with delivery. */
  readonly workingDays: ReadonlyArray<string>;
  /** "8:00–12:00"; empty where only the day is chosen, or an exact time. */
  readonly hours: ReadonlyArray<string>;
  /** The times from which one is chosen, by hours and minutes; left out where none is. */
  readonly times?: TimeRules;
  /** The language of the calendar, its years on a page, and the pattern of a typed date (settings). */
  readonly calendar: { readonly locale: string; readonly yearsInView: number; readonly pattern: string };
}

/** The same with its days in words, written once by the server: browsers need no calendar for a message. */
export interface WrittenSlots extends DeliverySlots {
  /** "30 listopada"; the first day is empty where none can be chosen. */
  readonly words: { readonly first: string; readonly last: string; /** "od 8:00 do 19:59" */ readonly times?: string };
}

export type HoursProblem = 'noHours' | 'noTime';
export type SlotProblem = 'noDay' | 'tooSoon' | 'tooFar' | 'weekend' | 'dayOff' | HoursProblem;

/** A sent day as a number; null for anything that is no date. */
export function readDay(typed: string): CalendarDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return null;
  try {
    return fromIsoDate(typed);
  } catch {
    return null;
  }
}

/** Why a sent day cannot be chosen; null where it can. @param services the chosen ones: some come on weekends */
export function dayProblem(
  day: string,
  { earliest, latest, daysOff, workingDays }: DeliverySlots,
  services: ReadonlyArray<string> = [],
): Exclude<SlotProblem, HoursProblem> | null {
  const counted = readDay(day);
  if (counted === null) return 'noDay';
  if (day < earliest) return 'tooSoon';
  if (day > latest) return 'tooFar';
  if (workingDays.includes(day)) return null;
  if (daysOff.some((off) => off.day === day)) return 'dayOff';
  return weekdayOf(counted) > 5 && !comesOn(counted, services) ? 'weekend' : null;
}

/** "8:30" or "08:30" as minutes; null for anything that is no time of day. */
export function readSlotTime(typed: string): TimeOfDay | null {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? [];
  return hour === undefined ? null : timeOf(Number(hour), Number(minute));
}

/** Why hours, or an exact time, cannot be chosen; null where they can, or none are asked. */
export function hoursProblem(
  hours: string,
  { hours: known, times }: Pick<DeliverySlots, 'hours' | 'times'>,
): HoursProblem | null {
  if (times) {
    const time = readSlotTime(hours);
    return time !== null && timeReasonOf(time, times) === null ? null : 'noTime';
  }
  return known.length === 0 || known.includes(hours) ? null : 'noHours';
}

/** The first day that can be chosen; null where there is none. */
export function firstSlotDay(slots: DeliverySlots): string | null {
  const latest = fromIsoDate(slots.latest);
  for (let next = fromIsoDate(slots.earliest); next <= latest; next += 1) {
    const day = toIsoDate(next);
    if (dayProblem(day, slots) === null) return day;
  }
  return null;
}
