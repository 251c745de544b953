import { Icon, type IconShape, icons } from '../../../components/icon/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { formatMoney } from '../../../patterns/rules/money.ts';
import { shippingCostText, shippingCostTexts } from '../../../patterns/shipping-cost/index.ts';
import { promiseText, shippingTimeTexts, timeLeftText } from '../../../patterns/shipping-time/index.ts';
import { Instalments } from '../../instalments/index.ts';
import * as styles from './product.css.ts';
import type { ProductView } from './product-view.ts';
import { productTexts } from './texts.ts';
import type { ReactNode } from 'react';

/** When it leaves, how it comes, what that costs, and that it may come back. */
export function Delivery({ view }: { view: ProductView }) {
  const t = useTexts(productTexts);
  const say = useTexts(shippingTimeTexts);
  const sayCost = useTexts(shippingCostTexts);
  const { form, promise, deliveries, lowestCost, freeFrom, isVirtual, page, shop, currency, instalments } = view;
  if (form.state === 'gratis') return null;
  return (
    <section className={styles.promises} aria-label={t('delivery')}>
      {promise && (
        <Promise icon={icons.truck} title={promiseText(promise, say)}>
          {timeLeftText(promise, say)}
        </Promise>
      )}
      {form.buy === 'enabled' && !isVirtual && deliveries.length > 0 && (
        <div className={styles.couriers}>
          {lowestCost !== null && <p className={styles.note}>{shippingCostText(lowestCost, sayCost, currency)}</p>}
          <ul role="list" className={styles.courierList}>
            {deliveries.map((delivery) => (
              <li key={delivery.id} className={styles.courier}>
                <span>{delivery.name}</span>
                <span className={styles.courierDay}>{delivery.day}</span>
                <span className={styles.courierCost}>{formatMoney(delivery.cost, currency)}</span>
              </li>
            ))}
          </ul>
          {freeFrom !== null && (
            <p className={styles.note}>
              {t(page.product.price >= freeFrom ? 'alreadyFree' : 'freeFrom', {
                from: formatMoney(freeFrom, currency),
              })}
            </p>
          )}
        </div>
      )}
      {isVirtual && <p className={styles.note}>{t('byMail')}</p>}
      {instalments && (
        <div className={styles.underPromise}>
          <Instalments {...instalments} />
        </div>
      )}
      {!isVirtual && (
        <Promise icon={icons.returnArrow} title={t('returns', { days: shop.returnDays })}>
          {t('returnsHow')}
        </Promise>
      )}
    </section>
  );
}

function Promise({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) {
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
