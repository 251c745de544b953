import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconShape, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import * as styles from './alert.css.ts';
import type { AlertTone } from './alert-region.ts';
import { alertTexts } from './alert.texts.ts';

const signs: Readonly<Record<AlertTone, IconShape>> = {
  info: icons.info,
  warning: icons.alertTriangle,
  error: icons.alertOctagon,
  success: icons.checkCircle,
};
const tones = Object.keys(signs) as ReadonlyArray<AlertTone>;

export interface AlertMarkupProps {
  /** The box of the alert. */
  ref?: Ref<HTMLDivElement>;
  /** Omitted in the toast template, which holds the icons of all tones. */
  tone?: AlertTone | undefined;
  /** The result, first and bold. */
  title?: ReactNode;
  /** Its meaning and next step. */
  children?: ReactNode;
  /** Called by the button "Zamknij". Omitted, only the template has the button. */
  onClosePress?: MouseEventHandler | undefined;
}

/** The markup of every alert, rendered by React or copied by `showAlert`. */
export function AlertMarkup({ ref, tone, title, children, onClosePress }: AlertMarkupProps) {
  const t = useTexts(alertTexts);
  const isTemplate = tone === undefined;
  return (
    <div
      ref={ref}
      className={styles.alert}
      data-alert=""
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      // The announcer speaks it: JAWS and Orca ignore a status inserted together with its text, and Orca 43 reads the
      // bold part of an inserted alert, then all of it.
      aria-live="off"
    >
      {(isTemplate ? tones : [tone]).map((shown) => (
        <span key={shown} className={styles.icon} data-alert-icon={shown}>
          <Icon shape={signs[shown]} size={24} />
        </span>
      ))}
      <p className={styles.text} data-alert-text="">
        <strong className={styles.title} data-alert-title="">
          {title}
        </strong>
        {children !== undefined && <> {children}</>}
      </p>
      {(isTemplate || onClosePress !== undefined) && (
        <button
          className={styles.close}
          type="button"
          aria-label={t('close')}
          data-alert-close=""
          onClick={onClosePress}
        >
          <Icon shape={icons.close} size={24} />
        </button>
      )}
    </div>
  );
}
