import { Icon, icons } from '../../../../../components/icon/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from '../../browser/product/product-actions.css.ts';
import { productTexts } from './texts.ts';

/** What else a visitor does with a product than buy it: one row under the buy button. */
export function ProductActions() {
  const t = useTexts(productTexts);
  return (
    <div className={styles.actions}>
      {/* Further actions of the row stand here, before the question. */}
      <a className={styles.action} href="#pytania">
        <Icon shape={icons.send} size={20} />
        {t('ask')}
      </a>
    </div>
  );
}
