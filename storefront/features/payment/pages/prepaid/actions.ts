import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { isBlikCode } from '../../../../../patterns/rules/blik-code.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { findPaymentMethod } from '../../browser/payment-methods.ts';
import { accessTo, openOrder } from '../../server/open-order.ts';
import { startPayment } from '../../server/start-payment.ts';

/** A refused code, as typed. */
export interface PrepaidAttempt {
  code: string;
  problem: string;
}

/** Starts a payment: by the typed BLIK code, or on the provider's page. */
export async function pay(context: PageContext<'prepaid'>): Promise<PostAnswer<PrepaidAttempt>> {
  // Counts the attempt, also for an order that is not there.
  const form = await context.form();
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return notFound();
  const typed = form.get('blik_code');
  const code = typeof typed === 'string' ? typed.slice(0, 40) : '';
  const isCode = findPaymentMethod(order.paymentMethod)?.online === 'code';
  if (isCode && !isBlikCode(code)) {
    return rejected({ code, problem: errorText('error.payment.blikLength', context.texts) });
  }
  const result = await startPayment(context, order, isCode ? code : null);
  // Pages of the shop open at once; the page of a foreign provider is a link.
  if (result.kind === 'page' && result.page.startsWith('/')) return redirect(result.page);
  return redirect(addressOf('prepaid', {}, accessTo(order, context.url)));
}
