import { Container } from '../../../../../components/container/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { RatingValue } from '../../../../../components/rating/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { languageOfVisitors } from '../../../../shared/language-of-visitors.ts';
import { SectionHeading } from '../../../../../patterns/section-heading/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { opinionRules } from '../../../../shared/sections.ts';
import type { HomeData } from './data.ts';
import * as styles from './page.css.ts';
import { homeTexts } from './texts.ts';

/** A few opinions beside the mean of all, with a link to how they are checked. */
export function Opinions({ mean, count, praise }: NonNullable<HomeData['opinions']>) {
  const t = useTexts(homeTexts);
  const language = languageOfVisitors(useTextsContext());
  return (
    <Container as="section" aria-labelledby="opinions">
      <div className={styles.section}>
        <SectionHeading
          id="opinions"
          title={t('opinions')}
          aside={
            <Text look="small" tone="muted">
              {t('opinionsMean', { mean, count })} · <Link href={opinionRules()}>{t('opinionRules')}</Link>
            </Text>
          }
        />
        <ul className={styles.opinions} role="list">
          {praise.map(({ opinionId, author, content, rating, productId, productSlug, productName }) => (
            <li key={opinionId} className={styles.opinion}>
              <p className={styles.stars}>
                <RatingValue value={rating} />
              </p>
              <blockquote className={styles.quote}>
                <p lang={language}>{t('quote', { text: content })}</p>
              </blockquote>
              <Text look="small" tone="muted">
                {author} ·{' '}
                <Link href={addressOf('product', { id: productId, slug: productSlug })} tone="muted">
                  {productName}
                </Link>{' '}
                · {t('confirmed')}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
