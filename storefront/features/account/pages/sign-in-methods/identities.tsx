import { Form } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { SocialForm } from '../../server/social/social-forms.tsx';
import { CurrentPassword } from '../../server/current-password/current-password.tsx';
import type { SignInMethodsAttempt } from './actions.ts';
import type { SignInMethodsData } from './data.ts';
import { MethodList } from './method-list.tsx';
import * as styles from './page.css.ts';
import { signInMethodsTexts } from './texts.ts';

export interface IdentitiesProps extends Pick<SignInMethodsData, 'identities' | 'providers'> {
  attempt: SignInMethodsAttempt | null;
}

/** The accounts elsewhere that open this one, and the buttons that link another. */
export function Identities({ identities, providers, attempt }: IdentitiesProps) {
  const t = useTexts(signInMethodsTexts);
  const errors = attempt?.errors.filter(({ name }) => name.startsWith('identity_')) ?? [];
  return (
    <section className={styles.section} aria-labelledby="identities-heading">
      <Heading level={2} id="identities-heading">
        {t('identities')}
      </Heading>
      <Text tone="muted">{t('identitiesLead')}</Text>
      {identities.length > 0 && (
        <Form method="post" action={addressOf('sign-in-methods')} errors={errors} hasSummary={false}>
          <div className={styles.fields}>
            <CurrentPassword name="identity_password" hint={t('passwordHint')} errors={errors} />
            <MethodList
              methods={identities}
              taking={{ name: 'unlink', words: t('unlink'), nameOf: (name) => t('unlinkOne', { name }) }}
            />
          </div>
        </Form>
      )}
      <SocialForm providers={providers} goal={{}} isLinking />
    </section>
  );
}

/** The accounts elsewhere of a client without a password: nothing can be changed yet. */
export function LinkedIdentities({ identities }: Pick<IdentitiesProps, 'identities'>) {
  const t = useTexts(signInMethodsTexts);
  return (
    <section className={styles.section} aria-labelledby="identities-heading">
      <Heading level={2} id="identities-heading">
        {t('identities')}
      </Heading>
      <MethodList methods={identities} />
    </section>
  );
}
