import type { ClientDataProblem } from '../../../../../patterns/rules/client-data/problem.ts';
import type { RegistrationProblem } from '../../../../../patterns/rules/client-data/registration.ts';
import { isCommonPassword } from './is-common-password.ts';

interface NewPassword {
  password: string;
  /** What anyone can guess of this account: its login, its e-mail. */
  accountNames: ReadonlyArray<string>;
}

/** The problem of a new password that attackers try first; the list stays on the server. */
export const commonPasswordProblem = (
  { password, accountNames }: NewPassword,
  { shopName }: { shopName: string },
): ClientDataProblem | null =>
  isCommonPassword(password, [shopName, ...accountNames]) ? { code: 'password_common' } : null;

/** A form's problems plus its password's, where no rule of the form has refused that password already. */
export const withPasswordProblem = (
  problems: ReadonlyArray<RegistrationProblem>,
  problem: ClientDataProblem | null,
): ReadonlyArray<RegistrationProblem> =>
  problem === null || problems.some(({ part, field }) => part === 'account' && field === 'password')
    ? problems
    : [...problems, { part: 'account', field: 'password', problem }];
