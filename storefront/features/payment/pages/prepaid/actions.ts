import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { isBlikCode } from '../../../../../patterns/rules/blik-code.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { findPaymentMethod } from '../../browser/payment-methods.ts';
import { cancelPayment } from '../../server/cancel-payment.ts';
import { accessTo, openOrder } from '../../server/open-order.ts';
import { startPayment } from '../../server/start-payment.ts';
import { regulationsOf } from '../../server/regulations.ts';
import { obstacleOf } from './data.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';

/** What was sent, and what is wrong with it. */
export interface PrepaidAttempt {
  code: string;
  problems: { code?: string; regulations?: string; cancel?: string };
}

/** The button that gives the running attempt up. */
export const cancelButton = 'cancel';

/** Starts a payment, by the typed BLIK code or on the provider's page; or gives up the one that runs. */
export async function pay(context: PageContext<'prepaid'>): Promise<PostAnswer<PrepaidAttempt>> {
  // Counts the attempt, also for an order that is not there.
  const form = await context.form();
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return notOpened(context, goalAt('prepaid', context.url.searchParams));
  const typed = form.get('blik_code');
  const code = typeof typed === 'string' ? typed.slice(0, 40) : '';
  const refuse = (problems: PrepaidAttempt['problems']) => rejected<PrepaidAttempt>({ code, problems });
  const { texts } = context;
  const self = redirect(addressOf('prepaid', {}, accessTo(order, context.url)));
  if (form.has(cancelButton))
    return (await cancelPayment(context, order))
      ? self
      : refuse({ cancel: errorText('error.payment.cancelled', texts) });
  const method = findPaymentMethod(order.paymentMethod);
  const isCode = method?.online === 'code';
  if (isCode && !isBlikCode(code)) return refuse({ code: errorText('error.payment.blikLength', texts) });
  if (method && obstacleOf(method, context) !== null) return refuse({});
  if (method && regulationsOf(method, context.settings) !== null && !form.has('regulations'))
    return refuse({ regulations: errorText('error.payment.regulations', texts) });
  const result = await startPayment(context, order, isCode ? code : null);
  // Pages of the shop open at once; the page of a foreign provider is a link.
  return result.kind === 'page' && result.page.startsWith('/') ? redirect(result.page) : self;
}
