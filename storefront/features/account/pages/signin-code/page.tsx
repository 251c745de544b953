import { Link } from '../../../../../components/link/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { AccountPage } from '../../server/account-page.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { CodeAttempt } from './actions.ts';
import type { SignInCodeData } from './data.ts';
import { signInCodeTexts } from './texts.ts';

/** The second step of signing in, for clients who turned it on. */
export function SignInCodePage({ data: { addresses }, attempt }: PageViewProps<SignInCodeData, CodeAttempt>) {
  const t = useTexts(signInCodeTexts);
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      action={addresses.own}
      submit={t('submit')}
      errors={attempt?.errors ?? []}
      hasSummary={false}
      links={<Link href={addresses.back}>{t('back')}</Link>}
    >
      <input type="hidden" name="operation" value="code" />
      <TextField
        id="code"
        name="code"
        label={t('code')}
        hint={t('hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
    </AccountPage>
  );
}
