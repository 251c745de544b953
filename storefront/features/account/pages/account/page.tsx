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
      <News data={data} />
      <Browsers browsers={data.browsers} passwordless={data.passwordless} attempt={attempt} />
    </AccountFrame>
  );
}

function News({ data: { hasMailingConsent, email } }: { data: AccountData }) {
  const t = useTexts(accountTexts);
  return (
    <section className={styles.section} aria-labelledby="news-heading">
      <Heading level={2} id="news-heading">
        {t('news')}
      </Heading>
      <Text>{hasMailingConsent ? t('newsYes', { email }) : t('newsNo')}</Text>
      <form method="post" action={addressOf('account')}>
        <input type="hidden" name="operation" value="mailing" />
        <input type="hidden" name="mailing" value={hasMailingConsent ? 'n' : 'y'} />
        <Button type="submit">{t(hasMailingConsent ? 'newsLeave' : 'newsJoin')}</Button>
      </form>
    </section>
  );
}
