import type { ReactNode } from 'react';
import { Icon, type IconShape, icons } from '../../../../../components/icon/index.ts';
import { useTexts, useTextsContext, type Translate } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { formatMoney, type CurrencyFormat, type Grosze } from '../../../../../patterns/rules/money.ts';
import { freeDeliveries } from '../../../../../patterns/rules/promises.ts';
import type { ShippingPromise } from '../../../../../patterns/rules/shipping-time.ts';
import { shippingCostText, shippingCostTexts } from '../../../../../patterns/shipping-cost/index.ts';
import { promiseText, shippingTimeTexts, timeLeftText } from '../../../../../patterns/shipping-time/index.ts';
import { dispatchTexts } from './dispatch.texts.ts';
import * as styles from './product.css.ts';

/** A delivery option: its name, its day and its cost. */
export interface DeliveryView {
  id: string;
  name: string;
  /** When it arrives: "poniedziałek, 23 listopada"; null if unknown. */
  day: string | null;
  cost: Grosze;
}

/** Dispatch, delivery and cost of the selection: from the server, or from calls 18 and 7. */
export interface DispatchProps {
  /** Null without a promise; `unchecked` where the shop did not answer. */
  promise: ShippingPromise | 'unchecked' | null;
  /** Empty without delivery. */
  deliveries: ReadonlyArray<DeliveryView>;
  /** The cheapest delivery; null where no courier delivers it. */
  lowestCost: Grosze | null;
  /** From this worth the usual courier is free; null where it never is. */
  freeFrom: Grosze | null;
  /** Price of the selection, gross. */
  worth: Grosze;
  currency: CurrencyFormat;
}

/** The server renders it; for another size or quantity `follow-choice` renders it again. */
export function Dispatch({ promise, deliveries, lowestCost, freeFrom, worth, currency }: DispatchProps) {
  const t = useTexts(dispatchTexts);
  const { locale } = useTextsContext();
  const tShippingTime = useTexts(shippingTimeTexts);
  const sayCost = useTexts(shippingCostTexts);
  return (
    <>
      {promise === 'unchecked' && (
        <Assurance icon={icons.truck} title={t('unchecked')}>
          {t('inBasket')}
        </Assurance>
      )}
      {promise && promise !== 'unchecked' && (
        <Assurance icon={icons.truck} title={promiseText(promise, tShippingTime, locale)}>
          {timeLeftText(promise, tShippingTime)}
        </Assurance>
      )}
      {deliveries.length > 0 && (
        <div className={styles.couriers}>
          {lowestCost !== null && (
            <p className={styles.note}>{costText(deliveries, lowestCost, { t, sayCost, currency })}</p>
          )}
          <ul role="list" className={styles.courierList}>
            {deliveries.map((delivery) => (
              <li key={delivery.id} className={styles.courier}>
                <span className={styles.courierName}>{delivery.name}</span>
                <HiddenSpace />
                <span className={styles.courierDay}>{delivery.day}</span>
                <HiddenSpace />
                <span className={styles.courierCost}>{formatMoney(delivery.cost, currency)}</span>
              </li>
            ))}
          </ul>
          {freeFrom !== null && (
            <p className={styles.note}>
              {t(worth >= freeFrom ? 'alreadyFree' : 'freeFrom', { from: formatMoney(freeFrom, currency) })}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Free delivery is promised only where it holds; else what is free is named, or the lowest cost. */
function costText(
  deliveries: ReadonlyArray<DeliveryView>,
  lowestCost: Grosze,
  {
    t,
    sayCost,
    currency,
  }: {
    t: Translate<typeof dispatchTexts.pl>;
    sayCost: Translate<typeof shippingCostTexts.pl>;
    currency: CurrencyFormat;
  },
): string {
  const free = freeDeliveries(deliveries);
  if (lowestCost > 0 || free === 'all') return shippingCostText(lowestCost, sayCost, currency);
  return free.map((name) => t('someFree', { name })).join(' ');
}

/** A promise of the shop, with its icon. */
export function Assurance({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) {
  return (
    <div className={styles.promise}>
      <Icon shape={icon} />
      <div>
        <p className={styles.promiseTitle}>{title}</p>
        {children && <p className={styles.note}>{children}</p>}
      </div>
    </div>
  );
}
