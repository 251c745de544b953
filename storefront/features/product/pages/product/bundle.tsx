import { Image } from '../../../../../components/image/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { formatMoney, type CurrencyFormat } from '../../../../../patterns/rules/money.ts';
import { columnList } from '../../browser/column-list.css.ts';
import * as styles from '../../browser/product/bundle.css.ts';
import type { BundleView } from './bundle-view.ts';
import { productTexts } from './texts.ts';

/** What a bundle is made of, each part with its own page, and what is saved. */
export function Bundle({ bundle, currency }: { bundle: BundleView; currency: CurrencyFormat }) {
  const t = useTexts(productTexts);
  const { parts, separately, saved, percent } = bundle;
  return (
    <div className={styles.bundle}>
      <ul role="list" className={columnList}>
        {parts.map((part) => (
          <li key={part.address} className={styles.part}>
            {part.picture && <Image source={part.picture} alt="" sizes="72px" ratio="1:1" />}
            <div className={styles.words}>
              <a className={styles.name} href={part.address}>
                {part.name}
              </a>
              <HiddenSpace />
              <Text look="small" tone="muted">
                {part.amount}
              </Text>
            </div>
            <span className={styles.price}>{formatMoney(part.price, currency)}</span>
          </li>
        ))}
      </ul>
      {saved > 0 && (
        <p className={styles.saving}>
          {t('bundleSaving', {
            separately: formatMoney(separately, currency),
            saved: formatMoney(saved, currency),
            percent,
          })}
        </p>
      )}
    </div>
  );
}
