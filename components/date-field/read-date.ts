import type { CalendarDate } from '@internationalized/date';
import { orNone } from '../dates/calendar-date.ts';
import { dateOfDay, dayOfDate, rulesOfDates } from '../dates/index.ts';
import { readDay, type DateReading, type DateRule } from './date-reading.ts';

/**
 * Reads typed text by a field's rules, as a server does. An empty text has neither day nor problem. Never throws:
 * `problem` has the error.
 */
export function readDate(
  text: string,
  { today, availability, ...rule }: DateRule<CalendarDate>,
): DateReading<CalendarDate> {
  const { day, problem } = readDay(text, {
    ...rule,
    availability: availability && rulesOfDates(availability),
    ...(today && { today: dayOfDate(today) }),
  });
  return {
    day: orNone(dateOfDay)(day),
    problem: problem?.code === 'unreadable' ? problem : problem && { ...problem, day: dateOfDay(problem.day) },
  };
}
