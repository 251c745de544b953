import { Link } from '../../../components/link/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { AccountFields } from '../../clients/account-fields.tsx';
import { AccountPage } from '../../clients/account-page.tsx';
import type { PageViewProps } from '../../runtime/page.ts';
import type { AccountAttempt } from './actions.ts';
import type { ClientNewData } from './data.ts';
import { clientNewTexts } from './texts.ts';

/** A new account [S-16]. */
export function ClientNewPage({ data, attempt }: PageViewProps<ClientNewData, AccountAttempt>) {
  const t = useTexts(clientNewTexts);
  const { addresses, countries, limits } = data;
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      action={addresses.own}
      submit={t('submit')}
      errors={attempt?.errors ?? []}
      links={<Link href={addresses.signIn}>{t('signIn')}</Link>}
    >
      <AccountFields values={attempt?.values ?? data.values} countries={countries} limits={limits} purpose="register" />
    </AccountPage>
  );
}
