import type { PageContext } from './define-page.ts';
import { readOnce } from '../platform/page/read-once.ts';
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

/** The basket of this visitor, also for the header. */
export async function basketOf(context: Pick<BuyingContext, 'session' | 'store' | 'reads'>): Promise<Basket> {
  const session = await sessionOf(context);
  return readOnce(context, `basket ${session}`, () => context.store.baskets.ofSession(session));
}
