import { useTexts } from '../../../components/texts/index.ts';
import { AccountColumn } from '../../clients/account-page.tsx';
import { Island } from '../../runtime/islands/island.tsx';
import type { PageViewProps } from '../../runtime/page.ts';
import type { AccountAttempt } from './actions.ts';
import type { ClientNewData } from './data.ts';
import accountEditor from './islands/account-editor.tsx';
import { clientNewTexts } from './texts.ts';

/** A new account [S-16]. */
export function ClientNewPage({ data, attempt }: PageViewProps<ClientNewData, AccountAttempt>) {
  const t = useTexts(clientNewTexts);
  const { addresses, countries, limits, check } = data;
  return (
    <AccountColumn title={t('title')} lead={t('lead')}>
      <Island
        of={accountEditor}
        props={{
          action: addresses.own,
          errors: attempt?.errors ?? [],
          submit: t('submit'),
          link: { href: addresses.signIn, label: t('signIn') },
          values: attempt?.values ?? data.values,
          countries,
          limits,
          purpose: 'register',
          check,
        }}
      />
    </AccountColumn>
  );
}
