import type { PageContext } from './define-page.ts';
import { readOnce } from '../platform/page/read-once.ts';
import { keepNot } from '../platform/reads/recording.ts';
import type { Belonging } from '../platform/store/belongings.ts';
import type { Basket, SessionHash } from '../store/index.ts';

/** The request data for basket and order: pages and calls both have it. */
export type BuyingContext = Pick<
  PageContext,
  | 'store'
  | 'settings'
  | 'texts'
  | 'session'
  | 'client'
  | 'notify'
  | 'now'
  | 'reads'
  | 'networkAddress'
  | 'cookies'
  | 'logFault'
>;

/** The visitor's session in the store; null for a visitor who has not started anything. */
export const sessionOf = async ({ session }: Pick<BuyingContext, 'session'>): Promise<SessionHash | null> =>
  (await session.current())?.hash ?? null;

/** The same, started now if missing: for the first data to be remembered. */
export const ensureSession = async ({ session }: Pick<BuyingContext, 'session'>): Promise<SessionHash> =>
  (await session.ensure()).hash;

type VisitorContext = Pick<BuyingContext, 'session' | 'store' | 'reads'>;

/** The basket of this visitor. */
export async function basketOf(context: VisitorContext): Promise<Basket> {
  if ((await sessionOf(context)) !== null) keepNot('reads the basket');
  return basketOfHeader(context);
}

/** The same, for the header alone: each visitor gets a kept page with an own basket in the header (ADR 44). */
export async function basketOfHeader(context: VisitorContext): Promise<Basket> {
  const session = await sessionOf(context);
  return readOnce(context, `basket ${session}`, () => context.store.baskets.ofSession(session));
}

/** What this visitor has beside a basket. */
export async function belongingsOf({ session, store, reads }: VisitorContext): Promise<ReadonlySet<Belonging>> {
  const current = await session.current();
  if (current === null) return new Set();
  const { hash, idHash } = current;
  return readOnce({ reads }, `belongings ${hash}`, () => store.belongings.of(hash, idHash));
}

/** The session of a visitor who has such things; null for everyone else, who sees the same as a visitor without a session. */
export const ownerOf = async (context: VisitorContext, what: Belonging): Promise<SessionHash | null> =>
  (await belongingsOf(context)).has(what) ? sessionOf(context) : null;
