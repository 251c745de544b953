import type { PageContext } from '../../../shared/define-page.ts';
import type { Order } from '../../../store/index.ts';

/** The order of an address: by its number and its key, or as its signed-in client; null for everyone else. */
export async function openOrder(
  { store, client }: Pick<PageContext, 'store' | 'client'>,
  parameters: URLSearchParams,
): Promise<Order | null> {
  const number = parameters.get('order_number') ?? parameters.get('order') ?? '';
  const key = parameters.get('key');
  if (!/^\d{8}\/\d{1,9}$/.test(number)) return null;
  if (key !== null) return /^[\w-]{20,100}$/.test(key) ? store.orders.withKey(number, key) : null;
  const who = await client();
  return who && store.orders.ofClient(who.id, number);
}

/** The same access as this address has: by the key, or as the order's client. */
export const accessTo = ({ number, accessKey }: Order, url: URL): { order_number: string; key?: string } => ({
  order_number: number,
  ...(url.searchParams.has('key') && { key: accessKey }),
});
