import type { ReactNode } from 'react';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import * as orderPage from '../../browser/order-page.css.ts';
import { CopyButton } from '../../browser/order-tools/tool-buttons.tsx';
import type { OrderView } from '../order-view.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import { transferTexts } from './texts.ts';
import * as styles from './transfer-block.css.ts';

/** What a transfer needs, as text to read and to copy, and as a code to scan [S-06, S-07]. */
export function TransferBlock({ order }: { order: Pick<OrderView, 'payment'> }) {
  const t = useTexts(transferTexts);
  const { transfer, left } = order.payment;
  if (!transfer) return null;
  return (
    <section className={orderPage.box} aria-labelledby="transfer-heading">
      <Heading level={2} look="h3" id="transfer-heading">
        {t('transfer')}
      </Heading>
      <div className={styles.columns}>
        <dl className={styles.pairs}>
          <Pair name={t('transferRecipient')} value={`${transfer.recipient}, ${transfer.address}`} />
          <Pair name={t('transferAccount')} value={transfer.account}>
            <CopyButton text={transfer.accountToCopy} done={t('copiedAccount')} failed={t('notCopied')}>
              {t('copyAccount')}
            </CopyButton>
          </Pair>
          <Pair name={t('transferTitle')} value={transfer.title}>
            <CopyButton text={transfer.title} done={t('copiedTitle')} failed={t('notCopied')}>
              {t('copyTitle')}
            </CopyButton>
          </Pair>
          <Pair name={t('transferAmount')} value={left}>
            <CopyButton text={transfer.amountToCopy} done={t('copiedAmount')} failed={t('notCopied')}>
              {t('copyAmount')}
            </CopyButton>
          </Pair>
        </dl>
        {transfer.code !== null && (
          <figure className={styles.figure}>
            <QrCode text={transfer.code} label={t('transferCode')} />
            <figcaption className={styles.caption}>{t('transferScan')}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function Pair({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {children && (
        <dd className={styles.copy}>
          <HiddenSpace />
          {children}
        </dd>
      )}
    </div>
  );
}
