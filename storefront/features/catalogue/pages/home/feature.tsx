import { LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { pictureOf } from '../../server/pictures/index.ts';
import type { Feature } from './data.ts';
import * as styles from './page.css.ts';
import { homeTexts } from './texts.ts';

/** Goods by the metre: how they are cut and prices per metre by length. */
export function FeatureSection({ feature, alt }: { feature: Feature; alt: string }) {
  const t = useTexts(homeTexts);
  const picture = pictureOf(feature.pictureId);
  return (
    <section className={styles.feature} aria-labelledby="feature">
      <Container>
        <div className={styles.featureSplit}>
          {picture && (
            <Image
              source={picture.source}
              alt={alt}
              sizes={{ 1: 'calc(100vw - 40px)', 2: 'calc(50vw - 42px)', 3: 'calc(58vw - 60px)', 4: 'min(58vw, 803px)' }}
              ratio="5:4"
            />
          )}
          <div>
            <Heading level={2} look="h1" id="feature">
              {t('featureTitle', { step: feature.step })}
            </Heading>
            <div className={styles.featureLead}>
              <Text look="lead" tone="muted">
                {t('featureLead')}
              </Text>
            </div>
            <dl className={styles.tiers}>
              {feature.tiers.map(({ from, price }) => (
                <div key={from} className={styles.tier}>
                  <dt>{t('featureFrom', { quantity: from })}</dt>
                  <dd className={styles.tierPrice}>{price}</dd>
                </div>
              ))}
            </dl>
            <LinkButton href={feature.address}>{t('featureLink')}</LinkButton>
          </div>
        </div>
      </Container>
    </section>
  );
}
