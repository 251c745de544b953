import { DismissibleBar, isBarDismissedIn } from '../../components/dismissible-bar/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import * as styles from './promo-strip.css.ts';
import { promoStripTexts } from './texts.ts';

export interface PromoStripProps {
  /** From what worth of goods delivery is free, formatted. */
  freeShippingFrom: string;
  /** Days to send things back. */
  returnDays: number;
  /** The time until which goods in stock leave today ("14:00"); left out if none do. */
  todayUntil?: string | undefined;
  /** For how many days it stays hidden once closed (requirement T-21: 1). */
  days?: number;
}

const id = 'promo-strip';

/** Whether the visitor closed the strip and its days are not over, by the header `Cookie` of a request. */
export const isPromoStripDismissed = (cookies: string): boolean => isBarDismissedIn(cookies, id);

/**
 * The shop's standing terms above the header, until they are closed. `startDismissibleBars()` closes it without React,
 * and the server that asks `isPromoStripDismissed` sends the next page without it.
 */
export function PromoStrip({ freeShippingFrom, returnDays, todayUntil, days = 1 }: PromoStripProps) {
  const t = useTexts(promoStripTexts);
  return (
    <DismissibleBar
      id={id}
      label={t('name')}
      days={days}
      action={
        todayUntil !== undefined && <span className={styles.desktopOnly}>{t('today', { time: todayUntil })}</span>
      }
    >
      {t('freeShipping', { amount: freeShippingFrom })}
      <span className={styles.wideOnly}> · {t('returns', { count: returnDays })}</span>
    </DismissibleBar>
  );
}
