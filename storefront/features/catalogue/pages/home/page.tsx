import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { SectionHeading } from '../../../../../patterns/section-heading/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { SavingGrid } from '../../server/saving/saving-grid.tsx';
import { Zones } from '../../server/zones/zones.tsx';
import type { HomeData } from './data.ts';
import { Departments } from './departments.tsx';
import { FeatureSection } from './feature.tsx';
import { Hero } from './hero.tsx';
import { Opinions } from './opinions.tsx';
import * as styles from './page.css.ts';
import { MoreLink } from './more-link.tsx';
import { homeTexts } from './texts.ts';

/** The home page: what the shop is, the hero's products, where to begin, new and reduced products. */
export function HomePage({ data }: PageViewProps<HomeData>) {
  const t = useTexts(homeTexts);
  const { line, lead, hero, departments, departmentsPictureId, alts, newest, feature, reduced, opinions } = data;
  const newAddress = addressOf('search', {}, { newproducts: 'y' });
  return (
    <>
      <Container>
        <div className={styles.opening}>
          <Heading level={1} look="display">
            {line}
          </Heading>
          <div className={styles.lead}>
            {lead !== '' && <p className={styles.leadText}>{lead}</p>}
            <div className={styles.ways}>
              <Link href={newAddress} look="standalone">
                {t('seeNew')}
              </Link>
              <Link href={addressOf('search', {}, { bestseller: 'y' })} look="standalone">
                {t('bestsellers')}
              </Link>
            </div>
          </div>
        </div>
      </Container>
      {hero && <Hero {...hero} alt={alts[hero.pictureId] ?? ''} />}
      <Departments departments={departments} pictureId={departmentsPictureId} alt={alts[departmentsPictureId] ?? ''} />
      {newest.length > 0 && (
        <Container as="section" aria-labelledby="new">
          <div className={styles.section}>
            <SectionHeading id="new" title={t('new')} aside={<MoreLink href={newAddress} what={t('allNew')} />} />
            <SavingGrid products={newest} headingLevel={3} labelledBy="new" isFour />
          </div>
        </Container>
      )}
      {feature && <FeatureSection feature={feature} alt={alts[feature.pictureId] ?? ''} />}
      {reduced.length > 0 && (
        <Container as="section" aria-labelledby="reduced">
          <div className={styles.section}>
            <SectionHeading
              id="reduced"
              title={t('reduced')}
              note={t('reducedNote')}
              aside={<MoreLink href={addressOf('search', {}, { promo: 'y' })} what={t('allReduced')} />}
            />
            <SavingGrid products={reduced} headingLevel={3} labelledBy="reduced" isFour />
          </div>
        </Container>
      )}
      <Zones zones={data.zones} />
      {opinions && opinions.praise.length > 0 && <Opinions {...opinions} />}
    </>
  );
}
