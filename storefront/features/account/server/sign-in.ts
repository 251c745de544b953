import type { PageContext } from '../../../shared/define-page.ts';
import type { OwnedLimits, Proof } from '../../../store/index.ts';
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

export type SignInOutcome =
  | 'signed_in'
  /** The password was right; the account asks for a code, too. */
  | 'second_step'
  | 'refused';

/** Signs in by login or e-mail. A refusal has no reason: name and password do not fit. */
export async function signIn(context: ClientContext, login: string, password: string): Promise<SignInOutcome> {
  const proof = await context.store.clients.authenticate(login, password);
  return proof ? signInProved(context, proof) : 'refused';
}

/** Signs in who has proved to own the account, or asks for the code. `refused`: the account has another password by now. */
export async function signInProved(context: ClientContext, proof: Proof): Promise<SignInOutcome> {
  const { store, session, settings } = context;
  if (!(await store.clients.asksForCode(proof.id))) return (await continueBy(context, proof)) ? 'signed_in' : 'refused';
  await store.clients.startSecondStep((await session.ensure()).idHash, proof, settings.signInStepTimeout);
  return 'second_step';
}

/** Whose sign-in waits for a code in this browser; null for no one's. */
export async function waitingSignIn({ store, session }: Pick<ClientContext, 'store' | 'session'>) {
  const current = await session.current();
  return current ? store.clients.secondStep(current.idHash) : null;
}

export type SecondStepOutcome =
  | 'signed_in'
  | 'wrong'
  /** Too many wrong codes: none is taken for a while. */
  | 'blocked'
  /** No sign-in waits, or it waited too long. */
  | 'expired';

/** Finishes a sign-in by a code of the app or a recovery code. */
export async function signInByCode(context: ClientContext, code: string): Promise<SecondStepOutcome> {
  const proof = await waitingSignIn(context);
  if (!proof) return 'expired';
  const outcome = await context.store.clients.checkCode(proof.id, code, context.settings);
  if (outcome !== 'right') return outcome;
  return (await continueBy(context, proof)) ? 'signed_in' : 'expired';
}

/** Signs in by a compared password. @returns false where the account has another one by now */
async function continueBy({ store, session, settings, userAgent }: ClientContext, proof: Proof): Promise<boolean> {
  const before = await session.current();
  const id = await store.clients.signInBy(proof, before, browserKind(userAgent), limitsOf(settings));
  if (id === null) return false;
  await session.continueWith(id);
  return true;
}
