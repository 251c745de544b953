import { isPaidIn, leftToPay, payableStates, type OrderPayment } from './order-payments.ts';
import { goesBackByItself } from './refundable.ts';

/** What decides whether an order may be cancelled. */
export interface CancellableOrder {
  readonly state: string;
  readonly payments: ReadonlyArray<OrderPayment & { readonly provider: string }>;
  /** Goods among it are files or gift cards, which their buyer has as soon as everything is paid. */
  readonly isGivenAtOnce: boolean;
}

/** `closed`: the shop has begun to prepare the order, or it has ended. `paid`: the shop must refund it first. */
export type CancelProblem = 'closed' | 'paid';

/**
 * Why an order cannot be cancelled; null where it can. Until the shop prepares it, a buyer needs no
 * reason, and gets back what is paid: a part payment never prevents that. A whole one does where the money would not go
 * back by itself, or where the buyer has files or gift cards already. The shop refunds a paid order before it cancels it.
 */
export function cancelProblem(
  { state, payments, isGivenAtOnce }: CancellableOrder,
  by: 'buyer' | 'shop',
): CancelProblem | null {
  const came = payments.filter(isPaidIn);
  const isPaid = came.length > 0 && leftToPay(payments) === 0;
  if (isPaid && (by === 'shop' || isGivenAtOnce || !came.every(goesBackByItself))) return 'paid';
  return payableStates.includes(state) ? null : 'closed';
}
