import { translator } from '../../../../components/texts/texts.ts';
import { leftToPay } from '../../../../patterns/rules/order-payments.ts';
import { sessionOf, type BuyingContext } from '../../../shared/session.ts';
import type { ChangePaymentOutcome, Order, SessionHash } from '../../../store/index.ts';
import { orderInstalments } from './order-instalments.ts';
import type { SavedOrderDetails } from './order-details.ts';
import { findPaymentMethod, firstState, isOfferedMethod, methodCost } from '../../payment/browser.ts';
import { orderTexts } from '../../catalogue/browser.ts';

export type PaymentChange =
  | ChangePaymentOutcome
  /** The method is unknown, or does not fit the courier of the order. */
  | { kind: 'unknown_method' };

/** Changes the payment method of this visitor's order, as long as it is unpaid. */
export async function changePayment(
  context: Pick<BuyingContext, 'store' | 'session' | 'settings' | 'texts'>,
  number: string,
  methodId: string,
): Promise<PaymentChange> {
  const session = await sessionOf(context);
  const order = await context.store.orders.ofSession(session, number);
  // Another visitor's order looks like a missing one.
  if (session === null || !order) return { kind: 'unknown_order' };
  return changeOf(context, order, methodId, session);
}

/** The same for an order that was opened by its key or its client. */
export const changeOrderPayment = (
  context: Pick<BuyingContext, 'store' | 'settings' | 'texts'>,
  order: Order,
  methodId: string,
): Promise<PaymentChange> => changeOf(context, order, methodId, null);

async function changeOf(
  context: Pick<BuyingContext, 'store' | 'settings' | 'texts'>,
  order: Order,
  methodId: string,
  session: SessionHash | null,
): Promise<PaymentChange> {
  const method = findPaymentMethod(methodId);
  const courier = (await context.store.catalogue.couriers()).find(({ id }) => id === order.courierId);
  if (!method || method.delivery !== courier?.payment || !isOfferedMethod(method, context.settings))
    return { kind: 'unknown_method' };
  if (method.id === 'instalments' && (await orderInstalments(context, order)).reason !== null)
    return { kind: 'unknown_method' };
  const payment: SavedOrderDetails['payment'] = {
    methodId: method.id,
    name: translator(orderTexts, context.texts)(`payment.${method.id}`),
  };
  const state = firstState(method, leftToPay(order.payments));
  const { number } = order;
  const total = methodCost(method, context.settings);
  return context.store.orders.changePayment({ number, session, method: method.id, total, state, details: { payment } });
}
