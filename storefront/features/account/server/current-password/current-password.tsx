import type { FormError } from '../../../../../components/form/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import passwordField from '../../browser/signin/islands/password-field.tsx';
import * as styles from './current-password.css.ts';
import { currentPasswordTexts } from './texts.ts';

export interface CurrentPasswordProps {
  /** Of the field, and its id. */
  name: string;
  /** What it is needed for. */
  hint?: string;
  errors: ReadonlyArray<FormError>;
}

/** The current password of the signed-in client: a stolen cookie alone changes nothing important (ASVS 5.0, 7.5.1). */
export function CurrentPassword({ name, hint, errors }: CurrentPasswordProps) {
  const t = useTexts(currentPasswordTexts);
  return (
    <div className={styles.field}>
      <Island
        of={passwordField}
        props={{
          id: name,
          name,
          label: t('label'),
          ...(hint !== undefined && { hint }),
          purpose: 'current' as const,
          error: errors.find((error) => error.name === name)?.message,
          isRequired: true,
        }}
      />
    </div>
  );
}
