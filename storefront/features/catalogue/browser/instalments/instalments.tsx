import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { InstalmentsData } from './instalments-line.ts';
import * as styles from './instalments.css.ts';
import { instalmentLineTexts } from './texts.ts';

/**
 * The lowest instalment with all plans behind it, or why there are none (V-45). Native `<details>`: it needs no script
 * and the browser's search finds closed content.
 */
export function Instalments({
  title,
  reason,
  plans,
  notes,
  attributes,
  isOpen,
}: InstalmentsData & { /** Whether the plans stand open at first. */ isOpen?: boolean }) {
  const t = useTexts(instalmentLineTexts);
  return (
    <div className={styles.box} {...attributes} data-instalments="">
      <p className={styles.title}>{title}</p>
      {reason === null ? (
        // Opened before hydration, it stays open.
        <details open={isOpen} suppressHydrationWarning>
          <summary className={styles.summary}>{t('calculate')}</summary>
          <ul role="list" className={styles.plans}>
            {plans.map((plan) => (
              <li key={plan.instalments} className={styles.plan}>
                <strong className={styles.instalments}>{plan.instalments}</strong>
                <span>{plan.terms}</span>
              </li>
            ))}
          </ul>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </details>
      ) : (
        <Button size="compact" unavailableReason={reason}>
          {t('calculate')}
        </Button>
      )}
    </div>
  );
}
