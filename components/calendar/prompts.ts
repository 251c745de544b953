import { addMonths, daysBetween, type CalendarDay, type Selection } from '../dates/index.ts';
import type { Translate } from '../texts/index.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { calendarTexts } from './calendar.texts.ts';
import { shownDays, type ShownPage } from './pages.ts';

export type CalendarTranslate = Translate<typeof calendarTexts.pl>;

/** The title of the page: "listopad 2026", "2026" or "2015–2029". */
export function pageTitle(shown: ShownPage, words: CalendarWords, t: CalendarTranslate): string {
  const { view, page, monthCount } = shown;
  if (view === 'month') return words.year(page);
  if (view === 'day')
    return Array.from({ length: monthCount }, (_, index) => words.month(addMonths(page, index))).join(', ');
  const { min, max } = shownDays(shown);
  return t('years', { first: words.year(min), last: words.year(max) });
}

/**
 * What to announce after a click on a day: a span's next step or result, or a deselection. Null for a newly chosen
 * single day, which its description announces.
 */
export function choicePrompt(
  before: Selection,
  after: Selection,
  day: CalendarDay,
  isAvailable: (day: CalendarDay) => boolean,
  words: CalendarWords,
  t: CalendarTranslate,
): string | null {
  if (after.start !== null) return t('spanStarted', { date: words.date(after.start) });
  if (after.days.length < before.days.length) return t('givenUp');
  if (before.start === null) return null;
  const [from, to] = [Math.min(before.start, day), Math.max(before.start, day)];
  const count = daysBetween(from, to, isAvailable).length;
  return t('spanFinished', { from: words.date(from), to: words.date(to), count });
}
