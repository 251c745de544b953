import { comesOn } from './delivery-services.ts';
import { fromIsoDate, weekdayOf, type CalendarDay, type Holiday } from '../../components/dates/index.ts';

/** The days and hours of a delivery whose day is chosen. */
export interface DeliverySlots {
  /** The first and the last day that may be chosen. */
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
  /** Days off between them, each with its name. */
  readonly daysOff: ReadonlyArray<Holiday>;
  /** Saturdays, Sundays and holidays with delivery. */
  readonly workingDays: ReadonlyArray<CalendarDay>;
  /** "8:00–12:00"; empty where only the day is chosen. */
  readonly hours: ReadonlyArray<string>;
}

export type SlotProblem = 'noDay' | 'tooSoon' | 'tooFar' | 'weekend' | 'dayOff' | 'noHours';

/** The sent day as a number; null for anything that is no date. */
export function readDay(typed: string): CalendarDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return null;
  try {
    return fromIsoDate(typed);
  } catch {
    return null;
  }
}

/** Why a day cannot be chosen; null where it can. @param services the chosen ones: some come on weekends */
export function dayProblem(
  day: CalendarDay | null,
  { earliest, latest, daysOff, workingDays }: DeliverySlots,
  services: ReadonlyArray<string> = [],
): Exclude<SlotProblem, 'noHours'> | null {
  if (day === null) return 'noDay';
  if (day < earliest) return 'tooSoon';
  if (day > latest) return 'tooFar';
  if (workingDays.includes(day)) return null;
  if (daysOff.some((off) => off.day === day)) return 'dayOff';
  return weekdayOf(day) > 5 && !comesOn(day, services) ? 'weekend' : null;
}

/** Why hours cannot be chosen; null where they can, or none are asked. */
export const hoursProblem = (hours: string, { hours: known }: DeliverySlots): 'noHours' | null =>
  known.length === 0 || known.includes(hours) ? null : 'noHours';

/** The first day that can be chosen; null where there is none. */
export function firstSlotDay(slots: DeliverySlots): CalendarDay | null {
  for (let day = slots.earliest; day <= slots.latest; day += 1) if (dayProblem(day, slots) === null) return day;
  return null;
}
