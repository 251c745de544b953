import { Button } from '../../../components/button/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { AccountColumn } from '../../clients/account-page.tsx';
import { Island } from '../../runtime/islands/island.tsx';
import type { PageViewProps } from '../../runtime/page.ts';
import accountEditor from '../client-new/islands/account-editor.tsx';
import type { EditAttempt } from './actions.ts';
import type { LoginEditData } from './data.ts';
import { loginEditTexts } from './texts.ts';

/** What a client has said of himself, to be changed. */
export function LoginEditPage({ data, attempt }: PageViewProps<LoginEditData, EditAttempt>) {
  const t = useTexts(loginEditTexts);
  const { addresses, countries, limits, check } = data;
  return (
    <AccountColumn
      title={t('title')}
      after={
        <form method="post" action={addresses.signOut}>
          <input type="hidden" name="operation" value="logout" />
          <Button type="submit">{t('signOut')}</Button>
        </form>
      }
    >
      <Island
        of={accountEditor}
        props={{
          action: addresses.own,
          errors: attempt?.errors ?? [],
          submit: t('submit'),
          hidden: { operation: 'edit' },
          values: attempt?.values ?? data.values,
          countries,
          limits,
          purpose: 'edit',
          check,
        }}
      />
    </AccountColumn>
  );
}
