import type { PageContext } from '../../../shared/define-page.ts';
import type { OwnedLimits } from '../../../store/index.ts';
import { browserKind } from './browser-kind.ts';

/** What signing in and accounts need of a request: pages and calls have it. */
export type ClientContext = Pick<
  PageContext,
  'store' | 'settings' | 'texts' | 'session' | 'now' | 'client' | 'userAgent'
>;

/** How much of a guest's things fit into the account. */
const limitsOf = ({ compareColumns, shoppingLists, shoppingListLines }: ClientContext['settings']): OwnedLimits => ({
  compared: Math.max(...compareColumns),
  shoppingLists,
  shoppingListLines,
});

/** Signs this client in: a new session, to which everything moves that a guest had in the old one. */
export async function continueAs(
  { store, session, settings, userAgent }: Pick<ClientContext, 'store' | 'session' | 'settings' | 'userAgent'>,
  clientId: number,
): Promise<void> {
  const before = await session.current();
  await session.continueWith(await store.clients.signIn(clientId, before, browserKind(userAgent), limitsOf(settings)));
}

/** Signs in by login or e-mail. @returns false where the two do not fit, without the reason */
export async function signIn(
  { store, session, settings, userAgent }: Pick<ClientContext, 'store' | 'session' | 'settings' | 'userAgent'>,
  login: string,
  password: string,
): Promise<boolean> {
  const proof = await store.clients.authenticate(login, password);
  const before = await session.current();
  const id = proof && (await store.clients.signInBy(proof, before, browserKind(userAgent), limitsOf(settings)));
  if (id === null) return false;
  await session.continueWith(id);
  return true;
}
