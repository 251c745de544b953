import { changePayment } from '../../../features/checkout/change-payment.ts';
import type { CallContext } from '../context.ts';
import type { ChangeOrderPaymentArguments } from '../schema/types.ts';
import { wireMessage } from './result.ts';

const refusals = {
  unknown_order: 'message.orderedit_dataerror',
  closed: 'message.order_newpayment_error',
  unknown_method: 'message.order_newpayment_incorrect_paymentid',
} as const;

/** Selects another payment of this visitor's order. The same choice twice is one payment. */
export async function changeOrderPayment(
  { ChangeOrderPaymentInput: input }: ChangeOrderPaymentArguments,
  context: CallContext,
) {
  const outcome = await changePayment(context, input.orderNumber, input.paymentMethodId);
  if (outcome.kind === 'changed' || outcome.kind === 'kept') {
    return { response: { status: 'success' }, paymentId: String(outcome.paymentId), error: null };
  }
  const error = wireMessage(refusals[outcome.kind], context.texts);
  return { response: { status: 'error' }, paymentId: null, error };
}
