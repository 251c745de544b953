import { parseDate } from '@internationalized/date';
import { readDate } from '../../../../../components/date-field/date-reading.ts';
import { dateSentence } from '../../../../../components/date-field/date-sentence.ts';
import { dateFieldTexts } from '../../../../../components/date-field/date-field.texts.ts';
import {
  availabilityOf,
  daysBetween,
  dayOfDate,
  formatDate,
  fromIsoDate,
  type CalendarDay,
} from '../../../../../components/dates/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { callBackDates, callBackDays, type CallBackOffer } from './call-back-offer.ts';
import { contactTexts } from './texts.ts';

/* More days of a wish to be called, as one line: days in the shop's pattern, and spans of them, with semicolons between. */

type Read = { readonly days: ReadonlyArray<CalendarDay> } | { readonly problem: string };

/** Whether a wish names days. */
export const hasCallDays = ({ moreDays }: CallBackOffer): boolean => moreDays !== 'none' && moreDays !== 'window';

/** The longest line: every day of calls, one by one. */
export const longestCallDays = 2000;

/** Reads the line. A span leaves out days without calls, as two clicks in the calendar do (T-04). */
function readCallDays(text: string, offer: CallBackOffer, texts: TextsContext): Read {
  const t = translator(contactTexts, texts);
  if (text.length > longestCallDays) return { problem: t('tooManyDays') };
  const { locale } = texts;
  // The first day decides the century of a year of two digits.
  const today = parseDate(offer.earliest);
  const rule = { pattern: offer.pattern, availability: callBackDates(offer), locale, today };
  const example = formatDate(offer.pattern, fromIsoDate(offer.earliest), { locale });
  const { isAvailable } = availabilityOf(callBackDays(offer));
  const chosen = new Set<CalendarDay>();
  for (const part of text.split(';').map((one) => one.trim())) {
    const ends: CalendarDay[] = [];
    for (const typed of part.split(/ (?:–|-|do) /)) {
      const { day, problem } = readDate(typed, rule);
      if (problem) {
        return {
          problem: dateSentence(problem, { t: translator(dateFieldTexts, texts), rule, text: typed, example }),
        };
      }
      if (day) ends.push(dayOfDate(day));
    }
    const [first, last = first] = ends;
    if (ends.length > 2) return { problem: t('wrongSpan', { example }) };
    if (first !== undefined) for (const day of daysBetween(first, last!, isAvailable)) chosen.add(day);
  }
  return { days: [...chosen].toSorted((one, other) => one - other) };
}

/** The chosen days, in order; none where the line has a problem, or the shop asks for none. */
export function callDaysOf(text: string, offer: CallBackOffer, texts: TextsContext): ReadonlyArray<CalendarDay> {
  const read = hasCallDays(offer) ? readCallDays(text, offer, texts) : { days: [] };
  return 'days' in read ? read.days : [];
}

/** What is wrong with the line: the first day that is none, or has no calls. */
export function callDaysProblem(text: string, offer: CallBackOffer, texts: TextsContext): string | undefined {
  if (!hasCallDays(offer)) return undefined;
  const read = readCallDays(text, offer, texts);
  return 'problem' in read ? read.problem : undefined;
}

/** Days as the line has them. */
export const callDaysText = (days: ReadonlyArray<CalendarDay>, pattern: string, locale: string): string =>
  days.map((day) => formatDate(pattern, day, { locale })).join('; ');
