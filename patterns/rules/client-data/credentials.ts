import { isLogin, isPassword } from '../validation.ts';
import type { ClientDataProblem } from './problem.ts';

/** Limits that the shop may set, by the names of its settings (spec 9), in characters. */
export interface CredentialLimits {
  loginMinimum: number;
  loginMaximum: number;
  passwordMinimum: number;
  passwordMaximum: number;
  registrationPasswordMaximum: number;
}

/** Where a password is typed. Who signs in is told only that the two do not fit: an old password may be of any length. */
export type PasswordForm = 'registration' | 'signIn' | 'account';

/** How long a password may be, in characters: 6 to 15 at registration, 6 to 30 elsewhere, by setting (V-10). */
export function passwordBounds(form: PasswordForm, limits: CredentialLimits): { min: number; max: number } {
  if (form === 'signIn') return { min: 1, max: Infinity };
  const max = form === 'registration' ? limits.registrationPasswordMaximum : limits.passwordMaximum;
  return { min: limits.passwordMinimum, max };
}

/** What is wrong with a login by itself; null where nothing is. Whether it is taken, only the server knows. */
export function loginProblem(
  login: string,
  { loginMinimum, loginMaximum }: CredentialLimits,
): ClientDataProblem | null {
  if (login.trim() === '') return { code: 'no_login' };
  if (isLogin(loginMinimum, loginMaximum)(login) === null) return null;
  return { code: 'incorect_login', values: { min: loginMinimum, max: loginMaximum } };
}

/** What is wrong with a password in such a form; null where nothing is. */
export function passwordProblem(
  password: string,
  form: PasswordForm,
  limits: CredentialLimits,
): ClientDataProblem | null {
  if (password === '') return { code: 'no_password' };
  const { min, max } = passwordBounds(form, limits);
  const problem = isPassword(min, max)(password);
  if (problem?.code === 'password_to_short') return { code: problem.code, values: { min } };
  return problem && { code: 'password_to_long', values: { max } };
}

export interface Credentials {
  login: string;
  password: string;
  passwordRepeat: string;
}

/** What is wrong with a new login and its password, field by field: each alone first, then what they are to each other. */
export function credentialProblems(
  { login, password, passwordRepeat }: Credentials,
  form: PasswordForm,
  limits: CredentialLimits,
): Readonly<Partial<Record<keyof Credentials, ClientDataProblem>>> {
  const isLoginRepeated = password === login.trim();
  const problems: Record<keyof Credentials, ClientDataProblem | null> = {
    login: loginProblem(login, limits),
    password: passwordProblem(password, form, limits) ?? (isLoginRepeated ? { code: 'login_equals_password' } : null),
    passwordRepeat: password === passwordRepeat ? null : { code: 'not_equal_passwords' },
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}
