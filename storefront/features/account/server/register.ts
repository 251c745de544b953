import { registrationProblems, type RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import { accountRules, storedOthers, storedProfile, type TypedAccount } from '../../../shared/customer/account-form.ts';
import { commonPasswordProblem, withPasswordProblem } from './common-passwords/index.ts';
import { clientMails } from './mail-kinds.ts';
import { takenProblems } from '../browser/problems.ts';
import type { Store } from '../../../store/index.ts';
import type { ClientContext } from './sign-in.ts';

export type RegisterOutcome =
  /** A mail is on its way; its content depends on whether there is an account. */
  | { kind: 'asked' }
  | { kind: 'refused'; problems: ReadonlyArray<RegistrationProblem> }
  /** The client is signed in. */
  | { kind: 'signed_in' };

/**
 * Asks for an account, for the page and the call. Known and unknown e-mails get the same answer after the same work;
 * only the mail differs.
 *
 * @param goal where the link of the mail leads on to
 */
export async function register(
  context: ClientContext,
  typed: TypedAccount,
  goal: Readonly<Record<string, string>> = {},
): Promise<RegisterOutcome> {
  const { store, settings } = context;
  if (await context.client()) return { kind: 'signed_in' };
  const accountNames = [typed.login, typed.email];
  const common = commonPasswordProblem({ password: typed.password, accountNames }, settings);
  const problems = withPasswordProblem(registrationProblems(typed, await accountRules(context)), common);
  if (problems.length > 0) return { kind: 'refused', problems };
  const wish = { ...storedProfile(typed), password: typed.password, others: storedOthers(typed) };
  if (await isLoginRefused(wish, store))
    return {
      kind: 'refused',
      problems: await takenProblems(['login'], { login: typed.login, isClient: false }, store, settings.loginMaximum),
    };
  await store.clients.register(wish, clientMails.registration, goal);
  return { kind: 'asked' };
}

/**
 * Whether another account has the login. Whether an e-mail has an account stays secret, so an own e-mail as login is
 * not looked up and another one is always refused.
 */
export async function isLoginRefused(typed: { login: string; email: string }, store: Store): Promise<boolean> {
  const [login, email] = [typed.login.trim(), typed.email.trim()];
  const isOwnEmail = login.toLowerCase() === email.toLowerCase();
  if (login.includes('@')) return !isOwnEmail;
  return store.clients.isTaken(login);
}
