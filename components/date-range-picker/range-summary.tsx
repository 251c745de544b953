import type { CalendarDay } from '../dates/index.ts';
import { FieldMessage } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { countInWords, rangeInWords, type RangeCount, type RangeLanguage } from './range-words.ts';
import type { RangeDraft } from './use-range-draft.ts';

export interface RangeSummaryProps {
  draft: RangeDraft;
  count: RangeCount;
  isAvailable: (day: CalendarDay) => boolean;
  language: RangeLanguage;
}

/** The selection, or the next step. Already announced, so it is no live region. */
export function RangeSummary({ draft, count, isAvailable, language }: RangeSummaryProps) {
  const { range, begun, refusal } = draft;
  const { t, words } = language;
  if (refusal !== null) return <FieldMessage state="error">{refusal}</FieldMessage>;
  return (
    <p className={styles.summary}>
      {range ? (
        <>
          <strong className={styles.days}>{rangeInWords(range, language)}</strong>
          {`, ${countInWords(range, count, isAvailable, language)}`}
        </>
      ) : begun === null ? (
        t('chooseStart')
      ) : (
        t('chooseEnd', { date: words.dayAndMonth(begun) })
      )}
    </p>
  );
}
