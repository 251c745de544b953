import { Icon, icons } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { meanText } from '../rules/mean.ts';
import * as styles from './opinions.css.ts';
import { Stars } from './stars.tsx';
import { opinionsTexts } from './texts.ts';

export interface OpinionView {
  id: number;
  author: string;
  /** 1 to 5 */
  rating: number;
  content: string;
  /** In words: "14 listopada 2026". */
  date: string;
  /** Only with an order behind it. */
  isConfirmed: boolean;
  /** A picture that came with it, in pixels. */
  photo?: { address: string; width: number; height: number };
  /** The shop's answer, and its date in words. */
  answer?: { text: string; by: string; date: string } | null;
}

export interface OpinionsProps {
  /** 1 to 5, one decimal. */
  mean: number;
  /** All opinions on the product, newest first; they also make up the distribution. */
  opinions: ReadonlyArray<OpinionView>;
}

/** The buyers' opinions: mean, distribution, and every opinion with its proof of purchase (Directive 2019/2161). */
export function Opinions({ mean, opinions }: OpinionsProps) {
  const t = useTexts(opinionsTexts);
  const { locale } = useTextsContext();
  return (
    <div className={styles.split}>
      <div>
        <p className={styles.mean}>
          <span className={styles.meanNumber}>{meanText(mean, locale)}</span> {t('mean')},{' '}
          {t('count', { count: opinions.length })}
        </p>
        <Distribution opinions={opinions} />
        <Text look="small" tone="muted">
          {t('method')} {t('method2')}
        </Text>
      </div>
      <ul role="list" className={styles.list}>
        {opinions.map((opinion) => (
          <li key={opinion.id} className={styles.opinion}>
            <div className={styles.opinionHead}>
              <Stars rating={opinion.rating} />
              <HiddenSpace />
              <Text as="span" look="small" tone="muted">
                {opinion.date}
              </Text>
            </div>
            <Text>{opinion.content}</Text>
            {opinion.photo && (
              <img
                className={styles.photo}
                src={opinion.photo.address}
                width={opinion.photo.width}
                height={opinion.photo.height}
                alt={t('photo', { author: opinion.author })}
                loading="lazy"
                decoding="async"
              />
            )}
            <p className={styles.author}>
              <strong>{opinion.author}</strong>
              {opinion.isConfirmed && (
                <span className={styles.confirmed}>
                  <HiddenSpace />
                  <Icon shape={icons.checkCircle} size={20} />
                  {t('confirmed')}
                </span>
              )}
            </p>
            {opinion.answer && (
              <div className={styles.answer}>
                <Text look="small" isStrong>
                  {t('answer', { by: opinion.answer.by, date: opinion.answer.date })}
                </Text>
                <Text>{opinion.answer.text}</Text>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Distribution({ opinions }: { opinions: ReadonlyArray<OpinionView> }) {
  const t = useTexts(opinionsTexts);
  return (
    <ul role="list" className={styles.distribution} aria-label={t('distribution')}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = opinions.filter((opinion) => opinion.rating === stars).length;
        return (
          <li key={stars} className={styles.distributionRow}>
            <VisuallyHidden>{t('row', { stars, count })}</VisuallyHidden>
            <span aria-hidden="true" className={styles.distributionStars}>
              {stars} <Icon shape={icons.star} size={16} />
            </span>
            {/* Attributes, not styles: the content security policy allows no style attribute. */}
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.barTrack} width="100" height="6" />
              <rect className={styles.barValue} width={(100 * count) / opinions.length} height="6" />
            </svg>
            <span aria-hidden="true" className={styles.distributionCount}>
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
