import { useTexts } from '../texts/index.ts';
import * as styles from './field.css.ts';
import { fieldTexts } from './field.texts.ts';

/** Follows the label of an optional field; a form's summary omits it. */
export function OptionalMark() {
  const t = useTexts(fieldTexts);
  return (
    <span className={styles.optional} data-optional="">
      {/* One text with its space: Chromium 156 drops a lone space from the name. */}
      {` ${t('optional')}`}
    </span>
  );
}
