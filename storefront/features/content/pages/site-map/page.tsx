import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { SiteMapData } from './data.ts';
import { Trail } from '../../server/trail/trail.tsx';
import * as styles from './page.css.ts';
import { siteMapTexts } from './texts.ts';

/** Every department and page of the shop (WCAG 2.2, 2.4.5: another way to each). */
export function SiteMapPage({ data: { sections } }: PageViewProps<SiteMapData>) {
  const t = useTexts(siteMapTexts);
  return (
    <Container>
      <Trail current={t('title')} />
      <div className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <Text look="lead">{t('lead')}</Text>
      </div>
      <div className={styles.sections}>
        {sections.map(({ id, name, address, places }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <Heading level={2} look="h3" id={id}>
              {address === undefined ? (
                name
              ) : (
                <Link href={address} tone="ink" look="quiet">
                  {name}
                </Link>
              )}
            </Heading>
            <ul role="list">
              {places.map((place) => (
                <li key={place.address} className={styles.place}>
                  <Link href={place.address} tone="ink" look="quiet">
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
}
