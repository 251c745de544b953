import type { FormError } from '../../../../../components/form/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import passwordField from '../../browser/signin/islands/password-field.tsx';
import * as styles from './page.css.ts';
import { signInMethodsTexts } from './texts.ts';

/** The current password, which proves who changes a way to sign in. @param name of the field, and its id */
export function PasswordProof({ name, errors }: { name: string; errors: ReadonlyArray<FormError> }) {
  const t = useTexts(signInMethodsTexts);
  return (
    <div className={styles.narrow}>
      <Island
        of={passwordField}
        props={{
          id: name,
          name,
          label: t('password'),
          hint: t('passwordHint'),
          purpose: 'current',
          error: errors.find((error) => error.name === name)?.message,
          isRequired: true,
        }}
      />
    </div>
  );
}
