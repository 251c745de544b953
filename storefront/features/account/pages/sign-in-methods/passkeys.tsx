import { Form } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import passkeyButton from '../../browser/signin/islands/passkey-button.tsx';
import { CurrentPassword } from '../../server/current-password/current-password.tsx';
import type { SignInMethodsAttempt } from './actions.ts';
import type { PasskeyItem } from './data.ts';
import { MethodList } from './method-list.tsx';
import * as styles from './page.css.ts';
import { signInMethodsTexts } from './texts.ts';

export interface PasskeysProps {
  passkeys: ReadonlyArray<PasskeyItem>;
  /** A name for the next one. */
  proposedName: string;
  attempt: SignInMethodsAttempt | null;
}

/** The client's passkeys, in one form: a password proves who adds or removes one. */
export function Passkeys({ passkeys, proposedName, attempt }: PasskeysProps) {
  const t = useTexts(signInMethodsTexts);
  const errors = attempt?.errors.filter(({ name }) => name.startsWith('passkey_')) ?? [];
  return (
    <section className={styles.section} aria-labelledby="passkeys-heading">
      <Heading level={2} id="passkeys-heading">
        {t('passkeys')}
      </Heading>
      <Text tone="muted">{t('passkeysLead')}</Text>
      <Form
        method="post"
        action={addressOf('sign-in-methods')}
        errors={errors}
        hasSummary={errors.length > 1}
        headingLevel={3}
      >
        <input type="hidden" name="operation" value="passkey" />
        <input type="hidden" name="credential" />
        <div className={styles.fields}>
          <div className={styles.narrow}>
            <TextField
              id="passkey_name"
              name="passkey_name"
              label={t('name')}
              hint={t('nameHint')}
              defaultValue={attempt?.name ?? proposedName}
              autoComplete="off"
              isRequired
            />
          </div>
          <CurrentPassword name="passkey_password" hint={t('passwordHint')} errors={errors} />
          {/* Before the list: Enter in a field presses the first button of the form. */}
          <Island of={passkeyButton} props={{ purpose: 'create' as const, label: t('add') }} />
          {passkeys.length > 0 && (
            <MethodList
              methods={passkeys}
              taking={{ name: 'remove', words: t('remove'), nameOf: (name) => t('removeOne', { name }) }}
            />
          )}
        </div>
      </Form>
    </section>
  );
}
