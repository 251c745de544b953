import { comesOn } from './delivery-services.ts';
import { fromIsoDate, toIsoDate, weekdayOf, type CalendarDay } from '../../components/dates/index.ts';

/** The days and hours of a delivery whose day is chosen. Days are YYYY-MM-DD, as forms send them. */
export interface DeliverySlots {
  /** The first and the last day that may be chosen. */
  readonly earliest: string;
  readonly latest: string;
  /** Days off between them, each with its name. */
  readonly daysOff: ReadonlyArray<{ readonly day: string; readonly name: string }>;
  /** Saturdays, Sundays and holidays with delivery. */
  readonly workingDays: ReadonlyArray<string>;
  /** "8:00–12:00"; empty where only the day is chosen. */
  readonly hours: ReadonlyArray<string>;
}

/** The same with its days in words, written once by the server: browsers need no calendar for a message. */
export interface WrittenSlots extends DeliverySlots {
  /** "30 listopada"; the first day is empty where none can be chosen. */
  readonly words: { readonly first: string; readonly last: string };
}

export type SlotProblem = 'noDay' | 'tooSoon' | 'tooFar' | 'weekend' | 'dayOff' | 'noHours';

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
): Exclude<SlotProblem, 'noHours'> | null {
  const counted = readDay(day);
  if (counted === null) return 'noDay';
  if (day < earliest) return 'tooSoon';
  if (day > latest) return 'tooFar';
  if (workingDays.includes(day)) return null;
  if (daysOff.some((off) => off.day === day)) return 'dayOff';
  return weekdayOf(counted) > 5 && !comesOn(counted, services) ? 'weekend' : null;
}

/** Why hours cannot be chosen; null where they can, or none are asked. */
export const hoursProblem = (hours: string, { hours: known }: DeliverySlots): 'noHours' | null =>
  known.length === 0 || known.includes(hours) ? null : 'noHours';

/** The first day that can be chosen; null where there is none. */
export function firstSlotDay(slots: DeliverySlots): string | null {
  const latest = fromIsoDate(slots.latest);
  for (let next = fromIsoDate(slots.earliest); next <= latest; next += 1) {
    const day = toIsoDate(next);
    if (dayProblem(day, slots) === null) return day;
  }
  return null;
}
