import { isEmail } from '../../../../patterns/rules/validation.ts';
import { clientMails, signIn } from '../../../features/account/index.ts';
import type { CallContext } from '../context.ts';
import type { LoginArguments, LoginByIAIAccountsTokenArguments, PasswordRecoveryArguments } from '../schema/types.ts';
import { refused, succeeded } from './result.ts';

/** Signs in by login or e-mail. An error does not reveal whether the name or the password was wrong. */
export async function login(sent: LoginArguments, context: CallContext) {
  const outcome = await signIn(context, sent.login, sent.password);
  if (outcome === 'signed_in') return succeeded;
  return refused(
    outcome === 'second_step' ? 'error.call.mfa_verification_required' : 'message.account_badlogin',
    context.texts,
  );
}

/** Logging in with an account of the platform: no shop of this server is connected with it, so no token works. */
export const loginByIAIAccountsToken = (
  _: LoginByIAIAccountsTokenArguments,
  { texts }: Pick<CallContext, 'texts'>,
) => ({
  ...refused('message.account_login_disabled', texts),
  login: null,
});

/** Sends a password reset link. Answer and work are the same whether or not the account exists. */
export async function passwordRecovery(
  { PasswordRecoveryInput: { email } }: PasswordRecoveryArguments,
  { store, texts }: CallContext,
) {
  if (isEmail(email)) return refused('message.incorrect_email', texts);
  await store.clients.askForReset(email.trim(), clientMails.passwordReset);
  return succeeded;
}
