import { isPaidIn, leftToPay, payableStates, type OrderPayment } from './order-payments.ts';
import { goesBackByItself } from './refundable.ts';

/** What decides whether an order may be cancelled. */
export interface CancellableOrder {
  readonly state: string;
  readonly payments: ReadonlyArray<OrderPayment & { readonly provider: string }>;
  /** Goods among it are files, which their buyer has as soon as everything is paid. */
  readonly hasFiles: boolean;
}

/** `closed`: somebody works on it, or it has ended. `paid`: the staff have to send the money back first. */
export type CancelProblem = 'closed' | 'paid';

/**
 * Why an order cannot be cancelled; null where it can. Nobody works on it yet, so a buyer needs no reason, and gets back
 * what is paid: a part of the order never stands in the way. All of it does where the money would not go back by
 * itself, or where the buyer has the files already. The shop refunds a paid order before it cancels it.
 */
export function cancelProblem(
  { state, payments, hasFiles }: CancellableOrder,
  by: 'buyer' | 'shop',
): CancelProblem | null {
  const came = payments.filter(isPaidIn);
  const isPaid = came.length > 0 && leftToPay(payments) === 0;
  if (isPaid && (by === 'shop' || hasFiles || !came.every(goesBackByItself))) return 'paid';
  return payableStates.includes(state) ? null : 'closed';
}
