import type { PageContext } from '../define-page.ts';
import type { Client } from '../server/store/index.ts';

/** What signing in and accounts need of a request: pages and calls both have it. */
export type ClientContext = Pick<PageContext, 'store' | 'settings' | 'texts' | 'session' | 'now' | 'client'>;

/** Goes on as this client: another session, to which everything goes over that a guest had in the old one. */
export async function continueAs(
  { store, session }: Pick<ClientContext, 'store' | 'session'>,
  clientId: number,
): Promise<void> {
  await session.continueWith(await store.clients.signIn(clientId, await session.current()));
}

/** Signs in by login or e-mail. @returns null where the two do not fit; why, nobody is told */
export async function signIn(
  context: Pick<ClientContext, 'store' | 'session'>,
  login: string,
  password: string,
): Promise<Client | null> {
  const client = await context.store.clients.authenticate(login, password);
  if (client) await continueAs(context, client.id);
  return client;
}
