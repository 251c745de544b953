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

/** The days of the week, short to the eye and in full to the ear. */
export const WeekdayRow = memo(function WeekdayRow({ t, words, shortNames, hasWeekNumbers }: WeekdayRowProps) {
  return (
    <thead>
      <tr>
        {hasWeekNumbers && (
          <th scope="col" className={css.weekHead} aria-label={t('weekNumber')}>
            {t('weekShort')}
          </th>
        )}
        {words.names.days.map((name, index) => (
          <th key={name} scope="col" className={css.weekday} aria-label={name}>
            {shortNames[index]}
          </th>
        ))}
      </tr>
    </thead>
  );
});
