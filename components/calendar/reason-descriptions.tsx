import { memo } from 'react';
import type { Availability } from '../dates/index.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { CalendarTranslate } from './prompts.ts';

const keys = [
  'selected',
  'today',
  'thisMonth',
  'thisYear',
  'tooEarly',
  'tooLate',
  'notEnabled',
  'disabled',
  'holiday',
  'weekend',
  'weekday',
  'noEarlier',
  'noLater',
] as const;

export interface ReasonDescriptionsProps {
  id: string;
  t: CalendarTranslate;
  words: CalendarWords;
  availability: Availability;
}

/** The reasons why days cannot be chosen, once for all days that refer to them. */
export const ReasonDescriptions = memo(function ReasonDescriptions({
  id,
  t,
  words,
  availability,
}: ReasonDescriptionsProps) {
  return (
    <div hidden>
      {keys.map((key) => (
        <span key={key} id={`${id}-${key}`}>
          {t(key, { date: words.date(key === 'tooEarly' ? availability.min : availability.max) })}
        </span>
      ))}
    </div>
  );
});
