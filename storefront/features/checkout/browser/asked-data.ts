import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import { bankAccountProblem, birthDateProblem } from '../../../../patterns/rules/client-data/asked-data.ts';
import { storedIban } from '../../../../patterns/rules/stored-iban.ts';
import { validationTexts } from '../../../../patterns/validation/texts.ts';
import type { AskedFieldsData } from '../../../shared/browser/forms/asked-fields.tsx';
import type { GivenData } from '../../basket/index.ts';

/** Field names of what the order asks where a setting says so; each control's id equals its name. */
export const askedNames = ['birth_date', 'bankAccount'] as const;
export type AskedField = (typeof askedNames)[number];

/** Rules that only the server knows: the browser asks call 4. */
export interface AskedLimits {
  isIban?: (value: string) => boolean;
}

/** The message of each wrong field. A field that is not asked is not judged. */
export function askedProblems(
  values: Readonly<Record<AskedField, string>>,
  asked: AskedFieldsData,
  { isIban }: AskedLimits,
  texts: TextsContext,
): Partial<Record<AskedField, string>> {
  const t = translator(validationTexts, texts);
  const date = asked.birthDate === 'no' ? null : birthDateProblem(values.birth_date, asked, fromIsoDate(asked.today));
  const account = asked.bankAccount === 'no' ? null : bankAccountProblem(values.bankAccount, asked, isIban);
  return {
    ...(date && { birth_date: date.isMissing ? t('required') : asked.wrongBirthDate }),
    ...(account && { bankAccount: account.isMissing ? t('required') : asked.validation.message }),
  };
}

/** What was given of what was asked; null for nothing. The account is without spaces. */
export function givenData(values: Readonly<Record<AskedField, string>>, asked: AskedFieldsData): GivenData | null {
  const birthDate = asked.birthDate === 'no' ? '' : values.birth_date.trim();
  const bankAccount = asked.bankAccount === 'no' ? '' : storedIban(values.bankAccount);
  if (birthDate === '' && bankAccount === '') return null;
  return { ...(birthDate !== '' && { birthDate }), ...(bankAccount !== '' && { bankAccount }) };
}
