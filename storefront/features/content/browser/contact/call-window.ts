import type { RangeOf } from '../../../../../components/dates/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { callBackHours, callBackTimes, type CallBackOffer } from './call-back-offer.ts';
import type { TypedCallBack } from './call-back-rules.ts';
import { momentProblem, readCallMoment } from './call-moments.ts';
import { contactTexts } from './texts.ts';

/* The window of a second call: from a day and an hour to another. */

export type CallWindow = RangeOf<string>;
type Ends = Pick<TypedCallBack, 'call_from' | 'call_to'>;

/** Times of both ends: the window may last until the hour at which calls end. */
export const callWindowTimes: typeof callBackTimes = (day, offer) => ({
  ...callBackTimes(day, offer),
  maxHour: Math.min(offer.toHour, 23),
});

/** The window, `2026-11-27T15:00` to `2026-11-30T12:00`; null where none is asked for, or an end is missing. */
export const callWindowOf = ({ call_from, call_to }: Ends, { moreDays }: CallBackOffer): CallWindow | null =>
  moreDays === 'window' && call_from !== '' && call_to !== '' ? { start: call_from, end: call_to } : null;

/** What is wrong with its ends: each is a moment of calls, and the first one comes first. */
export function callWindowProblems(typed: Ends, offer: CallBackOffer, texts: TextsContext): Partial<Ends> {
  const { call_from: from, call_to: to } = typed;
  if (offer.moreDays !== 'window' || (from === '' && to === '')) return {};
  const t = translator(contactTexts, texts);
  const values = { ...offer.words, ...callBackHours(offer), count: offer.minuteStep };
  if (from === '') return { call_from: t('noWindowStart') };
  if (to === '') return { call_to: t('noWindowEnd') };
  const ofStart = momentProblem(from, offer);
  if (ofStart) return { call_from: t(ofStart, values) };
  // Calls end at that hour: nothing begins then, a window may end.
  const isClosing = readCallMoment(to)?.time === offer.toHour * 60;
  const ofEnd = momentProblem(isClosing ? `${to.slice(0, 11)}${from.slice(11)}` : to, offer);
  if (ofEnd) return { call_to: t(ofEnd, values) };
  return from < to ? {} : { call_to: t('windowOrder') };
}
