import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { PartForms } from '../../../payment/part-forms.ts';
import type { PartAttempt } from '../../../payment/part-form.ts';
import { paymentPageStyles as styles } from '../../../payment/payment-page.ts';
import type { PaymentPartsData } from './data.ts';
import { paymentPartsTexts } from './texts.ts';

/** Vouchers, gift cards, points and balance for the next order: chosen here, taken with the order. */
export function PaymentPartsPage({ data, attempt }: PageViewProps<PaymentPartsData, PartAttempt>) {
  const t = useTexts(paymentPartsTexts);
  return (
    <Container>
      <div className={styles.column}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles.lead}>{t('lead', { total: data.total, method: data.method })}</p>
        {data.chosen.length > 0 && (
          <form method="post" action={data.forms.action}>
            <ul className={styles.parts} role="list" aria-label={t('chosen')}>
              {data.chosen.map(({ name, text }, index) => (
                <li key={text} className={styles.part}>
                  {text}
                  <Button
                    type="submit"
                    tone="text"
                    name="remove"
                    value={String(index)}
                    aria-label={t('removeNamed', { name })}
                  >
                    {t('remove')}
                  </Button>
                </li>
              ))}
            </ul>
          </form>
        )}
        <p className={styles.note}>
          <strong className={styles.strong}>{t('rest', { amount: data.rest })}</strong>
        </p>
        <div>
          <LinkButton href={data.back} tone="primary" size="large">
            {t('back')}
          </LinkButton>
        </div>
        <PartForms {...data.forms} attempt={attempt ?? null} />
      </div>
    </Container>
  );
}
