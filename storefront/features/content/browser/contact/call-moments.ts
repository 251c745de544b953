import {
  availabilityOf,
  timeOf,
  timeReasonOf,
  type CalendarDay,
  type TimeOfDay,
} from '../../../../../components/dates/index.ts';
import { readDay } from '../../../../../patterns/rules/delivery-slots.ts';
import { callBackDays, callBackTimes, type CallBackOffer } from './call-back-offer.ts';

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
