import type { PageContext } from '../../../shared/define-page.ts';
import { browserKind } from './browser-kind.ts';

/** What signing in and accounts need of a request: pages and calls have it. */
export type ClientContext = Pick<
  PageContext,
  'store' | 'settings' | 'texts' | 'session' | 'now' | 'client' | 'userAgent'
>;

/** Signs this client in: a new session, to which everything moves that a guest had in the old one. */
export async function continueAs(
  { store, session, userAgent }: Pick<ClientContext, 'store' | 'session' | 'userAgent'>,
  clientId: number,
): Promise<void> {
  await session.continueWith(await store.clients.signIn(clientId, await session.current(), browserKind(userAgent)));
}

/** Signs in by login or e-mail. @returns false where the two do not fit, without the reason */
export async function signIn(
  { store, session, userAgent }: Pick<ClientContext, 'store' | 'session' | 'userAgent'>,
  login: string,
  password: string,
): Promise<boolean> {
  const proof = await store.clients.authenticate(login, password);
  const id = proof && (await store.clients.signInBy(proof, await session.current(), browserKind(userAgent)));
  if (id === null) return false;
  await session.continueWith(id);
  return true;
}
