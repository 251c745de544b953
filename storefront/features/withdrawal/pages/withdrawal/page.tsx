import type { ReactNode } from 'react';
import { Accordion } from '../../../../../components/accordion/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { CheckboxGroup } from '../../../../../components/checkbox-group/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { NumberField } from '../../../../../components/number-field/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { longestName, withdrawalDays } from '../../../../../patterns/rules/withdrawal.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { AccountColumn, AccountPage } from '../../../account/frame.ts';
import type { WithdrawalAttempt } from './actions.ts';
import type { KnownOrder, WithdrawalData, WithdrawalValues } from './data.ts';
import { withdrawalTexts } from './texts.ts';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import * as styles from './withdrawal.css.ts';

type Form = Extract<WithdrawalData, { kind: 'form' }>;

/** A contract is withdrawn from in two steps, by anyone and without a reason (Directive (EU) 2023/2673, article 11a). */
export function WithdrawalPage({ data, attempt }: PageViewProps<WithdrawalData, WithdrawalAttempt>) {
  if (data.kind === 'receipt') return <Receipt {...data} />;
  if (attempt?.statement) return <Confirmation data={data} values={attempt.values} statement={attempt.statement} />;
  return <Declaration data={data} attempt={attempt ?? null} />;
}

function Declaration({ data, attempt }: { data: Form; attempt: WithdrawalAttempt | null }) {
  const t = useTexts(withdrawalTexts);
  const values = attempt?.values ?? data.values;
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      action={data.own}
      submit={t('next')}
      errors={attempt?.errors ?? []}
      before={data.orders.length > 0 && <Orders orders={data.orders} />}
      after={
        <Accordion
          headingLevel={2}
          sections={[
            {
              id: 'withdrawal-exclusions',
              heading: t('exclusions'),
              content: (
                <div className={styles.part}>
                  <p>{t('exclusionsText')}</p>
                  <p>
                    <Link href={data.rules}>{t('rules')}</Link>
                  </p>
                </div>
              ),
            },
          ]}
        />
      }
    >
      <input type="hidden" name="submission" value={values.submission} />
      {data.order ? (
        <p className={styles.order}>
          <strong>{t('order', { number: data.order.number })}</strong>{' '}
          <Link href={data.own.split('?')[0]!}>{t('otherOrder')}</Link>
        </p>
      ) : (
        <TextField
          id="withdrawal_order"
          name="withdrawal_order"
          label={t('number')}
          note={t('numberNote')}
          defaultValue={values.number}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          isRequired
        />
      )}
      <TextField
        id="withdrawal_name"
        name="withdrawal_name"
        label={t('name')}
        defaultValue={values.name}
        autoComplete="name"
        maxLength={longestName}
        isRequired
      />
      <TextField
        id="withdrawal_email"
        name="withdrawal_email"
        label={t('email')}
        note={t('emailNote')}
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        spellCheck={false}
        isRequired
      />
      <RadioGroup
        id="withdrawal_scope"
        name="withdrawal_scope"
        label={t('scope')}
        defaultValue={values.scope}
        options={[
          { value: 'whole', label: t('whole') },
          {
            value: 'part',
            label: t('part'),
            content: data.order ? <Lines order={data.order} values={values} /> : <Goods goods={values.goods} />,
          },
        ]}
      />
    </AccountPage>
  );
}

