import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import {
  registrationProblems,
  type RegistrationProblem,
} from '../../../../../patterns/rules/client-data/registration.ts';
import {
  accountRules,
  storedOthers,
  storedProfile,
  type TypedAccount,
} from '../../../../shared/customer/account-form.ts';
import type { Client } from '../../../../store/index.ts';
import type { Identity } from '../../store.ts';
import { takenProblems } from '../../browser/problems.ts';
import { clientMails } from '../mail-kinds.ts';
import { isLoginRefused } from '../register.ts';
import { continueAs, signInProved, type ClientContext, type SignInOutcome } from '../sign-in.ts';
import { ProviderAway } from './port.ts';
import { findProvider, portOf } from './providers.ts';

type Context = ClientContext & Pick<PageContext, 'url'>;
type Goal = Readonly<Record<string, string>>;

/** How long a person may take at the provider, and on the page that follows, in milliseconds. */
const socialLifetime = 30 * 60_000;

/** The page that takes the provider's answer, whole. */
const returnAddress = ({ url }: Pick<Context, 'url'>): string => url.origin + addressOf('signin-social');

/** Begins a sign-in by a provider. @returns the address of its page; null where the provider does not answer */
export async function beginSocial(context: Context, providerId: string, goal: Goal): Promise<string | null> {
  const provider = findProvider(context, providerId);
  if (!provider) return null;
  try {
    const { address, ...kept } = await portOf(provider, context).begin(returnAddress(context));
    const { idHash } = await context.session.ensure();
    await context.store.clients.startSocial(idHash, { ...kept, provider: provider.id, goal }, socialLifetime);
    return address;
  } catch (error) {
    if (error instanceof ProviderAway) return null;
    throw error;
  }
}

export type SocialOutcome =
  | { kind: SignInOutcome; goal: Goal }
  /** The shop asks for the password of the account with this e-mail, or for the data of a new one. */
  | { kind: 'waiting' }
  /** Signed in here, and the identity opens this account already. */
  | { kind: 'known' }
  /** Signed in here, and the identity opens another client's account. */
  | { kind: 'taken' }
  /** The provider has not proved the e-mail, so it opens no account. */
  | { kind: 'unverified'; goal: Goal }
  | { kind: 'denied' | 'failed' | 'away' | 'expired' };

/** Takes the provider's answer, in the address of the request. */
export async function finishSocial(context: Context): Promise<SocialOutcome> {
  const { store, session, url } = context;
  const current = await session.current();
  const state = url.searchParams.get('state') ?? '';
  const start = current && (await store.clients.takeSocialStart(current.idHash, state));
  const provider = start && findProvider(context, start.provider);
  if (!current || !start || !provider) return { kind: 'expired' };
  const answer = await ask();
  if (answer.kind === 'denied' || answer.kind === 'away') return answer;
  if (answer.kind === 'refused') return { kind: 'failed' };
  const identity: Identity = { ...answer.identity, provider: provider.id };
  const proof = await store.clients.proofBy(identity);
  const client = await context.client();
  if (client && proof) return { kind: proof.id === client.id ? 'known' : 'taken' };
  if (proof) return { kind: await signInProved(context, proof), goal: start.goal };
  if (!client && (!identity.isEmailVerified || identity.email === '')) return { kind: 'unverified', goal: start.goal };
  await store.clients.keepIdentity(current.idHash, identity);
  return { kind: 'waiting' };

  async function ask() {
    try {
      // The request's own address has lost its language; providers compare it with the one that was sent.
      return await portOf(provider!, context).finish(new URL(returnAddress(context) + url.search), start!);
    } catch (error) {
      if (error instanceof ProviderAway) return { kind: 'away' as const };
      throw error;
    }
  }
}

/** An identity that waits in this browser, and the account that its password would link it to. */
export interface WaitingIdentity {
  identity: Identity;
  goal: Goal;
  /** The signed-in client, else the one with this e-mail; null where a new account is opened. */
  owner: Client | null;
}

/** Null where none waits. */
export async function waitingSocial(context: Context): Promise<WaitingIdentity | null> {
  const { store, session } = context;
  const current = await session.current();
  const waiting = current && (await store.clients.waitingIdentity(current.idHash));
  if (!waiting) return null;
  const { email } = waiting.identity;
  const id = (await store.clients.idsOf([email])).get(email);
  return { ...waiting, owner: (await context.client()) ?? (id === undefined ? null : await store.clients.find(id)) };
}

/**
 * Links the waiting identity to its account by the account's password, and signs in. The same e-mail
 * proves nothing: a later owner of the mailbox could open the account without its password.
 */
export async function linkSocial(
  context: Context,
  { identity, owner }: { identity: Identity; owner: Client },
  password: string,
): Promise<SignInOutcome | 'linked' | 'taken'> {
  const { store, session } = context;
  const isSignedIn = (await context.client()) !== null;
  const proof = await store.clients.authenticate(owner.login, password);
  if (proof?.id !== owner.id) return 'refused';
  if ((await store.clients.linkIdentity(owner.id, identity, clientMails.identityLinked)) === 'taken') return 'taken';
  const current = await session.current();
  if (current) await store.clients.endSocial(current.idHash);
  return isSignedIn ? 'linked' : signInProved(context, proof);
}

export type OpenOutcome =
  | { kind: 'opened' }
  | { kind: 'refused'; problems: ReadonlyArray<RegistrationProblem> }
  /** The e-mail, or the identity, has an account by now. */
  | { kind: 'known' };

const secrets: ReadonlySet<string> = new Set(['password', 'passwordRepeat']);

/** Opens an account for the waiting person and signs them in. The e-mail is the one that the provider confirmed. */
export async function openSocial(context: Context, identity: Identity, sent: TypedAccount): Promise<OpenOutcome> {
  const { store, settings } = context;
  const typed = { ...sent, email: identity.email };
  const problems = registrationProblems(typed, await accountRules(context)).filter(({ field }) => !secrets.has(field));
  if (problems.length > 0) return { kind: 'refused', problems };
  const taken = async () => ({
    kind: 'refused' as const,
    problems: await takenProblems(['login'], { login: typed.login, isClient: false }, store, settings.loginMaximum),
  });
  if (await isLoginRefused(typed, store)) return taken();
  const wish = { ...storedProfile(typed), others: storedOthers(typed) };
  const outcome = await store.clients.createBy(identity, wish, clientMails.registered);
  if (outcome === null || (outcome.kind === 'taken' && outcome.names.includes('email'))) return { kind: 'known' };
  if (outcome.kind === 'taken') return taken();
  await continueAs(context, outcome.client.id);
  return { kind: 'opened' };
}
