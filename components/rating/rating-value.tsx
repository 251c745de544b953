import { useTexts, useTextsContext } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ratingTexts } from './rating.texts.ts';
import * as styles from './rating.css.ts';
import { starShares } from './star-shares.ts';
import { Star } from './star.tsx';

export interface RatingValueProps {
  /** From 0 to `maximum`. Stars and words show it to a tenth. */
  value: number;
  /** How many stars there are. */
  maximum?: number;
  /** How many opinions it is the mean of; shown behind the stars. A mean is always written with one decimal ("4,0"). */
  count?: number;
  /** Of one star, in CSS pixels. */
  size?: 16 | 20 | 24;
}

/** A rating by others, in stars and once in words: "Ocena 4,5 na 5, na podstawie 12 opinii". */
export function RatingValue({ value, maximum = 5, count, size = 16 }: RatingValueProps) {
  const t = useTexts(ratingTexts);
  const { locale } = useTextsContext();
  const minimumFractionDigits = count === undefined ? 0 : 1;
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 1 }).format(value);
  return (
    <span className={styles.value}>
      <VisuallyHidden>
        {t('value', { value: written, maximum })}
        {count !== undefined && ', '}
      </VisuallyHidden>
      <span className={styles.stars}>
        {starShares(value, maximum).map((share, star) => (
          <Star key={star} share={share} size={size} />
        ))}
      </span>
      {count !== undefined && <span className={styles.basis}>{t('basis', { count })}</span>}
    </span>
  );
}
