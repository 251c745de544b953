import type { CallContext } from '../context.ts';
import { refused } from './result.ts';

/** Logging in with an account of the platform's own: no shop of this server is connected with it, so no token opens one. */
export const loginByIAIAccountsToken = (_: { readonly token: string }, { texts }: Pick<CallContext, 'texts'>) => ({
  ...refused('message.account_login_disabled', texts),
  login: null,
});
