import { CounterBadge } from '../../components/badge/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as styles from './site-header.css.ts';
import { siteHeaderTexts } from './texts.ts';

export interface BasketLinkProps {
  /** Of the basket's page. */
  address: string;
  /** Lines in the basket; null if the store is unavailable. */
  count: number | null;
  /** What they are worth, formatted. */
  worth: string;
}

/** The link to the basket. Its name has count and worth: "Koszyk 2 produkty · 241,50 zł". */
export function BasketLink({ address, count, worth }: BasketLinkProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <a className={styles.tool} href={address} data-basket-link="">
      <span className={styles.toolIcon}>
        <Icon shape={icons.bag} />
        <span className={styles.counter} data-basket-counter="" hidden={!count}>
          <CounterBadge count={count || 1} />
        </span>
      </span>
      <span className={styles.toolText}>
        {t('basket')}
        <HiddenSpace />
        {count !== null && (
          <VisuallyHidden data-basket-count="">
            {count === 0 ? t('basketEmpty') : t('basketCount', { count })}
          </VisuallyHidden>
        )}
        <span className={styles.worth} data-basket-worth="">
          {count ? ` · ${worth}` : ''}
        </span>
      </span>
    </a>
  );
}
