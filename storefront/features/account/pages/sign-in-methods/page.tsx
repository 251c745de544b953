import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import type { SignInMethodsAttempt } from './actions.ts';
import { Codes, RecoveryCodes } from './codes.tsx';
import { Identities } from './identities.tsx';
import type { SignInMethodsData } from './data.ts';
import { Passkeys } from './passkeys.tsx';
import { signInMethodsTexts } from './texts.ts';

/** How a client signs in: password, passkeys, and a code as a second step. */
export function SignInMethodsPage({ data, attempt }: PageViewProps<SignInMethodsData, SignInMethodsAttempt>) {
  const t = useTexts(signInMethodsTexts);
  return (
    <AccountFrame current="signIn" title={t('title')}>
      {attempt?.codes && <RecoveryCodes codes={attempt.codes} />}
      <Passkeys passkeys={data.passkeys} proposedName={data.proposedName} attempt={attempt} />
      <Codes codes={data.codes} attempt={attempt} />
      {data.providers.length + data.identities.length > 0 && (
        <Identities identities={data.identities} providers={data.providers} attempt={attempt} />
      )}
      <p>
        <Link href={addressOf('login-edit')}>{t('changePassword')}</Link>
      </p>
    </AccountFrame>
  );
}
