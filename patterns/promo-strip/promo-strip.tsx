import { Container } from '../../components/container/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import * as styles from './promo-strip.css.ts';
import { promoStripTexts } from './texts.ts';

export interface PromoStripProps {
  /** From what worth of goods delivery is free, formatted. */
  freeShippingFrom: string;
  /** Days to send things back. */
  returnDays: number;
  /** Until when of this day goods in stock leave today ("14:00"); left out when no such promise holds now. */
  todayUntil?: string | undefined;
}

/** The shop's standing terms above the header: plain text, nothing to click. */
export function PromoStrip({ freeShippingFrom, returnDays, todayUntil }: PromoStripProps) {
  const t = useTexts(promoStripTexts);
  return (
    <section className={styles.strip} aria-label={t('name')}>
      <Container>
        <p className={styles.line}>
          <span>
            {t('freeShipping', { amount: freeShippingFrom })}
            <span className={styles.wideOnly}> · {t('returns', { count: returnDays })}</span>
          </span>
          {todayUntil !== undefined && <span className={styles.desktopOnly}>{t('today', { time: todayUntil })}</span>}
        </p>
      </Container>
    </section>
  );
}
