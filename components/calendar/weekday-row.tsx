import { memo } from 'react';
import type { CalendarWords } from './calendar-words.ts';
import * as css from './calendar.css.ts';
import type { CalendarTranslate } from './prompts.ts';
import { ShortWord } from './short-word.tsx';

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
          <th scope="col" className={css.weekHead}>
            <ShortWord short={t('weekShort')} full={t('weekNumber')} />
          </th>
        )}
        {words.names.days.map((name, index) => (
          <th key={name} scope="col" className={css.weekday}>
            <ShortWord short={shortNames[index]!} full={name} />
          </th>
        ))}
      </tr>
    </thead>
  );
});
