import { useEffect, useState } from 'react';
import { announce } from '../../../../../components/announcer/index.ts';
import { Countdown } from '../../../../../components/countdown/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from './payment-status.css.ts';
import { paymentStatusTexts } from './texts.ts';

export interface PaymentStatusProps {
  /** Epoch milliseconds. */
  expiresAt: number;
  now: number;
  /** How long the whole wait is, in milliseconds. */
  wait: number;
  /** The call that says whether the order is paid, and how often it is asked, in milliseconds. */
  status: string;
  every: number;
  /** The page after the payment. */
  done: string;
}

/**
 * The time left to confirm, and what came of it: it says that the shop waits, asks until there is an answer, and goes to
 * the confirmation. Without a script the page around it offers a link to look again.
 */
export function PaymentStatus({ expiresAt, now, wait, status, every, done }: PaymentStatusProps) {
  const t = useTexts(paymentStatusTexts);
  const left = useAnswer({ status, every, done, expiresAt, now }, t('waiting'), t('paid'));
  return (
    <div className={styles.box}>
      <Countdown label={t('left')} endLabel={t('leftUntil')} end={expiresAt} now={now} size="large" />
      <progress className={styles.bar} max={wait} value={left} aria-hidden="true" />
    </div>
  );
}

/** Asks until there is an answer. @returns the milliseconds left */
function useAnswer(
  { status, every, done, expiresAt, now }: Omit<PaymentStatusProps, 'wait'>,
  waiting: string,
  paid: string,
): number {
  const [left, setLeft] = useState(() => Math.max(0, expiresAt - now));
  useEffect(() => {
    announce(waiting);
    let isOver = false;
    const ask = async () => {
      setLeft(Math.max(0, expiresAt - Date.now()));
      const answer = await fetch(status, { headers: { accept: 'application/json' } })
        .then(async (response) => (response.ok ? ((await response.json()) as { status: string }).status : 'waiting'))
        // Offline for a moment: asked again.
        .catch(() => 'waiting');
      if (isOver || answer === 'waiting') return;
      isOver = true;
      clearInterval(timer);
      if (answer === 'paid') {
        announce(paid);
        location.assign(done);
      } else location.reload();
    };
    const timer = setInterval(() => void ask(), every);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [status, every, done, expiresAt, waiting, paid]);
  return left;
}
