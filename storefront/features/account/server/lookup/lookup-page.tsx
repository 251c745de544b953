import { Alert } from '../../../../../components/alert/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { PhoneOrEmailField } from '../../../../../patterns/phone-or-email-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageDefinition, PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { AccountAside, AccountPage } from '../account-page.tsx';
import { lookupTexts } from './texts.ts';
import { lookUp, type Lookup, type LookupAttempt, type LookupContext } from './look-up.ts';

export interface LookupData {
  /** A number that a link brought along. */
  number: string;
}

/**
 * A page that opens something without an account, by its number and the buyer's e-mail or phone [S-23]. The
 * manifest of its feature limits the attempts with `orderLookupLimit`, per address and per e-mail or phone.
 */
export function lookupPage(lookup: Lookup): PageDefinition<LookupData, LookupAttempt, LookupContext> {
  return {
    load: ({ url }) => page<LookupData>({ number: (url.searchParams.get(lookup.number) ?? '').slice(0, 40) }),
    head: (_, { texts }) => ({ title: translator(lookup.texts, texts)('title'), isIndexed: false }),
    view: (props) => <LookupForm {...props} lookup={lookup} />,
    post: (context) => lookUp(lookup, context),
  };
}

function LookupForm({
  data,
  attempt,
  lookup: { own, texts, ...names },
}: PageViewProps<LookupData, LookupAttempt> & { lookup: Lookup }) {
  const t = useTexts(texts);
  const tOwn = useTexts(lookupTexts);
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      action={own}
      submit={t('submit')}
      errors={attempt?.errors ?? []}
      aside={
        <AccountAside id="account-heading" title={tOwn('title')}>
          <Text tone="muted">{tOwn('lead')}</Text>
          <Link href={addressOf('signin')}>{t('signIn')}</Link>
        </AccountAside>
      }
    >
      {attempt?.isUnknown && (
        <Alert tone="error" title={t('unknown')}>
          {t('unknownText')}
        </Alert>
      )}
      <TextField
        id={names.number}
        name={names.number}
        label={t('number')}
        note={t('numberNote')}
        defaultValue={attempt?.number ?? data.number}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        isRequired
      />
      <PhoneOrEmailField id={names.contact} name={names.contact} defaultValue={attempt?.contact ?? ''} isRequired />
    </AccountPage>
  );
}
