import { FieldMessage } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { countInWords, rangeInWords } from './range-words.ts';
import type { RangePicker } from './use-range-picker.ts';

/** The selection, or the next step. Already announced, so it is no live region. */
export function RangeSummary({ props, draft, isAvailable, language }: RangePicker) {
  const { range, begun, refusal, lack, times } = draft;
  const { t, words } = language;
  const wrong = refusal ?? (lack?.isWrong ? lack.message : null);
  if (wrong !== null) return <FieldMessage state="error">{wrong}</FieldMessage>;
  return (
    <p className={styles.summary}>
      {range ? (
        <>
          <strong className={styles.days}>{rangeInWords(range, language, times)}</strong>
          {`, ${countInWords(range, props.count ?? 'days', isAvailable, language)}`}
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
