import { registrationProblems, type RegistrationProblem } from '../../patterns/rules/client-data/registration.ts';
import type { Client } from '../server/store/index.ts';
import { accountRules, storedOthers, storedProfile, type TypedAccount } from './account-form.ts';
import { commonPasswordProblem, withPasswordProblem } from './common-passwords/index.ts';
import { clientMails } from './mail-kinds.ts';
import { takenProblems } from './problems.ts';
import { continueAs, type ClientContext } from './sign-in.ts';

export type RegisterOutcome =
  | { kind: 'registered'; client: Client }
  | { kind: 'refused'; problems: ReadonlyArray<RegistrationProblem> }
  /** Who is signed in has an account. */
  | { kind: 'signed_in' };

/** Opens an account and signs its owner in. The page and the call both come here. */
export async function register(context: ClientContext, typed: TypedAccount): Promise<RegisterOutcome> {
  const { store, settings } = context;
  if (await context.client()) return { kind: 'signed_in' };
  const accountNames = [typed.login, typed.email];
  const common = commonPasswordProblem({ password: typed.password, accountNames }, settings);
  const problems = withPasswordProblem(registrationProblems(typed, await accountRules(context)), common);
  if (problems.length > 0) return { kind: 'refused', problems };
  const wish = { ...storedProfile(typed), password: typed.password, others: storedOthers(typed) };
  const outcome = await store.clients.create(wish, clientMails.registered);
  if (outcome.kind === 'taken')
    return {
      kind: 'refused',
      problems: await takenProblems(outcome.names, typed.login, store, settings.loginMaximum),
    };
  await continueAs(context, outcome.client.id);
  return { kind: 'registered', client: outcome.client };
}
