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
  const { range, begun, refusal, lack, times } = draft;
  const { t, words } = language;
  const wrong = refusal ?? (lack?.isWrong ? lack.message : null);
  if (wrong !== null) return <FieldMessage state="error">{wrong}</FieldMessage>;
  return (
    <p className={styles.summary}>
      {range ? (
        <>
          <strong className={styles.days}>{rangeInWords(range, language, times)}</strong>
          {`, ${countInWords(range, count, isAvailable, language)}`}
          {lack !== null && `. ${lack.message}`}
        </>
      ) : begun === null ? (
        t('chooseStart')
      ) : (
        t('chooseEnd', { date: words.dayAndMonth(begun) })
      )}
    </p>
  );
}
