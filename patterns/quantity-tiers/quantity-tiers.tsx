import type { ReactNode } from 'react';
import { formatDecimal } from '../../components/quantity-stepper/bounded-decimal.ts';
import { useTexts, useTextsContext } from '../../components/texts/index.ts';
import { formatMoney, type Grosze } from '../rules/money.ts';
import type { Thousandths } from '../rules/price.ts';
import { nextTier, priceAt, tierAt, type Tier } from '../rules/tiers.ts';
import * as styles from './quantity-tiers.css.ts';
import { quantityTiersTexts } from './texts.ts';

export interface QuantityTiersProps {
  /** What one unit costs below every tier. */
  price: Grosze;
  /** The smallest quantity that can be bought: where the first row begins. */
  min: Thousandths;
  /** The discounts by quantity, by rising threshold, without overlap (spec 4). */
  tiers: ReadonlyArray<Tier>;
  /** The short unit: "m". */
  unit: string;
  /** How much is chosen now: its row stands out, and the next one is the incentive. */
  quantity?: Thousandths;
  /** What reaching the next tier takes, for a button after the incentive. */
  action?: (missing: Thousandths, name: string) => ReactNode;
}

/** What a unit costs by how many are bought, and what is missing for the next price (spec 4, quantity discounts). */
export function QuantityTiers({ price, min, tiers, unit, quantity, action }: QuantityTiersProps) {
  const t = useTexts(quantityTiersTexts);
  const { locale } = useTextsContext();
  const write = (amount: Thousandths) => formatDecimal(amount, locale);
  const current = quantity === undefined ? null : (tierAt(tiers, quantity)?.threshold ?? min);
  const starts = [min, ...tiers.map((tier) => tier.threshold).filter((threshold) => threshold > min)];
  const next = quantity === undefined ? null : nextTier(tiers, quantity);

  return (
    <section className={styles.box} aria-label={t('name')}>
      <dl className={styles.rows}>
        {starts.map((start) => (
          <div key={start} className={styles.row} data-current={start === current || undefined}>
            <dt>{t('from', { amount: write(start), unit })}</dt>
            <dd className={styles.price}>{t('price', { price: formatMoney(priceAt(price, tiers, start)), unit })}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <p className={styles.incentive}>
          {t('incentive', {
            amount: write(next.missing),
            unit,
            price: formatMoney(priceAt(price, tiers, next.tier.threshold)),
          })}{' '}
          {action?.(next.missing, t('add', { amount: write(next.missing), unit }))}
        </p>
      )}
    </section>
  );
}
