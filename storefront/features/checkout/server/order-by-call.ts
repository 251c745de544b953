import { createHash } from 'node:crypto';
import { methodCost } from '../../payment/browser.ts';
import type { LoadedBasket, DeliveryChoice } from '../../basket/index.ts';
import { writeSeenParts } from '../../payment/index.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import type { PlacedOrder } from '../../../store/index.ts';
import { expectedLines, writeSeenChoice, type CheckoutForm } from './checkout-form.ts';
import { checkoutOf } from './load-checkout.ts';
import { findOrdered, orderBasket, type OrderResult } from './place-order.ts';

/** A program's order data beside the basket. */
export interface CalledOrder {
  choice: DeliveryChoice;
  remarks: string;
  document: NonNullable<CheckoutForm['document']>;
}

/**
 * Programs send no key, so one is derived from the request and the session's number of orders: the same call twice,
 * also concurrently, is one order, and the same call for another basket is another one.
 */
const keyOf = (asked: string, ordersBefore: number): string =>
  `call-${createHash('sha256').update(asked).digest('base64url').slice(0, 40)}-${ordersBefore}`;

/** The session's number of orders. Call it before reading the basket: if that is empty, call `repeatedCall`. */
export const ordersMade = async (context: BuyingContext): Promise<number> =>
  context.store.orders.countOf(await ensureSession(context));

/** The session's last order, if this same call made it; else null. */
export async function repeatedCall(context: BuyingContext, asked: string): Promise<PlacedOrder | null> {
  return findOrdered(context, { key: keyOf(asked, (await ordersMade(context)) - 1) });
}

/**
 * Orders the basket as it was read, through the summary form's own function.
 *
 * @param asked the whole call as text
 * @param ordersBefore from `ordersMade`, before the basket was read
 */
export async function orderByCall(
  context: BuyingContext,
  basket: LoadedBasket,
  { asked, ordersBefore, choice, remarks, document }: CalledOrder & { asked: string; ordersBefore: number },
): Promise<OrderResult | { kind: 'choice_gone' }> {
  const state = await checkoutOf(context, basket, choice);
  if (state.kind !== 'ready') return state;
  const result = await orderBasket(context, state.checkout, {
    key: keyOf(asked, ordersBefore),
    seenLines: expectedLines(basket),
    seenDelivery: state.checkout.offer.cost,
    seenRebate: basket.rebate,
    seenChoice: writeSeenChoice(choice, basket, methodCost(state.checkout.method, context.settings)),
    seenParts: writeSeenParts(state.checkout.paying.parts),
    seenTerms: await context.store.content.version('terms'),
    remarks,
    hasAcceptedTerms: true,
    // No call has a field for it: the right of withdrawal stays.
    agreed: [],
    document,
  });
  if (result.kind !== 'empty') return result;
  const order = await repeatedCall(context, asked);
  return order ? { kind: 'repeated', order } : result;
}
