import type { RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import type { Client } from '../../../store/index.ts';
import { accountProblems, isNewPassword } from '../browser/account-check.ts';
import { accountRules, storedProfile, type TypedAccount } from '../../../shared/customer/account-form.ts';
import { commonPasswordProblem, withPasswordProblem } from './common-passwords/index.ts';
import { clientMails } from './mail-kinds.ts';
import { takenProblems } from '../browser/problems.ts';
import type { ClientContext } from './sign-in.ts';

export interface AccountEdit {
  /** The new values. An empty password keeps the old one. */
  typed: TypedAccount;
  /** The current password, needed to change e-mail, login or password. */
  currentPassword: string;
}

export type EditOutcome =
  | { kind: 'saved'; client: Client }
  | { kind: 'refused'; problems: ReadonlyArray<RegistrationProblem> }
  /** E-mail, login or password were to change, but the current password was wrong. */
  | { kind: 'wrong_password' };

/** Changes the account of the signed-in client, for the page and the call. */
export async function editAccount(
  context: ClientContext,
  client: Client,
  { typed, currentPassword }: AccountEdit,
): Promise<EditOutcome> {
  const { store, settings, session } = context;
  const profile = storedProfile(typed);
  const common = isNewPassword(typed)
    ? commonPasswordProblem({ password: typed.password, accountNames: [typed.login, typed.email] }, settings)
    : null;
  const problems = withPasswordProblem(
    accountProblems(typed, { rules: await accountRules(context), own: client }),
    common,
  );
  if (problems.length > 0) return { kind: 'refused', problems };

  const opensOtherwise = isNewPassword(typed) || profile.email !== client.email || profile.login !== client.login;
  if (opensOtherwise && !(await store.clients.hasPassword(client.id, currentPassword)))
    return { kind: 'wrong_password' };
  const outcome = await store.clients.change(
    client.id,
    { ...profile, ...(isNewPassword(typed) && { password: typed.password }) },
    { current: (await session.current())?.idHash ?? null, mailKind: clientMails.passwordChanged },
  );
  if (outcome.kind === 'taken')
    return {
      kind: 'refused',
      problems: await takenProblems(
        outcome.names,
        { login: typed.login, isClient: true },
        store,
        settings.loginMaximum,
      ),
    };
  // The session's old id ends for all who knew it.
  if (isNewPassword(typed)) await session.renew();
  return { kind: 'saved', client: outcome.client };
}
