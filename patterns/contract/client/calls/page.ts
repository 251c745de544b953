import { CallFailure } from '../call-failure.ts';
import type { ShopConnection } from '../connection.ts';
import { send, type CallOptions, type ShopAnswer } from '../send.ts';

/**
 * Call 10: a page of this shop, for its regions: a whole HTML page with status 200 from the shop's own address.
 *
 * @throws CallFailure for everything else: the browser then navigates to the address
 */
export async function loadPage(shop: ShopConnection, path: string, options?: CallOptions): Promise<ShopAnswer> {
  const answer = await send(shop, path, {
    ...options,
    headers: { 'X-Region-Load': '1', Accept: 'text/html' },
    isAnswer: ({ status }) => status === 200,
  });
  const detail = answer.type.startsWith('text/html') ? foreign(shop, answer) : answer.type;
  if (detail) throw new CallFailure('unreadable', answer.address, { detail });
  return answer;
}

/** An address or a redirect may lead out of the shop: that page is not ours to show. */
function foreign({ baseUrl }: ShopConnection, { address }: ShopAnswer): string {
  const own = new URL(baseUrl || location.href);
  return new URL(address, own).origin === own.origin ? '' : 'another site';
}

/** Call 19: loads the open page again, for its messages. */
export const reloadPage = (shop: ShopConnection, options?: CallOptions): Promise<ShopAnswer> =>
  loadPage(shop, location.pathname + location.search, options);
