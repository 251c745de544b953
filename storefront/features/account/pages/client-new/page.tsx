import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { PartStyles } from '../../../../platform/document/document.tsx';
import * as styles from '../../browser/account-page.css.ts';
import { AccountAside, AccountColumn, AccountPage } from '../../server/account-page.tsx';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { SocialForm } from '../../server/social/social-forms.tsx';
import type { AccountAttempt } from './actions.ts';
import type { ClientNewData } from './data.ts';
import accountEditor from '../../browser/client-new/islands/account-editor.tsx';
import { clientNewTexts } from './texts.ts';

/** A new account, or its confirmation after following the mailed link [S-16]. */
export function ClientNewPage({ data, attempt }: PageViewProps<ClientNewData, AccountAttempt>) {
  const t = useTexts(clientNewTexts);
  const { addresses, countries, asked, limits, check } = data;
  const token = attempt ? attempt.token : data.token;
  if (token !== null)
    return (
      <AccountPage
        title={t('confirmTitle')}
        lead={t('confirmLead')}
        action={addresses.own}
        submit={t('confirm')}
        errors={attempt?.errors ?? []}
      >
        <input type="hidden" name="operation" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <TextField
          id="password"
          name="password"
          label={t('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
      </AccountPage>
    );
  return (
    <AccountColumn
      title={t('title')}
      lead={t('lead')}
      before={<SocialForm providers={data.providers} goal={data.goal} />}
      aside={
        <AccountAside id="reasons-heading" title={t('reasons')}>
          <ul className={styles.reasons}>
            {(['everywhere', 'together', 'rewards'] as const).map((reason) => (
              <li key={reason}>
                <Text>{t(reason)}</Text>
              </li>
            ))}
          </ul>
          <Text tone="muted">{t('notNeeded')}</Text>
        </AccountAside>
      }
    >
      <PartStyles of="dates" />
      <Island
        of={accountEditor}
        props={{
          action: addresses.own,
          errors: attempt?.errors ?? [],
          submit: t('submit'),
          link: { href: addresses.signIn, label: t('signIn') },
          values: attempt?.values ?? data.values,
          countries,
          asked,
          limits,
          purpose: 'register',
          check,
        }}
      />
    </AccountColumn>
  );
}
