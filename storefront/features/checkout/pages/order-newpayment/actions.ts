import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { findPaymentMethod } from '../../../payment/browser.ts';
import { accessTo, openOrder } from '../../../payment/index.ts';
import { changeOrderPayment } from '../../server/change-payment.ts';
import { unknownMethod, type NewPaymentContext } from './data.ts';

export interface NewPaymentAttempt {
  chosen: string;
  problem: string;
}

/** Chooses another way to pay what is left, and leads to it. */
export async function changeMethod(context: NewPaymentContext): Promise<PostAnswer<NewPaymentAttempt>> {
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return notFound();
  const sent = (await context.form()).get('payform_id');
  const chosen = typeof sent === 'string' ? sent : '';
  const refuse = (problem: string) => rejected({ chosen, problem });
  const outcome = await changeOrderPayment(context, order, chosen);
  switch (outcome.kind) {
    case 'unknown_method':
      return refuse(unknownMethod(context));
    case 'unknown_order':
      return notFound();
    case 'closed':
      return refuse(errorText('message.order_newpayment_error', context.texts));
    case 'changed':
    case 'kept': {
      const isOnline = (findPaymentMethod(chosen)?.online ?? null) !== null;
      return redirect(addressOf(isOnline ? 'prepaid' : 'order-details', {}, accessTo(order, context.url)));
    }
  }
}
