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
 * The weekdays, hidden from screen readers: every day's name has its weekday, and column headers would repeat it in
 * each.
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
