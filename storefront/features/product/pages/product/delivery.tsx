import { icons } from '../../../../../components/icon/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { instalmentsIsland } from '../../../catalogue/product-instalments.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import { Assurance, Dispatch } from '../../browser/product/dispatch.tsx';
import { followedPlace } from '../../browser/product/followed-place.ts';
import * as styles from '../../browser/product/product.css.ts';
import type { ProductView } from './product-view.ts';
import { productTexts } from './texts.ts';

/** Dispatch, delivery options, their cost, and returns. */
export function Delivery({ view }: { view: ProductView }) {
  const t = useTexts(productTexts);
  const { form, dispatch, dispatchTerms, comes, returns, returnDays, instalments } = view;
  if (form.state === 'gratis') return null;
  return (
    <section className={styles.promises} aria-label={t('delivery')}>
      {comes === 'parcel' ? (
        <div className={styles.followed} {...followedPlace('dispatch', dispatchTerms)}>
          <Dispatch {...dispatch} />
        </div>
      ) : (
        <>
          <Dispatch {...dispatch} />
          <p className={styles.note}>{t(comes)}</p>
        </>
      )}
      {instalments && (
        <div className={styles.underPromise} {...followedPlace('instalments', instalments.terms)}>
          <Island of={instalmentsIsland} props={instalments.line} />
        </div>
      )}
      {returns === 'returnable' && (
        <Assurance icon={icons.returnArrow} title={t('returns', { days: returnDays })}>
          {t('returnsHow')}
        </Assurance>
      )}
      {returns !== 'returnable' && returns !== 'notGoods' && (
        <Assurance icon={icons.returnArrow} title={t('noReturns')}>
          {t(returns)}
        </Assurance>
      )}
      {returns !== 'notGoods' && (
        <Assurance icon={icons.check} title={t('guarantee')}>
          {t('guaranteeHow')} <Link href={addressOf('legal-guarantee')}>{t('guaranteeMore')}</Link>
        </Assurance>
      )}
    </section>
  );
}
