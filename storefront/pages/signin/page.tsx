import { LinkButton } from '../../../components/button/index.ts';
import { Link } from '../../../components/link/index.ts';
import { TextField } from '../../../components/text-field/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { AccountPage } from '../../clients/account-page.tsx';
import * as styles from '../../clients/account-page.css.ts';
import type { PageViewProps } from '../../runtime/page.ts';
import type { SignInAttempt } from './actions.ts';
import type { SignInData } from './data.ts';
import { signInTexts } from './texts.ts';

/** Sign-in with the way to a new password [S-15]. */
export function SignInPage({ data: { addresses }, attempt }: PageViewProps<SignInData, SignInAttempt>) {
  const t = useTexts(signInTexts);
  return (
    <AccountPage
      title={t('title')}
      lead={addresses.order === null ? undefined : t('orderLead')}
      action={addresses.own}
      submit={t('submit')}
      errors={attempt?.errors ?? []}
      links={<Link href={addresses.recover}>{t('forgotten')}</Link>}
      after={
        <p className={styles.actions}>
          {addresses.order !== null && <LinkButton href={addresses.order}>{t('withoutAccount')}</LinkButton>}
          <Link href={addresses.register}>{t('register')}</Link>
        </p>
      }
    >
      <input type="hidden" name="operation" value="login" />
      <div className={styles.section}>
        <TextField
          id="login"
          name="login"
          label={t('login')}
          defaultValue={attempt?.login ?? ''}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
        <TextField
          id="password"
          name="password"
          label={t('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
      </div>
    </AccountPage>
  );
}
