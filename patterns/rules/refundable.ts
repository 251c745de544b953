import type { Grosze } from './money.ts';
import { isPart, standing, type OrderPayment } from './order-payments.ts';

/** A payment of an order, with what of it already went back. */
export interface RefundablePayment extends OrderPayment {
  readonly id: number;
  /** Given back so far in parts: by returns, complaints, the staff. */
  readonly refunded: Grosze;
}

/** Whether a payment goes back without the staff: by its provider, or by the shop where the shop keeps it. */
export const goesBackByItself = (payment: Pick<OrderPayment, 'method'> & { readonly provider: string }): boolean =>
  payment.provider !== '' || isPart(payment);

/** What is left of a payment: nothing unless it is accepted, because then it was given back whole or never came. */
export const leftOfPayment = ({ state, amount, refunded }: RefundablePayment): Grosze =>
  state === 'accepted' ? Math.max(0, amount - refunded) : 0;

/**
 * What of an order may still be refunded. The only rule for it: returns, complaints and the staff all ask here, so that an order
 * never gives back more than was paid, in whatever order they come.
 */
export const refundableOf = (payments: ReadonlyArray<RefundablePayment>): Grosze =>
  standing(payments).reduce((sum, payment) => sum + leftOfPayment(payment), 0);

/**
 * Takes a refund from the payments of an order, oldest first.
 *
 * @returns shares that sum up to the amount; null where less than that is left
 */
export function shareRefund(
  payments: ReadonlyArray<RefundablePayment>,
  amount: Grosze,
): ReadonlyArray<{ paymentId: number; amount: Grosze }> | null {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > refundableOf(payments)) return null;
  let rest = amount;
  return standing(payments).flatMap((payment) => {
    const share = Math.min(rest, leftOfPayment(payment));
    rest -= share;
    return share > 0 ? [{ paymentId: payment.id, amount: share }] : [];
  });
}
