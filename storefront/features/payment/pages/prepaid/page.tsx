import { Alert } from '../../../../../components/alert/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { actionRow } from '../../../../../patterns/action-row/action-row.css.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import paymentStatus from '../../browser/prepaid/islands/payment-status.tsx';
import { cancelButton, type PrepaidAttempt } from './actions.ts';
import { headingOf, type PrepaidData } from './data.ts';
import * as styles from '../../server/payment-page.css.ts';
import { prepaidTexts } from './texts.ts';
import { elementPlace, WithElement } from '../../../../shared/with-element.tsx';

/** A placed order that waits for its money [S-07]: the code, the provider's page, or the wait for the bank. */
export function PrepaidPage({ data, attempt }: PageViewProps<PrepaidData, PrepaidAttempt>) {
  const t = useTexts(prepaidTexts);
  const { method, running, problem } = data;
  return (
    <Container>
      <div className={styles.column}>
        {running && method.isCode && (!attempt || attempt.problems.cancel) ? (
          <Waiting data={data} running={running} problem={attempt?.problems.cancel} />
        ) : (
          <>
            <Heading level={1}>{headingOf(method, false, t)}</Heading>
            <p className={styles.lead}>
              <WithAmount text={t('lead', { number: data.number, amount: elementPlace })} amount={data.amount} />
            </p>
            {problem !== null && !attempt && (
              <Alert tone="error" title={t('problem')}>
                {problem}
              </Alert>
            )}
            <CancelProblem text={attempt?.problems.cancel} />
            {method.isCode ? (
              <CodeForm data={data} attempt={attempt} />
            ) : (
              <PageForm data={data} page={running?.page ?? null} attempt={attempt} />
            )}
            {data.test && (
              <Alert tone="info" title={t('test')}>
                {method.isCode ? t('testCodes', data.test) : t(method.isApplication ? 'testApplication' : 'testPage')}
              </Alert>
            )}
          </>
        )}
      </div>
    </Container>
  );
}

/** A sentence with the amount set apart. */
const WithAmount = ({ text, amount }: { text: string; amount: string }) => (
  <WithElement text={text}>
    <strong className={styles.strong}>{amount}</strong>
  </WithElement>
);

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
          error={attempt?.problems.code}
          isRequired
        />
      </div>
      <div className={actionRow}>
        <Button type="submit" tone="primary" size="large">
          {t('pay', { amount: data.amount })}
        </Button>
        <LinkButton href={data.addresses.otherWay} tone="text">
          {t('otherWay')}
        </LinkButton>
      </div>
    </form>
  );
}

function PageForm({
  data,
  page,
  attempt,
}: {
  data: PrepaidData;
  page: string | null;
  attempt: PrepaidAttempt | null | undefined;
}) {
  const t = useTexts(prepaidTexts);
  const { lender } = data;
  const { isApplication } = data.method;
  if (data.obstacle !== null)
    return (
      <>
        <Alert tone="error" title={t('obstacle')}>
          {data.obstacle}
        </Alert>
        <div>
          <LinkButton href={data.addresses.otherWay}>{t('otherWay')}</LinkButton>
        </div>
      </>
    );
  const note = isApplication ? t('atLender', { lender }) : t('atProvider');
  return (
    <>
      <p className={styles.note}>{page === null ? note : `${t('pageRunning')} ${t('pageWaiting')}`}</p>
      <form method="post" action={data.addresses.self} className={actionRow} noValidate>
        {page === null && data.regulations !== null && (
          <div className={styles.wide}>
            <Checkbox
              id="regulations"
              name="regulations"
              value="1"
              label={<Regulations address={data.regulations} />}
              error={attempt?.problems.regulations}
              isRequired
            />
          </div>
        )}
        {page === null ? (
          <Button type="submit" tone="primary" size="large">
            {isApplication ? t('apply') : t('pay', { amount: data.amount })}
          </Button>
        ) : (
          <>
            <LinkButton href={page} tone="primary" size="large">
              {t('goOn')}
            </LinkButton>
            <LinkButton href={data.addresses.self}>{t('check')}</LinkButton>
            <CancelButton />
          </>
        )}
        <LinkButton href={data.addresses.otherWay} tone="text">
          {t('otherWay')}
        </LinkButton>
      </form>
    </>
  );
}

/** The words around a link to what is accepted. */
function Regulations({ address }: { address: string }) {
  const t = useTexts(prepaidTexts);
  return (
    <>
      {t('regulationsBefore')}{' '}
      <Link href={address} leadsTo="newWindow">
        {t('regulations')}
      </Link>
    </>
  );
}

const CancelButton = () => (
  <Button type="submit" name={cancelButton} value="1" tone="text">
    {useTexts(prepaidTexts)('cancel')}
  </Button>
);

function CancelProblem({ text }: { text: string | undefined }) {
  const t = useTexts(prepaidTexts);
  return (
    text !== undefined && (
      <Alert tone="error" title={t('notCancelled')}>
        {text}
      </Alert>
    )
  );
}

/** The bank asks the buyer; this page waits with them [V-19]. */
function Waiting({
  data,
  running,
  problem,
}: {
  data: PrepaidData;
  running: NonNullable<PrepaidData['running']>;
  problem: string | undefined;
}) {
  const t = useTexts(prepaidTexts);
  return (
    <>
      <svg className={styles.gable} viewBox="0 6 24 12" aria-hidden="true">
        <path className={styles.gableRest} d="m12 7.5 11 10" stroke="currentColor" strokeLinecap="round" />
        <path d="m1 17.5 11-10 4.4 4" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Heading level={1}>{headingOf(data.method, true, t)}</Heading>
      <p className={styles.lead}>
        <WithAmount text={t('waitingLead', { amount: elementPlace })} amount={data.amount} />{' '}
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
      <CancelProblem text={problem} />
      <p className={styles.note}>{t('kept', { number: data.number })}</p>
      <form method="post" action={data.addresses.self} className={actionRow}>
        <LinkButton href={data.addresses.again}>{t('newCode')}</LinkButton>
        <LinkButton href={data.addresses.self} tone="text">
          {t('check')}
        </LinkButton>
        <LinkButton href={data.addresses.otherWay} tone="text">
          {t('otherWay')}
        </LinkButton>
        <CancelButton />
      </form>
    </>
  );
}
