import type { PageContext } from './define-page.ts';
import { readOnce } from '../platform/page/read-once.ts';
import type { Basket, SessionHash } from '../store/index.ts';

/** What the basket and the order need of a request: pages and calls both have it. */
export type BuyingContext = Pick<
  PageContext,
  'store' | 'settings' | 'texts' | 'session' | 'client' | 'notify' | 'now' | 'reads' | 'networkAddress'
>;

/** The visitor's session as the store knows it; null for a visitor who has not started anything. */
export const sessionOf = async ({ session }: Pick<BuyingContext, 'session'>): Promise<SessionHash | null> =>
  (await session.current())?.hash ?? null;

/** The same, started now where there was none: the first thing that must be remembered. */
export const ensureSession = async ({ session }: Pick<BuyingContext, 'session'>): Promise<SessionHash> =>
  (await session.ensure()).hash;

/** The basket of this visitor, which pages show in their header too. */
export async function basketOf(context: Pick<BuyingContext, 'session' | 'store' | 'reads'>): Promise<Basket> {
  const session = await sessionOf(context);
  return readOnce(context, `basket ${session}`, () => context.store.baskets.ofSession(session));
}
