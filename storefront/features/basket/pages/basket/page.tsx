import { Alert } from '../../../../../components/alert/index.ts';
import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Zones } from '../../../catalogue/zones.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { BasketAttempt } from './attempt.ts';
import * as styles from '../../browser/basket/basket.css.ts';
import { DeliveryPreview } from './delivery-preview.tsx';
import type { BasketPageData } from './data.ts';
import basketForm from '../../browser/basket/islands/basket-form.tsx';
import { basketPageTexts } from '../../browser/basket/texts.ts';

/** The basket page [S-03]. The whole form is one island: every change changes the sums too. */
export function BasketPage({ data, attempt }: PageViewProps<BasketPageData, BasketAttempt>) {
  const t = useTexts(basketPageTexts);
  const { home, zones, preview, ...rest } = data;
  return (
    <>
      <Container>
        <div className={styles.head}>
          <Breadcrumbs trail={[{ name: t('home'), href: home }]} current={t('title')} />
          <Heading level={1} id="basket-heading" tabIndex={-1}>
            {t('title')}
          </Heading>
        </div>
        {attempt?.problem && (
          <div className={styles.alert}>
            <Alert tone="error" title={attempt.problem} />
          </div>
        )}
        <Island of={basketForm} props={{ ...rest, attempt }} />
        {rest.basket.lines.length > 0 && <DeliveryPreview {...preview} />}
      </Container>
      <Zones zones={zones} />
    </>
  );
}
