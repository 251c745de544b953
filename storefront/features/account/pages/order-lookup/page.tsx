import { Alert } from '../../../../../components/alert/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { AccountPage } from '../../server/account-page.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { OrderLookupAttempt } from './actions.ts';
import type { OrderLookupData } from './data.ts';
import { orderLookupTexts } from './texts.ts';

/** An order for a buyer without an account: by its number and e-mail [S-23]. */
export function OrderLookupPage({ data, attempt }: PageViewProps<OrderLookupData, OrderLookupAttempt>) {
  const t = useTexts(orderLookupTexts);
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      action={data.own}
      submit={t('submit')}
      errors={attempt?.errors ?? []}
      links={<Link href={data.signIn}>{t('signIn')}</Link>}
    >
      {attempt?.isUnknown && (
        <Alert tone="error" title={t('unknown')}>
          {t('unknownText')}
        </Alert>
      )}
      <TextField
        id="order_number"
        name="order_number"
        label={t('number')}
        note={t('numberNote')}
        defaultValue={attempt?.number ?? data.number}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        isRequired
      />
      <TextField
        id="order_email"
        name="order_email"
        label={t('email')}
        type="email"
        autoComplete="email"
        defaultValue={attempt?.email ?? ''}
        spellCheck={false}
        isRequired
      />
    </AccountPage>
  );
}
