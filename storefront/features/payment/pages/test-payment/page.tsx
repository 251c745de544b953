import { Alert } from '../../../../../components/alert/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { actionRow } from '../../../../../patterns/action-row/action-row.css.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import * as page from '../../server/payment-page.css.ts';
import type { TestPaymentData } from './data.ts';
import { testPaymentTexts } from './texts.ts';

const notifyValues = ['once', 'five', 'late', 'never'] as const;

/** The page of the test provider, where the buyer of a test chooses the result. It never asks for a card. */
export function TestPaymentPage({ data }: PageViewProps<TestPaymentData, never>) {
  const t = useTexts(testPaymentTexts);
  const isApplication = data.plays === 'application';
  const facts = [
    [t('description'), data.description],
    [t('method'), data.method],
    [t('amount'), data.amount],
  ] as const;
  return (
    <Container>
      <div className={page.column}>
        <Heading level={1}>{t(isApplication ? 'applicationTitle' : 'title')}</Heading>
        <Alert tone="warning" title={t('test')}>
          {t(isApplication ? 'applicationLead' : 'testLead')}
        </Alert>
        <dl className={page.pairs}>
          {facts.map(([name, value]) => (
            <div key={name} className={page.pair}>
              <dt className={page.pairName}>{name}</dt>
              <dd className={page.pairValue}>{value}</dd>
            </div>
          ))}
        </dl>
        {data.isOpen ? (
          <form method="post" className={page.form}>
            <RadioGroup
              id="notify"
              name="notify"
              label={t(isApplication ? 'notifyBank' : 'notify')}
              defaultValue="once"
              options={notifyValues.map((value) => ({ value, label: t(`notify.${value}`) }))}
            />
            <div className={actionRow}>
              <Button type="submit" name="decision" value="accept" tone="primary" size="large">
                {isApplication ? t('approve') : t('accept', { amount: data.amount })}
              </Button>
              <Button type="submit" name="decision" value="refuse">
                {t(isApplication ? 'decline' : 'refuse')}
              </Button>
              {data.plays === 'card' && (
                <Button type="submit" name="decision" value="unsupported">
                  {t('unsupported')}
                </Button>
              )}
              <Button type="submit" name="decision" value="leave" tone="text">
                {t(isApplication ? 'abandon' : 'leave')}
              </Button>
            </div>
          </form>
        ) : (
          <>
            <p className={page.note}>{t('ended')}</p>
            <div>
              <LinkButton href={data.back}>{t('back')}</LinkButton>
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
