import { isEmail } from '../../../../patterns/rules/validation.ts';
import { clientMails, signIn } from '../../../features/account/index.ts';
import type { CallContext } from '../context.ts';
import type { LoginArguments, LoginByIAIAccountsTokenArguments, PasswordRecoveryArguments } from '../schema/types.ts';
import { refused, succeeded } from './result.ts';

/** Signs in by login or e-mail. Whether it was the name or the password that did not fit, nobody is told. */
export async function login(sent: LoginArguments, context: CallContext) {
  const isSignedIn = await signIn(context, sent.login, sent.password);
  return isSignedIn ? succeeded : refused('message.account_badlogin', context.texts);
}

/** Logging in with an account of the platform's own: no shop of this server is connected with it, so no token opens one. */
export const loginByIAIAccountsToken = (
  _: LoginByIAIAccountsTokenArguments,
  { texts }: Pick<CallContext, 'texts'>,
) => ({
  ...refused('message.account_login_disabled', texts),
  login: null,
});

/** Sends a link to a new password. The answer and its work are the same whether there is such an account. */
export async function passwordRecovery(
  { PasswordRecoveryInput: { email } }: PasswordRecoveryArguments,
  { store, texts }: CallContext,
) {
  if (isEmail(email)) return refused('message.incorrect_email', texts);
  await store.clients.askForReset(email.trim(), clientMails.passwordReset);
  return succeeded;
}
