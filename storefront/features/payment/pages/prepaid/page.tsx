import { Alert } from '../../../../../components/alert/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import paymentStatus from '../../browser/prepaid/islands/payment-status.tsx';
import type { PrepaidAttempt } from './actions.ts';
import type { PrepaidData } from './data.ts';
import * as styles from '../../server/payment-page.css.ts';
import { prepaidTexts } from './texts.ts';

/** A placed order that waits for its money [S-07]: the code, the provider's page, or the wait for the bank. */
export function PrepaidPage({ data, attempt }: PageViewProps<PrepaidData, PrepaidAttempt>) {
  const t = useTexts(prepaidTexts);
  const { method, running, problem } = data;
  return (
    <Container>
      <div className={styles.column}>
        {running && method.isCode && !attempt ? (
          <Waiting data={data} running={running} />
        ) : (
          <>
            <Heading level={1}>{method.isCode ? t('blikTitle') : t('pageTitle', { method: method.name })}</Heading>
            <p className={styles.lead}>
              <WithAmount text={t('lead', { number: data.number, amount: '\u0000' })} amount={data.amount} />
            </p>
            {problem !== null && !attempt && (
              <Alert tone="error" title={t('problem')}>
                {problem}
              </Alert>
            )}
            {method.isCode ? (
              <CodeForm data={data} attempt={attempt} />
            ) : (
              <PageForm data={data} page={running?.page ?? null} />
            )}
            {data.test && (
              <Alert tone="info" title={t('test')}>
                {method.isCode ? t('testCodes', data.test) : t('testPage')}
              </Alert>
            )}
          </>
        )}
      </div>
    </Container>
  );
}

/** A sentence with the amount set apart. */
function WithAmount({ text, amount }: { text: string; amount: string }) {
  const [before, after] = text.split('\u0000');
  return (
    <>
      {before}
      <strong className={styles.strong}>{amount}</strong>
      {after}
    </>
  );
}

function CodeForm({ data, attempt }: { data: PrepaidData; attempt: PrepaidAttempt | null | undefined }) {
  const t = useTexts(prepaidTexts);
  return (
    <form method="post" action={data.addresses.self} className={styles.form} noValidate>
      <div className={styles.code}>
        <TextField
          id="blik_code"
          name="blik_code"
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          defaultValue={attempt?.code ?? ''}
          error={attempt?.problem}
          isRequired
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="large">
          {t('pay', { amount: data.amount })}
        </Button>
        <Link href={data.addresses.otherWay}>{t('otherWay')}</Link>
      </div>
    </form>
  );
}

function PageForm({ data, page }: { data: PrepaidData; page: string | null }) {
  const t = useTexts(prepaidTexts);
  return (
    <>
      <p className={styles.note}>{page === null ? t('atProvider') : `${t('pageRunning')} ${t('pageWaiting')}`}</p>
      <form method="post" action={data.addresses.self} className={styles.actions}>
        {page === null ? (
          <Button type="submit" tone="primary" size="large">
            {t('pay', { amount: data.amount })}
          </Button>
        ) : (
          <>
            <LinkButton href={page} tone="primary" size="large">
              {t('goOn')}
            </LinkButton>
            <LinkButton href={data.addresses.self}>{t('check')}</LinkButton>
          </>
        )}
        <Link href={data.addresses.otherWay}>{t('otherWay')}</Link>
      </form>
    </>
  );
}

/** The bank asks the buyer; this page waits with them [V-19]. */
function Waiting({ data, running }: { data: PrepaidData; running: NonNullable<PrepaidData['running']> }) {
  const t = useTexts(prepaidTexts);
  return (
    <>
      <svg className={styles.gable} viewBox="0 6 24 12" aria-hidden="true">
        <path className={styles.gableRest} d="m12 7.5 11 10" stroke="currentColor" strokeLinecap="round" />
        <path d="m1 17.5 11-10 4.4 4" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Heading level={1}>{t('waitingTitle')}</Heading>
      <p className={styles.lead}>
        <WithAmount text={t('waitingLead', { amount: '\u0000' })} amount={data.amount} />{' '}
        <span className={styles.withScripts}>{t('waitingAlone')}</span>
        <span className={styles.withoutScripts}>{t('waitingManual')}</span>
      </p>
      <Island
        of={paymentStatus}
        hydrate="idle"
        props={{
          expiresAt: running.expiresAt,
          now: running.now,
          wait: data.wait,
          status: data.addresses.status,
          every: data.every,
          done: data.addresses.order,
        }}
      />
      <p className={styles.note}>{t('kept', { number: data.number })}</p>
      <div className={styles.actions}>
        <LinkButton href={data.addresses.again}>{t('newCode')}</LinkButton>
        <Link href={data.addresses.self}>{t('check')}</Link>
        <Link href={data.addresses.otherWay}>{t('otherWay')}</Link>
      </div>
    </>
  );
}
