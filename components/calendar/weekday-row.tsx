import { memo } from 'react';
import type { CalendarWords } from './calendar-words.ts';
import * as css from './calendar.css.ts';
import type { CalendarTranslate } from './prompts.ts';

export interface WeekdayRowProps {
  t: CalendarTranslate;
  words: CalendarWords;
  /** Seven short names, Monday first. */
  shortNames: ReadonlyArray<string>;
  hasWeekNumbers: boolean;
}

/**
 * The days of the week, for the eye: every day has its weekday in its name, and as heads of columns they would be heard a second
 * time in each of them.
 */
export const WeekdayRow = memo(function WeekdayRow({ t, words, shortNames, hasWeekNumbers }: WeekdayRowProps) {
  return (
    <thead aria-hidden="true">
      <tr>
        {hasWeekNumbers && (
          <th scope="col" className={css.weekHead}>
            {t('weekShort')}
          </th>
        )}
        {words.names.days.map((name, index) => (
          <th key={name} scope="col" className={css.weekday}>
            {shortNames[index]}
          </th>
        ))}
      </tr>
    </thead>
  );
});
