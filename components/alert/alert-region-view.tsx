import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { AlertMarkup } from './alert-markup.tsx';
import * as styles from './alert.css.ts';
import { alertTexts } from './alert.texts.ts';

export interface AlertRegionProps {
  /** Milliseconds until a toast hides (spec 9: 4000). */
  duration?: number;
  /** Milliseconds until a toast with a link or action hides: 10 000, enough to hear and reach it (WCAG 2.2.1). */
  actionDuration?: number;
  /** Milliseconds of the fade (spec 9: 500). */
  fade?: number;
  /** Alerts that come with the page as toasts. Without JavaScript they stand in the page. */
  children?: ReactNode;
}

/**
 * The region "Komunikaty": toasts and their history, which shows while the region has focus (F6 toggles). Hidden until
 * there is a message. Rendered once into the document; `startAlerts()` starts it and `showAlert()` fills it. Do not
 * hydrate it.
 */
export function AlertRegion({ duration = 4000, actionDuration = 10_000, fade = 500, children }: AlertRegionProps) {
  const t = useTexts(alertTexts);
  return (
    <section
      className={styles.region}
      aria-label={t('region')}
      tabIndex={-1}
      data-alert-region=""
      // Avoids an empty landmark on every page.
      hidden={children === undefined}
      data-duration={duration}
      data-action-duration={actionDuration}
      data-fade={fade}
      data-way-back={t('wayBack')}
    >
      <div className={styles.toasts} data-alert-toasts="">
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.history} role="group" aria-label={t('history')} tabIndex={0}>
        <h2 className={styles.historyTitle}>{t('history')}</h2>
        <ol className={styles.log} role="list" data-alert-log="" />
        <p className={styles.noHistory}>{t('noHistory')}</p>
      </section>
      <div hidden data-alert-template="">
        <AlertMarkup />
      </div>
    </section>
  );
}
