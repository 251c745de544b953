import { useId } from 'react';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { ListingData } from './listing-data.ts';
import * as styles from './listing.css.ts';
import { listingTexts } from './texts.ts';

/** "Czy chodziło Ci o": what the visitor may have meant, each with its number of products. */
export function NearTexts({ near }: Pick<ListingData, 'near'>) {
  const t = useTexts(listingTexts);
  const label = useId();
  if (near.length === 0) return null;
  return (
    <div className={styles.near}>
      <p id={label}>{t('near')}</p>
      <ul className={styles.nearList} role="list" aria-labelledby={label} data-load="">
        {near.map(({ text, address, count }) => (
          <li key={address}>
            <Link href={address}>{text}</Link> <span className={styles.widerCount}>{t('products', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
