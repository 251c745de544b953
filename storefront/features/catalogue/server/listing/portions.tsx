import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { ListingData } from './listing-data.ts';
import * as styles from './listing.css.ts';
import { listingTexts } from './texts.ts';

/** How many products a page of every list has: a choice that the shop remembers for this visitor. */
export function Portions({ current, choices }: ListingData['portions']) {
  const t = useTexts(listingTexts);
  return (
    <form className={styles.portions} action={addressOf('settings')} method="post" aria-label={t('portions')}>
      <span className={styles.portionsName} aria-hidden="true">
        {t('portions')}
      </span>
      {choices.map((portion) => (
        <button
          key={portion}
          className={styles.portion}
          type="submit"
          name="portions"
          value={portion}
          aria-current={portion === current ? 'true' : undefined}
        >
          {portion}
          <VisuallyHidden> {t('portionOf', { count: portion })}</VisuallyHidden>
        </button>
      ))}
    </form>
  );
}
