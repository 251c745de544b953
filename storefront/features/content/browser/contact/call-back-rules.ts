import {
  availabilityOf,
  fromIsoDate,
  timeOf,
  timeReasonOf,
  type AvailabilityRules,
  type CalendarDay,
  type TimeOfDay,
  type TimeRules,
} from '../../../../../components/dates/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { readDay } from '../../../../../patterns/rules/delivery-slots.ts';
import {
  hasLegalCharacters,
  hasLength,
  isPhone,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';
import { contactTexts } from './texts.ts';

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
  /** It calls from this hour on and before that one. */
  readonly fromHour: number;
  readonly toHour: number;
  readonly hourStep: number;
  readonly minuteStep: number;
  /** A moment that can be chosen, and the last day, in words: browsers need no calendar for a message. */
  readonly words: { readonly example: string; readonly last: string };
  /** The least digits of a phone number. */
  readonly phoneMinimum: number;
}

/** In the order of the form. */
export type CallBackField = 'call_phone' | 'call_at' | 'call_name' | 'call_topic';
export type TypedCallBack = Typed<CallBackField>;

export const readCallBack = (field: Fields): TypedCallBack => ({
  call_phone: line(field('call_phone')),
  call_at: line(field('call_at')),
  call_name: line(field('call_name')),
  call_topic: lines(field('call_topic')),
});

/** The days of calls, for the calendar and for the check. */
export const callBackDays = ({ earliest, latest, daysOff, workingDays }: CallBackOffer): AvailabilityRules => ({
  min: fromIsoDate(earliest),
  max: fromIsoDate(latest),
  areWeekendsDisabled: true,
  areHolidaysDisabled: true,
  holidays: daysOff.map(({ day, name }) => ({ day: fromIsoDate(day), name })),
  workingDays: workingDays.map(fromIsoDate),
});

/** The times of calls on a day: on the first one not before its first hour. */
export const callBackTimes = (day: CalendarDay, offer: CallBackOffer): TimeRules => ({
  minHour: day === fromIsoDate(offer.earliest) ? offer.earliestHour : offer.fromHour,
  maxHour: offer.toHour - 1,
  hourStep: offer.hourStep,
  minuteStep: offer.minuteStep,
});

/** A sent day and time, `2026-11-27T10:30`; null for anything else. */
export function readCallMoment(text: string): { day: CalendarDay; time: TimeOfDay } | null {
  const [, date = '', hour = '', minute = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00)?$/.exec(text) ?? [];
  const day = readDay(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return { day, time: timeOf(Number(hour), Number(minute)) };
}

/** What is wrong with the sent moment: nothing a form offers, no day of calls, no hour of calls. Null where it can be. */
export function momentProblem(
  text: string,
  offer: CallBackOffer,
): 'noMoment' | 'noCallsThatDay' | 'noCallsThen' | null {
  const moment = readCallMoment(text);
  if (!moment) return 'noMoment';
  if (!availabilityOf(callBackDays(offer)).isAvailable(moment.day)) return 'noCallsThatDay';
  return timeReasonOf(moment.time, callBackTimes(moment.day, offer)) === null ? null : 'noCallsThen';
}

/** Problems of the form. @param longest the most characters of the topic */
export function callBackProblems(
  typed: TypedCallBack,
  { offer, longest }: { offer: CallBackOffer; longest: number },
  texts: TextsContext,
): Problems<CallBackField> {
  const t = translator(contactTexts, texts);
  const { fromHour, toHour, minuteStep, words } = offer;
  const moment = typed.call_at === '' ? null : momentProblem(typed.call_at, offer);
  return failing<CallBackField>({
    call_phone: fieldProblem(typed.call_phone, [isRequired, isPhone(offer.phoneMinimum), hasLength(1, 30)], texts),
    call_at:
      fieldProblem(typed.call_at, [isRequired], texts) ??
      (moment === null ? undefined : t(moment, { ...words, from: fromHour, to: toHour, count: minuteStep })),
    call_name: fieldProblem(typed.call_name, [hasLegalCharacters, hasLength(0, longestValue)], texts),
    call_topic: fieldProblem(typed.call_topic, [hasLength(0, longest)], texts),
  });
}
