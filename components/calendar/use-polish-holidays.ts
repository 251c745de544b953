import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { dateOfDay, polishHolidays, type Holiday } from '../dates/index.ts';
import { useTexts } from '../texts/index.ts';
import { polishHolidayTexts } from './polish-holidays.texts.ts';

/** The same as integers, for rules. */
export function usePolishHolidayDays(from: number, to: number = from): ReadonlyArray<Holiday> {
  const t = useTexts(polishHolidayTexts);
  return useMemo(
    () =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((year) =>
        polishHolidays(year).map(({ key, day }) => ({ day, name: t(key) })),
      ),
    [from, to, t],
  );
}

/**
 * Poland's statutory holidays with names in the language of the texts, for `holidays` of a calendar.
 *
 * @param from the first year
 * @param to the last year, inclusive
 */
export function usePolishHolidays(from: number, to: number = from): ReadonlyArray<Holiday<CalendarDate>> {
  const holidays = usePolishHolidayDays(from, to);
  return useMemo(() => holidays.map(({ day, name }) => ({ day: dateOfDay(day), name })), [holidays]);
}
