import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { findPaymentMethod } from '../../../payment/browser.ts';
import { accessTo, openOrder } from '../../../payment/index.ts';
import { partFormOf, readPart, type PartAttempt, type PartForm } from '../../../payment/part-form.ts';
import { clientFunds } from '../../server/loyalty-points.ts';
import type { Order } from '../../../../store/index.ts';
import { changeOrderPayment } from '../../server/change-payment.ts';
import { unknownMethod, unsafeReason, type NewPaymentContext } from './data.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';

export interface NewPaymentAttempt {
  chosen: string;
  problem: string | null;
  /** Why the terms of instalments must be read first. */
  termsProblem?: string;
  part: PartAttempt | null;
}

/** Chooses another way to pay what is left, and leads to it. */
export async function changeMethod(context: NewPaymentContext): Promise<PostAnswer<NewPaymentAttempt>> {
  // Counts the attempt, also for an order that is not there.
  const form = await context.form();
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return notOpened(context, goalAt('order-newpayment', context.url.searchParams));
  const kind = partFormOf(form);
  if (kind) return payByPart(context, order, kind, form);
  const sent = form.get('payform_id');
  const chosen = typeof sent === 'string' ? sent : '';
  const refuse = (problem: string) => rejected<NewPaymentAttempt>({ chosen, problem, part: null });
  const unsafe = unsafeReason(findPaymentMethod(chosen)?.id, context);
  if (unsafe !== null) return refuse(unsafe);
  if (findPaymentMethod(chosen)?.id === 'instalments' && !form.has('instalment_terms')) {
    const termsProblem = errorText('error.payment.instalmentTerms', context.texts);
    return rejected<NewPaymentAttempt>({ chosen, problem: null, termsProblem, part: null });
  }
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

/** Pays what is left, or a part of it, at once. */
async function payByPart(
  context: NewPaymentContext,
  order: Order,
  kind: PartForm,
  form: FormData,
): Promise<PostAnswer<NewPaymentAttempt>> {
  const funds = await clientFunds(context);
  const { part, attempt } = await readPart(context, kind, form, funds);
  const refuse = (refused: PartAttempt) => rejected<NewPaymentAttempt>({ chosen: '', problem: null, part: refused });
  if (attempt) return refuse(attempt);
  const outcome = await context.store.payments.payPart(order.number, part, funds?.earned ?? { earned: 0, worth: 1 });
  const access = accessTo(order, context.url);
  if (outcome.kind === 'gone') {
    const problem = errorText('message.order_newpayment_voucher_error', context.texts);
    return refuse({ form: kind, number: '', points: '', problem });
  }
  return redirect(addressOf('order-details', {}, access));
}
