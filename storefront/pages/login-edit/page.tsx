import { Button } from '../../../components/button/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { AccountFields } from '../../clients/account-fields.tsx';
import { AccountPage } from '../../clients/account-page.tsx';
import type { PageViewProps } from '../../runtime/page.ts';
import type { EditAttempt } from './actions.ts';
import type { LoginEditData } from './data.ts';
import { loginEditTexts } from './texts.ts';

/** What a client has said of himself, to be changed. */
export function LoginEditPage({ data, attempt }: PageViewProps<LoginEditData, EditAttempt>) {
  const t = useTexts(loginEditTexts);
  const { addresses, countries, limits } = data;
  return (
    <AccountPage
      title={t('title')}
      action={addresses.own}
      submit={t('submit')}
      errors={attempt?.errors ?? []}
      after={
        <form method="post" action={addresses.signOut}>
          <input type="hidden" name="operation" value="logout" />
          <Button type="submit">{t('signOut')}</Button>
        </form>
      }
    >
      <input type="hidden" name="operation" value="edit" />
      <AccountFields values={attempt?.values ?? data.values} countries={countries} limits={limits} purpose="edit" />
    </AccountPage>
  );
}
