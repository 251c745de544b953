import { LinkButton } from '../../../../../components/button/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { PartStyles } from '../../../../platform/document/document.tsx';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import * as styles from '../../browser/account-page.css.ts';
import accountEditor from '../../browser/client-new/islands/account-editor.tsx';
import passwordField from '../../browser/signin/islands/password-field.tsx';
import { NoPassword } from '../../server/current-password/no-password.tsx';
import { AccountColumn, AccountPage } from '../../server/account-page.tsx';
import { signInSocialTexts } from '../../server/social/texts.ts';
import type { SocialAttempt } from './actions.ts';
import { titleOf, type SocialData } from './data.ts';

/** Signing in by an account elsewhere: on to the provider, then the password of the shop's account or a new one [S-16]. */
export function SignInSocialPage({ data, attempt }: PageViewProps<SocialData, SocialAttempt>) {
  const t = useTexts(signInSocialTexts);
  const title = titleOf(data, t);
  const own = addressOf('signin-social');
  const errors = attempt?.errors ?? [];
  switch (data.kind) {
    case 'start':
      return (
        <AccountColumn title={title} lead={t('startLead')}>
          <div className={styles.actions}>
            {/* A link: browsers refuse forms that lead to another host (Content-Security-Policy, form-action). */}
            <LinkButton href={data.address} tone="primary" size="large">
              {t('goOn')}
            </LinkButton>
            <Link href={data.back}>{t('otherwise')}</Link>
          </div>
        </AccountColumn>
      );
    case 'link':
      if (data.passwordless !== null)
        return (
          <AccountColumn title={title} lead={t(data.isOwn ? 'linkOwnLead' : 'linkNoneLead', { email: data.email })}>
            <NoPassword email={data.passwordless} />
          </AccountColumn>
        );
      return (
        <AccountPage
          title={title}
          lead={t(data.isOwn ? 'linkOwnLead' : 'linkLead', { email: data.email })}
          action={own}
          submit={t('link')}
          errors={errors}
          hasSummary={false}
          links={<Link href={data.recover}>{t('forgotten')}</Link>}
        >
          <input type="hidden" name="operation" value="link" />
          <Island
            of={passwordField}
            props={{
              id: 'password',
              name: 'password',
              label: t('password'),
              purpose: 'current',
              error: errors.find(({ name }) => name === 'password')?.message,
              isRequired: true,
            }}
          />
        </AccountPage>
      );
    case 'open':
      return (
        <AccountColumn title={title} lead={t('openLead', { provider: data.provider })}>
          <PartStyles of="dates" />
          <Island
            of={accountEditor}
            props={{
              action: own,
              errors,
              submit: t('open'),
              hidden: { operation: 'open' },
              link: { href: data.back, label: t('otherwise') },
              values: attempt?.values ?? data.values,
              ...data.choices,
              purpose: 'social',
              check: data.check,
            }}
          />
        </AccountColumn>
      );
  }
}
