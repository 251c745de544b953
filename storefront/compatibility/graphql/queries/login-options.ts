import { providersOf } from '../../../features/account/index.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { Queries } from '../schema/types.ts';

/** Logins with an account of another site, and whether the client's account is connected with it [C-21]. */
export const loginOptions: Queries['loginOptions'] = async (_, context) => {
  const { store } = context;
  const client = await context.client();
  const linked = client ? await store.clients.identities(client.id) : [];
  return {
    options: providersOf(context).map(({ id }) => {
      const isConnected = linked.some(({ provider }) => provider === id);
      return {
        id,
        loginUrl: addressOf('signin-social', {}, { provider: id }),
        isConnected,
        disconnectUrl: isConnected ? addressOf('sign-in-methods') : null,
      };
    }),
  };
};
