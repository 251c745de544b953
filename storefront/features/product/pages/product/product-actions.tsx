import { Icon, icons } from '../../../../../components/icon/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { CompareToggle, ListHeart, type KeptProduct } from '../../../catalogue/saving.ts';
import * as styles from '../../browser/product/product-actions.css.ts';
import { productTexts } from './texts.ts';

/** What else a visitor does with a product than buy it: one row under the buy button. */
export function ProductActions({ product }: { product: KeptProduct }) {
  const t = useTexts(productTexts);
  return (
    <div className={styles.actions}>
      <ListHeart product={product} look="row" />
      <CompareToggle product={product} />
      <a className={styles.action} href="#zapytaj" aria-label={t('askAbout')}>
        <Icon shape={icons.send} size={20} />
        {t('ask')}
      </a>
    </div>
  );
}
