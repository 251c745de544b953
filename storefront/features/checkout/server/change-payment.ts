import { translator } from '../../../../components/texts/texts.ts';
import { sessionOf, type BuyingContext } from '../../../shared/session.ts';
import type { ChangePaymentOutcome } from '../../../store/index.ts';
import type { SavedOrderDetails } from './order-details.ts';
import { findPaymentMethod, firstState } from '../browser/payment-methods.ts';
import { orderTexts } from '../../catalogue/browser.ts';

export type PaymentChange =
  | ChangePaymentOutcome
  /** The method is unknown, or does not fit the courier of the order. */
  | { kind: 'unknown_method' };

/** Changes the payment method of this visitor's order, as long as it is unpaid. */
export async function changePayment(
  context: Pick<BuyingContext, 'store' | 'session' | 'texts'>,
  number: string,
  methodId: string,
): Promise<PaymentChange> {
  const session = await sessionOf(context);
  const order = await context.store.orders.ofSession(session, number);
  // Another visitor's order looks like a missing one.
  if (session === null || !order) return { kind: 'unknown_order' };
  const method = findPaymentMethod(methodId);
  const courier = (await context.store.catalogue.couriers()).find(({ id }) => id === order.courierId);
  if (!method || method.delivery !== courier?.payment) return { kind: 'unknown_method' };
  const payment: SavedOrderDetails['payment'] = {
    methodId: method.id,
    name: translator(orderTexts, context.texts)(`payment.${method.id}`),
  };
  const { id, cost } = method;
  const state = firstState(method, order.total - order.paymentTotal + cost);
  return context.store.orders.changePayment({ number, session, method: id, total: cost, state, details: { payment } });
}
