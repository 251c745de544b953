import { writeTime } from '../../../../../components/dates/index.ts';
import { formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { readCallMoment } from '../../browser/contact/call-back-rules.ts';

/** "piątek, 27 listopada 2026, 10:30": the shop's wall clock in words. */
export function callMomentInWords(at: string, locale: string): string {
  const moment = readCallMoment(at);
  if (!moment) return at;
  return `${formatDay(moment.day, locale, { dateStyle: 'full' })}, ${writeTime(moment.time, 24)}`;
}
