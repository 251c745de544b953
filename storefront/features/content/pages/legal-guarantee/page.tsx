import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { GuaranteeNotice } from '../../../checkout/guarantee-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { Trail } from '../../server/trail/trail.tsx';
import type { LegalGuaranteeData } from './data.ts';
import * as styles from './page.css.ts';
import { legalGuaranteeTexts } from './texts.ts';

/** The notice on the legal guarantee, and how to use the guarantee in this shop. */
export function LegalGuaranteePage({ data: { terms, official } }: PageViewProps<LegalGuaranteeData>) {
  const t = useTexts(legalGuaranteeTexts);
  return (
    <Container>
      <Trail current={t('title')} />
      <div className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{t('title')}</Heading>
          <Text look="lead">{t('lead')}</Text>
        </div>
        <GuaranteeNotice headingLevel={2} official={official} />
        <section className={styles.how} aria-labelledby="how-heading">
          <Heading level={2} look="h3" id="how-heading">
            {t('how')}
          </Heading>
          <Text>{t('howText')}</Text>
          <Link href={addressOf('rma-open')} look="standalone">
            {t('complain')}
          </Link>
          {terms !== null && (
            <Link href={terms} look="standalone">
              {t('terms')}
            </Link>
          )}
        </section>
      </div>
    </Container>
  );
}