function Orders({ orders }: Pick<Form, 'orders'>) {
  const t = useTexts(withdrawalTexts);
  return (
    <div className={styles.part}>
      <p id="withdrawal-orders">{t('yourOrders')}</p>
      <ul className={styles.list} aria-labelledby="withdrawal-orders">
        {orders.map(({ number, placed, address }) => (
          <li key={number}>
            <Link href={address}>{t('orderOf', { number, day: placed })}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Goods({ goods }: { goods: string }) {
  const t = useTexts(withdrawalTexts);
  return (
    <TextArea
      id="withdrawal_goods"
      name="withdrawal_goods"
      label={t('goods')}
      defaultValue={goods}
      // No script counts here; the server says what is too long.
      maxLength={null}
      rows={3}
      isRequired
    />
  );
}

function Lines({ order, values }: { order: KnownOrder; values: WithdrawalValues }) {
  const t = useTexts(withdrawalTexts);
  return (
    <div className={styles.part}>
      <CheckboxGroup
        id="line"
        name="line"
        label={t('lines')}
        defaultValue={values.lines}
        options={order.lines.map(({ position, name, facts, quantity, exclusion }) => ({
          value: position,
          label: name,
          description: [[facts, quantity].filter(Boolean).join(', '), exclusion].filter(Boolean).join('. '),
        }))}
      />
      {order.lines
        .filter(({ pieces }) => pieces > 1)
        .map(({ position, name, pieces }) => (
          <NumberField
            key={position}
            id={`quantity_${position}`}
            name={`quantity_${position}`}
            label={t('pieces', { name })}
            min={1}
            max={pieces}
            defaultValue={Number(values.quantities[position]) || pieces}
          />
        ))}
    </div>
  );
}

/** The second step repeats what is declared; all values travel along, so nothing is kept before the confirmation. */
function Confirmation({
  data,
  values,
  statement,
}: {
  data: Form;
  values: WithdrawalValues;
  statement: NonNullable<WithdrawalAttempt['statement']>;
}) {
  const t = useTexts(withdrawalTexts);
  return (
    <AccountColumn title={t('confirmTitle')} lead={t('confirmLead', { email: values.email })}>
      <form method="post" action={data.own} className={styles.confirmation}>
        <Statement {...statement} />
        {sentValues(values).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.actions}>
          <Button type="submit" name="operation" value="confirm" tone="primary" size="large">
            {t('confirm')}
          </Button>
          <Button type="submit" name="operation" value="edit" size="large">
            {t('edit')}
          </Button>
        </div>
      </form>
    </AccountColumn>
  );
}

const sentValues = (values: WithdrawalValues): ReadonlyArray<readonly [string, string]> => [
  ['submission', values.submission],
  ['withdrawal_name', values.name],
  ['withdrawal_order', values.number],
  ['withdrawal_email', values.email],
  ['withdrawal_scope', values.scope],
  ['withdrawal_goods', values.goods],
  ...values.lines.map((position) => ['line', position] as const),
  ...Object.entries(values.quantities).map(([position, typed]) => [`quantity_${position}`, typed] as const),
];

function Statement({ sentence, goods }: { sentence: string; goods: ReadonlyArray<string> }) {
  const t = useTexts(withdrawalTexts);
  return (
    <section className={styles.statement} aria-label={t('statement')}>
      <p>{sentence}</p>
      {goods.length > 0 && (
        <ul className={styles.goods}>
          {goods.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Receipt(data: Extract<WithdrawalData, { kind: 'receipt' }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const { id, moment, email, sentence, goods, answer, until, returnAddress, home } = data;
  return (
    <AccountColumn title={t('receiptTitle', { id })} lead={t('receiptLead', { moment, email })}>
      <Statement sentence={sentence} goods={goods} />
      {answer !== null && (
        <section className={styles.part} aria-labelledby="withdrawal-answer">
          <Heading level={2} look="h3" id="withdrawal-answer">
            {t('answer')}
          </Heading>
          <p className={styles.answer}>{answer}</p>
        </section>
      )}
      <section className={styles.part} aria-labelledby="withdrawal-next">
        <Heading level={2} look="h3" id="withdrawal-next">
          {t('nextSteps')}
        </Heading>
        <ol className={styles.steps}>
          <li>
            <Unbroken>{t('next1', { until, address: returnAddress })}</Unbroken>
          </li>
          <li>{t('next2', { days: String(withdrawalDays) })}</li>
        </ol>
        <Text look="small" tone="muted">
          {t('print')}
        </Text>
      </section>
      <div>
        <LinkButton href={home}>{t('shop')}</LinkButton>
      </div>
    </AccountColumn>
  );
}
