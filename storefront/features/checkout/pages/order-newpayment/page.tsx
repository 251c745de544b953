import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { actionRow } from '../../../../../patterns/action-row/action-row.css.ts';
import { PaymentTiles } from '../../../../../patterns/payment-tiles/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { InstalmentTermsRead } from '../../browser/order-step-1/instalment-terms.tsx';
import { PartForms } from '../../../payment/part-forms.ts';
import { paymentPageStyles as styles } from '../../../payment/payment-page.ts';
import type { NewPaymentAttempt } from './actions.ts';
import type { NewPaymentData } from './data.ts';
import { newPaymentTexts } from './texts.ts';

/** Another way to pay a placed order [S-06 part]. */
export function NewPaymentPage({ data, attempt }: PageViewProps<NewPaymentData, NewPaymentAttempt>) {
  const t = useTexts(newPaymentTexts);
  return (
    <Container>
      <div className={styles.column}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles.lead}>{t('lead', { number: data.number, amount: data.amount })}</p>
        <form method="post" action={data.addresses.self} className={styles.wideForm}>
          <PaymentTiles
            tiles={data.tiles.map((tile) =>
              tile.value === data.instalmentTerms?.value
                ? {
                    ...tile,
                    content: (
                      <InstalmentTermsRead
                        {...data.instalmentTerms}
                        haveBeenRead={false}
                        problem={attempt?.termsProblem}
                      />
                    ),
                  }
                : tile,
            )}
            chosen={attempt?.chosen || data.chosen}
            problem={attempt?.problem ?? undefined}
            heading={
              <Heading level={2} look="h3">
                {t('method')}
              </Heading>
            }
          />
          <div className={actionRow}>
            <Button type="submit" tone="primary" size="large">
              {t('change')}
            </Button>
            <LinkButton href={data.addresses.order} tone="text">
              {t('back')}
            </LinkButton>
          </div>
        </form>
        <PartForms {...data.funds} action={data.addresses.self} attempt={attempt?.part ?? null} />
      </div>
    </Container>
  );
}
