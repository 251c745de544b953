import type { Translate } from '../texts/index.ts';
import * as styles from './combobox.css.ts';
import type { comboboxTexts } from './combobox.texts.ts';

const hints = [
  [['↑', '↓'], 'keyResult'],
  [['←', '→'], 'keyGroup'],
  [['Enter'], 'keyTake'],
  [['Esc'], 'keyClose'],
] as const;

/** What the keys do, and which result is active: for eyes alone, screen readers tell both by themselves. */
export function KeyHints({ active, t }: { active: string | undefined; t: Translate<typeof comboboxTexts.pl> }) {
  return (
    <div className={styles.foot} aria-hidden="true">
      {hints.map(([keys, does]) => (
        <span key={does} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {t(does)}
        </span>
      ))}
      <span className={styles.active}>{active}</span>
    </div>
  );
}
