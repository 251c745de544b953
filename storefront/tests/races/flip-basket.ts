import { setTimeout as pause } from 'node:timers/promises';
import type { SessionHash, Store } from '../../store/index.ts';

/** The content of the basket, few pieces or many, thousandths. */
export const bag = { productId: 1017, size: 'uniw', additional: '' };
export const [few, many] = [1000, 5000];

/**
 * Changes a basket back and forth.
 *
 * @param basketOf the session whose basket is changed now; null for none, undefined ends it
 */
export async function flipBasket(
  baskets: Pick<Store['baskets'], 'setQuantities'>,
  basketOf: () => SessionHash | null | undefined,
) {
  for (let round = 0; ; round += 1) {
    // Long enough for an order now and then, so that changes fall before, into and after it.
    await pause(Math.random() * 30);
    const session = basketOf();
    if (session === undefined) return;
    if (session !== null) await baskets.setQuantities(session, [{ ...bag, quantity: round % 2 === 0 ? few : many }]);
  }
}
