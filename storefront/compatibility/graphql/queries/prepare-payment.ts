import { openPayment } from '../../../../patterns/rules/order-payments.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { sessionOf } from '../../../shared/session.ts';
import { findPaymentMethod, payformValue, type OfferedMethod } from '../../../features/payment/browser.ts';
import { paymentName } from '../../../features/payment/index.ts';
import type { CallContext } from '../context.ts';
import type { PreparePaymentArguments } from '../schema/types.ts';

const typeOf = ({ id }: OfferedMethod): string =>
  id === 'instalments' ? 'installment_plan' : id === 'card' ? 'credit_card' : 'form';

/** Six digits, which the buyer types. */
const codeInput = { name: 'blik_code', type: 'text', value: '', className: null, url: null };

/**
 * The form that starts the payment of this visitor's order at the provider; null where nothing is left to pay so. It
 * changes nothing: sending the form does.
 */
export async function preparePayment({ PreparePaymentInput: input }: PreparePaymentArguments, context: CallContext) {
  const number = input?.orderNumber ?? '';
  const [session, client] = await Promise.all([sessionOf(context), context.client()]);
  const order =
    (await context.store.orders.ofSession(session, number)) ??
    (client && (await context.store.orders.ofClient(client.id, number)));
  const open = order && openPayment(order.payments);
  const method = order && findPaymentMethod(order.paymentMethod);
  if (!open || !method || method.online === null || !['n', 'w'].includes(order.state)) return null;
  const isMeant = [undefined, null, String(open.id), payformValue(method)].includes(input?.paymentId);
  if (!isMeant) return null;
  return {
    paymentId: String(open.id),
    description: paymentName(method.id, context.texts),
    type: typeOf(method),
    javascript: null,
    fromData: {
      action: addressOf('prepaid', {}, { order_number: order.number, key: order.accessKey }),
      method: 'post',
      target: '_self',
      acceptCharset: 'utf-8',
      inputs: method.online === 'code' ? [codeInput] : [],
    },
    paymentXML: null,
  };
}
