import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts, useTextsContext } from '../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { meanText } from '../rules/mean.ts';
import type { RatingSummary } from '../rules/rating-summary.ts';
import * as styles from './rating-overview.css.ts';
import { opinionsTexts } from './texts.ts';

export interface RatingOverviewProps {
  /** Of all opinions, whatever is shown of them; at least one. */
  summary: RatingSummary;
}

/** The mean of all opinions in words, and how many give how many stars. */
export function RatingOverview({ summary }: RatingOverviewProps) {
  const t = useTexts(opinionsTexts);
  const { locale } = useTextsContext();
  const { mean, count, distribution } = summary;
  return (
    <div className={styles.overview}>
      <p className={styles.mean}>
        <span className={styles.meanNumber}>{meanText(mean ?? 0, locale)}</span>
        <HiddenSpace />
        <span>
          {t('mean')}, {t('count', { count })}
        </span>
      </p>
      <ul role="list" className={styles.distribution} aria-label={t('distribution')}>
        {distribution.map((line) => (
          <li key={line.stars} className={styles.distributionRow}>
            <VisuallyHidden>{t('row', { stars: line.stars, count: line.count })}</VisuallyHidden>
            <span aria-hidden="true" className={styles.distributionStars}>
              {line.stars} <Icon shape={icons.star} size={16} />
            </span>
            {/* Attributes, not styles: the content security policy allows no style attribute. */}
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.barTrack} width="100" height="6" />
              <rect className={styles.barValue} width={count > 0 ? (100 * line.count) / count : 0} height="6" />
            </svg>
            <span aria-hidden="true" className={styles.distributionCount}>
              {line.count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
