import { fromIsoDate, writeTime } from '../../../../../components/dates/index.ts';
import { formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { readCallMoment } from '../../browser/contact/call-moments.ts';

/** "piątek, 27 listopada 2026, 10:30": the shop's wall clock in words. */
export function callMomentInWords(at: string, locale: string, clock: 12 | 24): string {
  const moment = readCallMoment(at);
  if (!moment) return at;
  return `${formatDay(moment.day, locale, { dateStyle: 'full' })}, ${writeTime(moment.time, clock)}`;
}

/** "wtorek, 24 listopada; środa, 25 listopada": days of `2026-11-24,2026-11-25`; '' for none. */
export const callDaysInWords = (days: string, locale: string): string =>
  days
    .split(',')
    .filter((day) => day !== '')
    .map((day) => formatDay(fromIsoDate(day), locale, { weekday: 'long', day: 'numeric', month: 'long' }))
    .join('; ');
