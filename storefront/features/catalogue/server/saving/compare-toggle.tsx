import { Icon, icons } from '../../../../../components/icon/index.ts';
import { classNames } from '../../../../../components/shared/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { SavingForm } from './saving-form.tsx';
import { useSavedGoods } from './saved-goods-context.ts';
import * as styles from './saving.css.ts';
import { savingTexts } from './texts.ts';

export interface CompareToggleProps {
  product: { readonly id: number; readonly name: string };
  /** On a card it is quieter. */
  isOnCard?: boolean;
  /** Where the page without a script returns to: an id on it. */
  place?: string | undefined;
}

/** Puts a product into the comparison, or takes it out (requirement H-05). */
export function CompareToggle({ product, isOnCard = false, place = '' }: CompareToggleProps) {
  const t = useTexts(savingTexts);
  const { compared } = useSavedGoods();
  return (
    <SavingForm
      kind="compare"
      fields={{ product: product.id, place }}
      isOn={compared.includes(product.id)}
      className={classNames(styles.worded, isOnCard && styles.onCard)}
    >
      <Icon shape={icons.compare} size={20} />
      <span className={styles.whenOff}>{t('compare')}</span>
      <span className={styles.whenOn}>{t('compared')}</span>
      <span className={styles.hidden}>{t('ofProduct', { name: product.name })}</span>
    </SavingForm>
  );
}
