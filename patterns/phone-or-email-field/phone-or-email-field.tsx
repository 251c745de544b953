import type { FieldMessages } from '../../components/field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import type { FieldType } from '../validation/field-types.ts';
import { phoneOrEmailTexts } from './texts.ts';

export interface PhoneOrEmailFieldProps extends Pick<FieldMessages, 'error' | 'hint' | 'note'> {
  /** The name under which the form sends it. */
  name: string;
  /** The id of the input, for links to it. Made up where it is left out. */
  id?: string;
  /** What stands in it at the start. Empty unless told. */
  defaultValue?: string;
  /** Whether the form cannot be sent without it. */
  isRequired?: boolean;
}

/**
 * One field for a phone number or an e-mail: what consists of digits, *, #, +, parentheses and spaces only is a phone,
 * everything else an e-mail (spec 5). The form around it tells them apart by `fieldCheck`.
 */
export function PhoneOrEmailField(props: PhoneOrEmailFieldProps) {
  const t = useTexts(phoneOrEmailTexts);
  return (
    <TextField
      label={t('label')}
      // The keyboard with "@" has digits too; the telephone's has no letters.
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      validation={{ type: 'phone-or-email' satisfies FieldType }}
      {...props}
    />
  );
}
