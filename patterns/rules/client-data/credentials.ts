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

/** Where a password is typed. Sign-in only reports that the two do not match: an old password may have any length. */
export type PasswordForm = 'registration' | 'signIn' | 'account';

/** How long a password may be, in characters: 6 to 15 at registration, 6 to 30 elsewhere, by setting (V-10). */
export function passwordBounds(form: PasswordForm, limits: CredentialLimits): { min: number; max: number } {
  if (form === 'signIn') return { min: 1, max: Infinity };
  const max = form === 'registration' ? limits.registrationPasswordMaximum : limits.passwordMaximum;
  return { min: limits.passwordMinimum, max };
}

/** The problem of a login by itself; null without one. Only the server knows whether it is taken. */
export function loginProblem(
  login: string,
  { loginMinimum, loginMaximum }: CredentialLimits,
): ClientDataProblem | null {
  if (login.trim() === '') return { code: 'no_login' };
  if (isLogin(loginMinimum, loginMaximum)(login) === null) return null;
  return { code: 'incorect_login', values: { min: loginMinimum, max: loginMaximum } };
}

/** The problem of a password in such a form; null without one. */
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

/** The problems of a new login and its password by field: each alone first, then against each other. */
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
