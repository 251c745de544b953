import { credentialProblems, loginProblem } from '../../../../patterns/rules/client-data/credentials.ts';
import {
  registrationProblems,
  type RegistrationProblem,
  type RegistrationRules,
} from '../../../../patterns/rules/client-data/registration.ts';
import type { TypedAccount } from '../../../shared/customer/account-form.ts';

/** Validates an account form before it is sent: what the browser needs from the shop and the account. */
export interface AccountCheck {
  rules: Omit<RegistrationRules, 'numbers' | 'isIban'>;
  /** What the account has by now; null at registration. */
  own: { login: string; email: string } | null;
  /** The delay from the last change to validation, in milliseconds. */
  validationDelay: number;
  /** How long a field's address may take to respond, in milliseconds; then the field counts as unchecked. */
  answerTimeout: number;
}

const credentials: ReadonlySet<string> = new Set(['login', 'password', 'passwordRepeat']);

/**
 * Problems of a new or changed account that need no look into the store. The page in the browser and the server both
 * call this function.
 */
export function accountProblems(
  typed: TypedAccount,
  { rules, own }: { rules: RegistrationRules } & Pick<AccountCheck, 'own'>,
): ReadonlyArray<RegistrationProblem> {
  const problems = registrationProblems(typed, rules);
  if (own === null) return problems;
  return [
    ...problems.filter(({ field }) => !credentials.has(field)),
    ...changedCredentials(typed, own.login, rules.limits),
  ];
}

/** An empty password keeps the old one. */
export const isNewPassword = ({
  password,
  passwordRepeat,
}: Pick<TypedAccount, 'password' | 'passwordRepeat'>): boolean => password !== '' || passwordRepeat !== '';

/** An unchanged login is not validated: it was valid once. */
function changedCredentials(
  typed: TypedAccount,
  ownLogin: string,
  limits: RegistrationRules['limits'],
): ReadonlyArray<RegistrationProblem> {
  const found = {
    ...(isNewPassword(typed) && credentialProblems(typed, 'account', limits)),
    login: typed.login.trim() === ownLogin ? null : loginProblem(typed.login, limits),
  };
  return Object.entries(found).flatMap(([field, problem]) =>
    problem ? [{ part: 'account', field, problem } as RegistrationProblem] : [],
  );
}
