import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { actionRow } from '../../../../../patterns/action-row/action-row.css.ts';
import { OrderLine } from '../../../../../patterns/basket-line/index.ts';
import { AskedAction } from '../../server/asked-action/asked-action.tsx';
import type { OrderView } from '../../../checkout/order-view.ts';
import { PrintButton } from '../../../checkout/order-tool-buttons.ts';
import { orderPageStyles as styles } from '../../../checkout/order-page.ts';
import type { OrderDetailsData } from './data.ts';
import * as own from './order-details.css.ts';
import { orderDetailsTexts } from './texts.ts';

/** The goods of a new order, with pictures. */
export function PicturedLines({ order, pictures }: { order: OrderView; pictures: OrderDetailsData['pictures'] }) {
  const t = useTexts(orderDetailsTexts);
  return (
    <section className={styles.section} aria-labelledby="lines-heading">
      <Heading level={2} look="h3" id="lines-heading">
        {t('lines')}
      </Heading>
      <ul className={own.lines} role="list">
        {order.lines.map(({ productId, name, facts, quantity, unitPrice, total, files }) => (
          <li key={`${productId} ${facts} ${total}`} className={own.line}>
            <OrderLine
              name={name}
              picture={pictures[productId] ?? null}
              facts={[facts, unitPrice === null ? quantity : `${quantity} × ${unitPrice}`].filter(Boolean).join(' · ')}
              total={total}
            />
            {files.map((file) => (
              <span key={file.name} className={own.lineFacts}>
                <Link href={file.address} download={file.fileName}>
                  {file.fileName}
                </Link>{' '}
                {file.size}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `children` first, order again, cancel where allowed. A cancellation asks first, on the page itself: it works without a script. */
export function OrderActions({ data, children }: { data: OrderDetailsData; children?: ReactNode }) {
  const t = useTexts(orderDetailsTexts);
  const { addresses, cancelling } = data;
  return (
    <section className={`${own.actions} ${actionRow}`} aria-label={t('actions')}>
      {cancelling === 'asked' && (
        <AskedAction
          id="cancel"
          title={t('cancelTitle')}
          text={t(data.isPaidIn ? 'cancelPaidText' : 'cancelText')}
          keep={{ name: t('cancelKeep'), address: addresses.kept }}
          action={addresses.own}
          operation="cancel"
          confirm={t('cancelNow')}
        />
      )}
      {data.after.map(({ name, address }) => (
        <LinkButton key={name} href={address}>
          {name}
        </LinkButton>
      ))}
      {children}
      <form method="post" action={addresses.own}>
        <input type="hidden" name="operation" value="again" />
        <Button type="submit">{t('again')}</Button>
      </form>
      <LinkButton href={addresses.document} tone="text" download>
        {t('pdf')}
      </LinkButton>
      <PrintButton>{t('print')}</PrintButton>
      {cancelling === 'possible' && (
        <LinkButton href={`${addresses.cancel}#cancel`} tone="text">
          {t('cancel')}
        </LinkButton>
      )}
    </section>
  );
}

interface OpenAccountProps {
  action: string;
  email: string;
  /** Of the password. */
  min: number;
  max: number;
  problem: string | undefined;
}

/** An account from the order's data: one field (WCAG 2.2, 3.3.7). */
export function OpenAccount({ action, email, min, max, problem }: OpenAccountProps) {
  const t = useTexts(orderDetailsTexts);
  return (
    <section className={`${styles.box} ${styles.onScreen}`} aria-labelledby="account-heading">
      <Heading level={2} look="h3" id="account-heading">
        {t('account')}
      </Heading>
      <Text>{t('accountText', { email })}</Text>
      <form method="post" action={action} noValidate className={own.account}>
        <input type="hidden" name="operation" value="account" />
        {/* For the browser's store of passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          id="account-password"
          name="password"
          label={t('password')}
          note={t('passwordHint', { min, max })}
          type="password"
          autoComplete="new-password"
          error={problem}
          isRequired
        />
        <div>
          <Button type="submit">{t('openAccount')}</Button>
        </div>
      </form>
    </section>
  );
}
