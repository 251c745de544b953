import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
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
import { callBackHours, type CallBackOffer } from './call-back-offer.ts';
import { callDaysProblem } from './call-days.ts';
import { momentProblem } from './call-moments.ts';
import { callWindowProblems } from './call-window.ts';
import { contactTexts } from './texts.ts';

/** What a call is about: who prepares it. */
export const callSubjects = ['order', 'product', 'return', 'other'] as const;
export type CallSubject = (typeof callSubjects)[number];

export const isCallSubject = (text: string): text is CallSubject => callSubjects.some((one) => one === text);

/** In the order of the form. */
export type CallBackField =
  | 'call_phone'
  | 'call_at'
  | 'call_days'
  | 'call_from'
  | 'call_to'
  | 'call_name'
  | 'call_subject'
  | 'call_topic';
export type TypedCallBack = Typed<CallBackField>;

export const readCallBack = (field: Fields): TypedCallBack => ({
  call_phone: line(field('call_phone')),
  call_at: line(field('call_at')),
  call_days: line(field('call_days')),
  call_from: line(field('call_from')),
  call_to: line(field('call_to')),
  call_name: line(field('call_name')),
  call_subject: line(field('call_subject')),
  call_topic: lines(field('call_topic')),
});

/** Problems of the form. @param longest the most characters of the topic */
export function callBackProblems(
  typed: TypedCallBack,
  { offer, longest }: { offer: CallBackOffer; longest: number },
  texts: TextsContext,
): Problems<CallBackField> {
  const t = translator(contactTexts, texts);
  const { minuteStep, words } = offer;
  const moment = typed.call_at === '' ? null : momentProblem(typed.call_at, offer);
  const ofWindow = callWindowProblems(typed, offer, texts);
  return failing<CallBackField>({
    call_phone: fieldProblem(typed.call_phone, [isRequired, isPhone(offer.phoneMinimum), hasLength(1, 30)], texts),
    call_at:
      fieldProblem(typed.call_at, [isRequired], texts) ??
      (moment === null ? undefined : t(moment, { ...words, ...callBackHours(offer), count: minuteStep })),
    call_days: callDaysProblem(typed.call_days, offer, texts),
    call_from: ofWindow.call_from,
    call_to: ofWindow.call_to,
    call_name: fieldProblem(typed.call_name, [hasLegalCharacters, hasLength(0, longestValue)], texts),
    call_subject: fieldProblem(isCallSubject(typed.call_subject) ? typed.call_subject : '', [isChosen], texts),
    call_topic: fieldProblem(typed.call_topic, [hasLength(0, longest)], texts),
  });
}
