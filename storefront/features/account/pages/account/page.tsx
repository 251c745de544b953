import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { FilesSection } from '../../server/files/files-section.tsx';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import { OrderList } from '../../server/orders/order-list.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { SignOutAttempt } from './actions.ts';
import { Browsers } from './browsers.tsx';
import type { AccountData } from './data.ts';
import * as styles from './page.css.ts';
import { accountTexts } from './texts.ts';

/** The overview of the signed-in client's account: orders, data, consent and signed-in browsers. */
export function AccountOverviewPage({ data, attempt }: PageViewProps<AccountData, SignOutAttempt>) {
  const t = useTexts(accountTexts);
  return (
    <AccountFrame current="account" title={t('title')} lead={t('lead', { name: data.firstname })}>
      <section className={styles.section} aria-labelledby="orders-heading">
        <Heading level={2} id="orders-heading">
          {t('orders')}
        </Heading>
        {data.orders.length > 0 ? (
          <>
            <OrderList items={data.orders} headingLevel={3} />
            <Link href={addressOf('client-orders')} look="standalone">
              {t('allOrders')}
            </Link>
          </>
        ) : (
          <Text tone="muted">{t('noOrders')}</Text>
        )}
      </section>
      <FilesSection goods={data.files} />
      <section className={styles.section} aria-labelledby="data-heading">
        <Heading level={2} id="data-heading">
          {t('data')}
        </Heading>
        <address className={styles.address}>
          {data.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <div className={styles.links}>
          <Link href={addressOf('login-edit')}>{t('changeData')}</Link>
          <Link href={addressOf('client-addresses')}>{t('addresses')}</Link>
          <Link href={addressOf('client-data')}>{t('ownData')}</Link>
        </div>
      </section>
      <Consents data={data} />
      <Browsers browsers={data.browsers} passwordless={data.passwordless} attempt={attempt} />
    </AccountFrame>
  );
}

/** What the client agreed to, and when. To withdraw is as easy as to agree (GDPR, article 7.3). */
function Consents({ data: { consents, email } }: { data: AccountData }) {
  const t = useTexts(accountTexts);
  return (
    <section className={styles.section} aria-labelledby="consents-heading">
      <Heading level={2} id="consents-heading">
        {t('consents')}
      </Heading>
      <ul role="list" className={styles.rows}>
        {consents.map(({ channel, isGiven, dates }) => (
          <li key={channel} className={styles.row}>
            <div>
              <Text isStrong>{t(channel)}</Text>
              <Text>{t(isGiven ? `${channel}Yes` : `${channel}No`, { email })}</Text>
              {dates !== '' && (
                <Text look="small" tone="muted">
                  {dates}
                </Text>
              )}
            </div>
            {/* News by text message need a telephone number that was proved: the page only withdraws this consent. */}
            {(channel === 'mail' || isGiven) && (
              <form method="post" action={addressOf('account')}>
                <input type="hidden" name="operation" value={channel === 'mail' ? 'mailing' : 'sms'} />
                <input type="hidden" name={channel === 'mail' ? 'mailing' : 'sms'} value={isGiven ? 'n' : 'y'} />
                <Button type="submit" size="compact">
                  {t(isGiven ? `${channel}Leave` : 'mailJoin')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
