import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import { NoPassword } from '../../server/current-password/no-password.tsx';
import type { SignInMethodsAttempt } from './actions.ts';
import { Codes, RecoveryCodes } from './codes.tsx';
import { Identities, LinkedIdentities } from './identities.tsx';
import * as styles from './page.css.ts';
import type { SignInMethodsData } from './data.ts';
import { Passkeys } from './passkeys.tsx';
import { signInMethodsTexts } from './texts.ts';

/** How a client signs in: password, passkeys, and a code as a second step. */
export function SignInMethodsPage({ data, attempt }: PageViewProps<SignInMethodsData, SignInMethodsAttempt>) {
  const t = useTexts(signInMethodsTexts);
  return (
    <AccountFrame current="signIn" title={t('title')}>
      {attempt?.codes && <RecoveryCodes codes={attempt.codes} />}
      {data.passwordless === null ? (
        <>
          <Passkeys passkeys={data.passkeys} proposedName={data.proposedName} attempt={attempt} />
          <Codes codes={data.codes} attempt={attempt} />
          {data.providers.length + data.identities.length > 0 && (
            <Identities identities={data.identities} providers={data.providers} attempt={attempt} />
          )}
          <p className={styles.links}>
            <Link href={addressOf('login-edit')}>{t('changePassword')}</Link>
            <Link href={addressOf('password-recover')}>{t('forgotten')}</Link>
          </p>
        </>
      ) : (
        <>
          <NoPassword email={data.passwordless} />
          <LinkedIdentities identities={data.identities} />
        </>
      )}
    </AccountFrame>
  );
}
