import { TextField } from '../../../../components/text-field/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import type { BankAccountValidation } from '../../../../patterns/validation/bank-account.ts';
import { askedFieldsTexts } from './asked-fields.texts.ts';

export interface BankAccountFieldProps {
  /** The initial value, as typed. */
  value: string;
  isRequired: boolean;
  validation: BankAccountValidation;
}

/** The name of the field, as call 4 knows it; the control's id too. */
export const bankAccountName = 'bankAccount';

/** A bank account, which the shop judges by call 4 (V-09). */
export function BankAccountField({ value, isRequired, validation }: BankAccountFieldProps) {
  const t = useTexts(askedFieldsTexts);
  return (
    <TextField
      id={bankAccountName}
      name={bankAccountName}
      label={t('bankAccount')}
      hint={t('bankAccountHint')}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      isRequired={isRequired}
      isOptional={!isRequired}
      validation={validation}
    />
  );
}
