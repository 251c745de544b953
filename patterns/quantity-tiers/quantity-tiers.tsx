import type { ReactNode } from 'react';
import { formatDecimal, type Bounds } from '../../components/quantity-stepper/bounded-decimal.ts';
import { useTexts, useTextsContext } from '../../components/texts/index.ts';
import { formatMoney, polishCurrency, type CurrencyFormat, type Grosze } from '../rules/money.ts';
import type { Thousandths } from '../rules/price.ts';
import { nextTier, priceAt, tierAt, type Tier } from '../rules/tiers.ts';
import * as styles from './quantity-tiers.css.ts';
import { quantityTiersTexts } from './texts.ts';

export interface QuantityTiersProps {
  /** What one unit costs below every tier. */
  price: Grosze;
  /** The limits of the quantity: the first row begins at the minimum; a tier beyond the maximum is no incentive. */
  bounds: Bounds;
  /** The discounts by quantity, by rising threshold, without overlap (spec 4). */
  tiers: ReadonlyArray<Tier>;
  /** The short unit: "m". */
  unit: string;
  /** The current quantity: its row stands out, and the next one is the incentive. */
  quantity?: Thousandths;
  /** How the shop writes amounts: "69,56 zł" by default. */
  currency?: CurrencyFormat;
  /** The shown part of a price: all of it by default, without its tax where the shop shows net prices. */
  shown?: (price: Grosze) => Grosze;
  /** A button after the incentive, which adds the missing quantity. */
  action?: (missing: Thousandths, name: string) => ReactNode;
}

/** Unit prices by quantity, and what is missing for the next price (spec 4, quantity discounts). */
export function QuantityTiers({
  price,
  bounds,
  tiers,
  unit,
  quantity,
  currency = polishCurrency,
  shown = (amount) => amount,
  action,
}: QuantityTiersProps) {
  const t = useTexts(quantityTiersTexts);
  const { locale } = useTextsContext();
  const write = (amount: Thousandths) => formatDecimal(amount, locale);
  const priceFrom = (amount: Thousandths) => formatMoney(shown(priceAt(price, tiers, amount)), currency);
  const { min } = bounds;
  const current = quantity === undefined ? null : (tierAt(tiers, quantity)?.threshold ?? min);
  const starts = [min, ...tiers.map((tier) => tier.threshold).filter((threshold) => threshold > min)];
  const next = quantity === undefined ? null : nextTier(tiers, quantity, bounds);

  return (
    <section className={styles.box} aria-label={t('name')}>
      <dl className={styles.rows}>
        {starts.map((start) => (
          <div key={start} className={styles.row} data-current={start === current || undefined}>
            <dt>{t('from', { amount: write(start), unit })}</dt>
            <dd className={styles.price}>{t('price', { price: priceFrom(start), unit })}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <p className={styles.incentive}>
          {t('incentive', {
            amount: write(next.missing),
            unit,
            price: priceFrom(next.tier.threshold),
            // The stop of an abbreviated unit ends the sentence too.
          }).replace(/\.\.$/, '.')}{' '}
          {action?.(next.missing, t('add', { amount: write(next.missing), unit }))}
        </p>
      )}
    </section>
  );
}
