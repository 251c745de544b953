import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import { bankAccountProblem, birthDateProblem } from '../../../../patterns/rules/client-data/asked-data.ts';
import { storedIban } from '../../../../patterns/rules/stored-iban.ts';
import { validationTexts } from '../../../../patterns/validation/texts.ts';
import type { AskedFieldsData } from '../../../shared/browser/forms/asked-fields.tsx';
import type { GivenData } from '../../basket/index.ts';
import type { AskedField, AskedLimits } from './asked-names.ts';

/** The message of each wrong field. A field that is not asked is not judged. */
function problemsOf(
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
function givenOf(values: Readonly<Record<AskedField, string>>, asked: AskedFieldsData): GivenData | null {
  const birthDate = asked.birthDate === 'no' ? '' : values.birth_date.trim();
  const bankAccount = asked.bankAccount === 'no' ? '' : storedIban(values.bankAccount);
  if (birthDate === '' && bankAccount === '') return null;
  return { ...(birthDate !== '' && { birthDate }), ...(bankAccount !== '' && { bankAccount }) };
}

/** What a form does with the fields that a setting asks for: most shops ask for none, so browsers load it with the fields. */
export const askedRules = { problemsOf, givenOf };
