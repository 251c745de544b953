import { Link } from '../../../../../components/link/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { AccountPage } from '../../server/account-page.tsx';
import * as styles from '../../browser/account-page.css.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import passwordField from '../../browser/signin/islands/password-field.tsx';
import { savingTexts, sendingTexts } from '../../../../shared/browser/forms/form-purpose.texts.ts';
import { FormPurpose } from '../../../../shared/browser/forms/form-purpose.tsx';
import type { RecoverAttempt } from './actions.ts';
import type { PasswordRecoverData } from './data.ts';
import { passwordRecoverTexts } from './texts.ts';

/** Asks for a link to a new password, or takes the new one after following it [S-15]. */
export function PasswordRecoverPage({ data, attempt }: PageViewProps<PasswordRecoverData, RecoverAttempt>) {
  const t = useTexts(passwordRecoverTexts);
  const { addresses, bounds } = data;
  const token = attempt ? attempt.token : data.token;
  const errorOf = (field: string) => attempt?.errors.find(({ name }) => name === field)?.message;
  return (
    <FormPurpose texts={token === null ? sendingTexts : savingTexts}>
      <AccountPage
        title={t('title')}
        lead={t(token === null ? 'lead' : 'newLead')}
        action={addresses.own}
        submit={t(token === null ? 'submit' : 'save')}
        errors={attempt?.errors ?? []}
        links={<Link href={addresses.signIn}>{t('signIn')}</Link>}
      >
        <input type="hidden" name="operation" value={token === null ? 'recover' : 'change'} />
        {token === null ? (
          <TextField
            id="email"
            name="email"
            label={t('email')}
            type="email"
            autoComplete="email"
            defaultValue={attempt?.email ?? ''}
            spellCheck={false}
            isRequired
          />
        ) : (
          <div className={styles.section}>
            <input type="hidden" name="token" value={token} />
            <Island
              of={passwordField}
              props={{
                id: 'password',
                name: 'password',
                label: t('password'),
                purpose: 'new',
                limits: bounds,
                error: errorOf('password'),
                isRequired: true,
              }}
            />
            <Island
              of={passwordField}
              props={{
                id: 'password_repeat',
                name: 'password_repeat',
                label: t('passwordRepeat'),
                purpose: 'new',
                isRepeated: true,
                error: errorOf('password_repeat'),
                isRequired: true,
              }}
            />
          </div>
        )}
      </AccountPage>
    </FormPurpose>
  );
}
