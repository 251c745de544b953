import type { ReactNode } from 'react';
import { LinkButton } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import type { PaymentsData } from './payments-data.ts';
import * as styles from './payments-block.css.ts';
import { paymentsBlockTexts } from './texts.ts';

export interface PaymentsBlockProps extends PaymentsData {
  /** Sentences about the payments, under them. */
  children?: ReactNode;
}

/** What was paid for an order and what is left, with the ways to pay it [S-06]. */
export function PaymentsBlock({ payments, open, children }: PaymentsBlockProps) {
  const t = useTexts(paymentsBlockTexts);
  return (
    <section className={styles.block} aria-labelledby="payments-heading">
      <Heading level={2} look="h3" id="payments-heading">
        {t('title')}
      </Heading>
      <ul className={styles.list} role="list">
        {payments.map(({ id, name, state, stateName, moment, amount }) => (
          <li key={id} className={styles.payment}>
            <span>
              <span className={styles.name}>{name}</span>
              <HiddenSpace />
              <span className={styles.state} data-state={state}>
                {stateName}
                {state === 'chosen' ? null : `, ${moment}`}
              </span>
            </span>
            <HiddenSpace />
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
      {children}
      {open && (
        <div className={styles.actions}>
          {open.pay !== null && (
            <LinkButton href={open.pay} tone="primary">
              {t('pay', { amount: open.amount })}
            </LinkButton>
          )}
          <Link href={open.change}>{t('change')}</Link>
        </div>
      )}
    </section>
  );
}
