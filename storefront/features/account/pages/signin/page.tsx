import { Alert } from '../../../../../components/alert/index.ts';
import { LinkButton } from '../../../../../components/button/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { AccountAside, AccountPage } from '../../server/account-page.tsx';
import * as styles from '../../browser/account-page.css.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { SocialForm } from '../../server/social/social-forms.tsx';
import type { SignInAttempt } from './actions.ts';
import type { SignInData } from './data.ts';
import passkeyButton from '../../browser/signin/islands/passkey-button.tsx';
import passwordField from '../../browser/signin/islands/password-field.tsx';
import { signInTexts } from './texts.ts';

/** Sign-in with a link to a new password [S-15]. */
export function SignInPage({
  data: { addresses, providers, goal },
  attempt,
}: PageViewProps<SignInData, SignInAttempt>) {
  const t = useTexts(signInTexts);
  return (
    <AccountPage
      title={t(addresses.order === null ? 'title' : 'orderTitle')}
      lead={addresses.order === null ? undefined : t('orderLead')}
      before={addresses.order !== null && <GuestFirst address={addresses.order} />}
      action={addresses.own}
      submit={t('submit')}
      isMain={addresses.order === null}
      errors={attempt?.errors ?? []}
      hasSummary={(attempt?.errors.length ?? 0) > 1}
      links={<Link href={addresses.recover}>{t('forgotten')}</Link>}
      after={
        <section className={styles.ways} aria-labelledby="ways-heading">
          <Heading level={2} look="h3" id="ways-heading">
            {t('otherWays')}
          </Heading>
          <form method="post" action={addresses.own} className={styles.passkey}>
            <input type="hidden" name="operation" value="passkey" />
            <input type="hidden" name="credential" />
            <Island of={passkeyButton} props={{ purpose: 'get' as const, label: t('byPasskey') }} />
            {attempt?.passkeyProblem !== undefined && <Alert tone="error" title={attempt.passkeyProblem} />}
          </form>
          <SocialForm providers={providers} goal={goal} />
        </section>
      }
      aside={
        <AccountAside id="register-heading" title={t('registerTitle')}>
          <Text tone="muted">{t('registerLead')}</Text>
          <LinkButton href={addresses.register}>{t('register')}</LinkButton>
          {addresses.order === null && <Link href={addressOf('order-lookup')}>{t('orderWithout')}</Link>}
        </AccountAside>
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
        <Island
          of={passwordField}
          props={{
            id: 'password',
            name: 'password',
            label: t('password'),
            purpose: 'current',
            error: attempt?.errors.find(({ name }) => name === 'password')?.message,
            isRequired: true,
          }}
        />
      </div>
    </AccountPage>
  );
}

/** During checkout: buying without an account is the first and main choice, the form comes after it. */
function GuestFirst({ address }: { address: string }) {
  const t = useTexts(signInTexts);
  return (
    <>
      <section className={styles.section} aria-labelledby="guest-heading">
        <Heading level={2} look="h3" id="guest-heading">
          {t('guestTitle')}
        </Heading>
        <div>
          <LinkButton href={address} tone="primary" size="large">
            {t('withoutAccount')}
          </LinkButton>
        </div>
      </section>
      <div className={styles.head}>
        <Heading level={2} look="h3">
          {t('accountTitle')}
        </Heading>
        <Text tone="muted">{t('accountLead')}</Text>
      </div>
    </>
  );
}
