import { useTexts } from '../texts/index.ts';
import * as styles from './field.css.ts';
import { fieldTexts } from './field.texts.ts';

/** Stands after the label of a field that may stay empty; the summary of a form leaves it out. */
export function OptionalMark() {
  const t = useTexts(fieldTexts);
  return (
    <span className={styles.optional} data-optional="">
      {/* One text with its space: Chromium 156 drops a text of white space alone from the name. */}
      {` ${t('optional')}`}
    </span>
  );
}
