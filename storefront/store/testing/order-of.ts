import { newIdempotencyKey } from '../../features/checkout/store/orders.ts';
import type { PlacedOrder, PlaceOrder, PlaceOutcome } from '../../features/checkout/store/order-types.ts';
import type { Store } from '../open-store.ts';
import type { SessionHash } from '../../platform/store/sessions.ts';

/**
 * The order that the summary sends for the session's current basket: its lines, presents and code, by courier and paid
 * by transfer.
 *
 * @param changes overrides of the test
 */
export async function orderOf(
  store: Pick<Store, 'baskets' | 'basketOffers'>,
  session: SessionHash,
  changes: Partial<PlaceOrder> = {},
): Promise<PlaceOrder> {
  const basket = await store.baskets.ofSession(session);
  const { rebate, gifts } = await store.basketOffers.ofSession(session, basket.productsTotal);
  return {
    idempotencyKey: newIdempotencyKey(),
    session,
    judged: basket,
    expected: [...basket.lines, ...gifts.map((gift) => ({ ...gift, unitGross: 0 }))],
    rebate,
    email: 'anna@example.com',
    delivery: { courierId: 'kurier', total: 16_90 },
    payment: { method: 'transfer', total: 0 },
    state: 'w',
    details: {},
    mailKind: 'order-placed',
    ...changes,
  };
}

/** The order placed now or by an earlier request. @throws without one */
export function placedIn(outcome: PlaceOutcome): PlacedOrder {
  if (!('order' in outcome)) throw new Error(`No order was placed: ${outcome.kind}.`);
  return outcome.order;
}

/** Orders the session's basket. @returns the order */
export const placeOrderOf = async (
  store: Pick<Store, 'baskets' | 'basketOffers' | 'orders'>,
  session: SessionHash,
  changes: Partial<PlaceOrder> = {},
): Promise<PlacedOrder> => placedIn(await store.orders.place(await orderOf(store, session, changes)));
