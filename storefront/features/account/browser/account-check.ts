import { credentialProblems, loginProblem } from '../../../../patterns/rules/client-data/credentials.ts';
import {
  registrationProblems,
  type RegistrationProblem,
  type RegistrationRules,
} from '../../../../patterns/rules/client-data/registration.ts';
import type { TypedAccount } from '../../../shared/customer/account-form.ts';

/** How a form of an account is judged before it is sent: what the browser must know of the shop and of the account. */
export interface AccountCheck {
  rules: Omit<RegistrationRules, 'numbers'>;
  /** The login that the account has; null where it is opened only now. */
  ownLogin: string | null;
  /** How long after the last change a field is judged, in milliseconds. */
  validationDelay: number;
}

const credentials: ReadonlySet<string> = new Set(['login', 'password', 'passwordRepeat']);

/**
 * What is wrong with an account that is opened or changed, as far as it can be seen without asking the store: the page in
 * the browser and the server ask this very function.
 */
export function accountProblems(
  typed: TypedAccount,
  { rules, ownLogin }: { rules: RegistrationRules } & Pick<AccountCheck, 'ownLogin'>,
): ReadonlyArray<RegistrationProblem> {
  const problems = registrationProblems(typed, rules);
  if (ownLogin === null) return problems;
  return [
    ...problems.filter(({ field }) => !credentials.has(field)),
    ...changedCredentials(typed, ownLogin, rules.limits),
  ];
}

/** An empty password leaves the old one. */
export const isNewPassword = ({
  password,
  passwordRepeat,
}: Pick<TypedAccount, 'password' | 'passwordRepeat'>): boolean => password !== '' || passwordRepeat !== '';

/** A login that stays is not judged: it was good when it was chosen. */
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
