import { parseDate } from '@internationalized/date';
import {
  fromIsoDate,
  rulesOfDates,
  timeOf,
  writeTime,
  type AvailabilityRules,
  type CalendarDay,
  type DateRules,
  type SelectionMode,
  type TimeRules,
  type Weekday,
} from '../../../../../components/dates/index.ts';

/** When the shop calls back. Days are YYYY-MM-DD in the shop's zone. */
export interface CallBackOffer {
  /** The first day, and its first whole hour. */
  readonly earliest: string;
  readonly earliestHour: number;
  readonly latest: string;
  /** Days off between them, each with its name. */
  readonly daysOff: ReadonlyArray<{ readonly day: string; readonly name: string }>;
  /** Saturdays, Sundays and holidays on which the shop works. */
  readonly workingDays: ReadonlyArray<string>;
  /** Days without calls, and, if there are any, the only days of calls. */
  readonly disabledDays: ReadonlyArray<string>;
  readonly enabledDays: ReadonlyArray<string>;
  readonly disabledWeekdays: ReadonlyArray<Weekday>;
  /** It calls from this hour on and before that one. */
  readonly fromHour: number;
  readonly toHour: number;
  readonly hourStep: number;
  readonly minuteStep: number;
  readonly clock: 12 | 24;
  /** How days are typed (L-06). */
  readonly pattern: string;
  /** When the shop may call again: in a window, or on days of a calendar, and how that selects them. */
  readonly moreDays: 'none' | 'window' | Exclude<SelectionMode, 'single'>;
  /** A moment that can be chosen, and the last day, in words: browsers need no calendar for a message. */
  readonly words: { readonly example: string; readonly last: string };
  /** The least digits of a phone number. */
  readonly phoneMinimum: number;
}

/** What says which days have calls. */
export type CallBackDays = Pick<
  CallBackOffer,
  'earliest' | 'latest' | 'daysOff' | 'workingDays' | 'disabledDays' | 'enabledDays' | 'disabledWeekdays'
>;

/** The days of calls, for the calendar. */
export const callBackDates = (offer: CallBackDays): DateRules => ({
  min: parseDate(offer.earliest),
  max: parseDate(offer.latest),
  areWeekendsDisabled: true,
  areHolidaysDisabled: true,
  holidays: offer.daysOff.map(({ day, name }) => ({ day: parseDate(day), name })),
  workingDays: offer.workingDays.map((day) => parseDate(day)),
  disabledDays: offer.disabledDays.map((day) => parseDate(day)),
  enabledDays: offer.enabledDays.map((day) => parseDate(day)),
  isEnabledDaysOnly: offer.enabledDays.length > 0,
  disabledWeekdays: offer.disabledWeekdays,
});

/** The same for checks. */
export const callBackDays = (offer: CallBackDays): AvailabilityRules => rulesOfDates(callBackDates(offer));

/** The times of calls on a day: on the first one not before its first hour. */
export const callBackTimes = (day: CalendarDay, offer: CallBackOffer): TimeRules => ({
  minHour: day === fromIsoDate(offer.earliest) ? offer.earliestHour : offer.fromHour,
  maxHour: offer.toHour - 1,
  hourStep: offer.hourStep,
  minuteStep: offer.minuteStep,
});

/** The first hour of calls and the one before which they end, as in a sentence: "9:00". */
export function callBackHours({ fromHour, toHour, clock }: CallBackOffer): { opens: string; closes: string } {
  const written = (hour: number) => (hour === 24 ? '24:00' : writeTime(timeOf(hour, 0), clock).replace(/^0/, ''));
  return { opens: written(fromHour), closes: written(toHour) };
}
