import {
  availabilityOf,
  timeOf,
  timeReasonOf,
  type CalendarDay,
  type TimeOfDay,
} from '../../../../../components/dates/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { readDay } from '../../../../../patterns/rules/delivery-slots.ts';
import {
  hasLegalCharacters,
  hasLength,
  isChosen,
  isPhone,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';
import { callBackDays, callBackHours, callBackTimes, type CallBackOffer } from './call-back-offer.ts';
import { callDaysProblem } from './call-days.ts';
import { contactTexts } from './texts.ts';

/** What a call is about: who prepares it. */
export const callSubjects = ['order', 'product', 'return', 'other'] as const;
export type CallSubject = (typeof callSubjects)[number];

export const isCallSubject = (text: string): text is CallSubject => callSubjects.some((one) => one === text);

/** In the order of the form. */
export type CallBackField = 'call_phone' | 'call_at' | 'call_days' | 'call_name' | 'call_subject' | 'call_topic';
export type TypedCallBack = Typed<CallBackField>;

export const readCallBack = (field: Fields): TypedCallBack => ({
  call_phone: line(field('call_phone')),
  call_at: line(field('call_at')),
  call_days: line(field('call_days')),
  call_name: line(field('call_name')),
  call_subject: line(field('call_subject')),
  call_topic: lines(field('call_topic')),
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
  const { minuteStep, words } = offer;
  const moment = typed.call_at === '' ? null : momentProblem(typed.call_at, offer);
  return failing<CallBackField>({
    call_phone: fieldProblem(typed.call_phone, [isRequired, isPhone(offer.phoneMinimum), hasLength(1, 30)], texts),
    call_at:
      fieldProblem(typed.call_at, [isRequired], texts) ??
      (moment === null ? undefined : t(moment, { ...words, ...callBackHours(offer), count: minuteStep })),
    call_days: callDaysProblem(typed.call_days, offer, texts),
    call_name: fieldProblem(typed.call_name, [hasLegalCharacters, hasLength(0, longestValue)], texts),
    call_subject: fieldProblem(isCallSubject(typed.call_subject) ? typed.call_subject : '', [isChosen], texts),
    call_topic: fieldProblem(typed.call_topic, [hasLength(0, longest)], texts),
  });
}
