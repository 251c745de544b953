import type { TextsContext } from '../../../../components/texts/texts.ts';
import type { NumberRules } from '../../../../patterns/rules/client-data/number-rules.ts';
import { accountProblems, type AccountCheck } from './account-check.ts';
import { accountErrors, readAccountForm, typedOf } from './form-values.ts';

/** The message of one field, by the rules of the server; null when it is valid. */
export function judgeField(
  name: string,
  form: FormData,
  { rules, own, numbers }: Pick<AccountCheck, 'rules' | 'own'> & { numbers: NumberRules | null },
  texts: TextsContext,
): string | null {
  const problems = accountProblems(typedOf(readAccountForm(form), null, rules.asked), {
    rules: { ...rules, numbers },
    own,
  });
  return accountErrors(problems, texts).find((error) => error.name === name)?.message ?? null;
}
