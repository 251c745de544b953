import { openPayment, standing } from '../../../../../patterns/rules/order-payments.ts';
import type { PaymentState } from '../../../../../patterns/rules/payment-states.ts';
import { shopMoney, type MoneyWording } from '../../../../../patterns/rules/shop-money.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Order } from '../../../../store/index.ts';
import { findPaymentMethod } from '../../browser/payment-methods.ts';
import { accessTo } from '../open-order.ts';
import { paymentName, paymentState } from '../payment-name.ts';

/** A payment of an order, as texts. */
export interface PaymentText {
  id: number;
  name: string;
  state: PaymentState;
  stateName: string;
  moment: string;
  amount: string;
}

/** The payments of an order, as texts for its page [S-06]. */
export interface PaymentsData {
  payments: ReadonlyArray<PaymentText>;
  /** How to pay what is left; null where nothing is, or nothing may be paid any more. */
  open: { amount: string; pay: string | null; change: string } | null;
}

/** Payments of the order that count: those that gave way to others are left out. */
export function standingPayments(
  { payments }: Pick<Order, 'payments'>,
  wording: MoneyWording,
): PaymentsData['payments'] {
  const { texts } = wording;
  const { paid } = shopMoney(wording);
  // Points for services pay nothing of the total: the delivery names them.
  const counted = payments.filter(({ method, amount }) => method !== 'points' || amount > 0);
  return standing(counted).map(({ id, method, state, amount, updatedAt }) => ({
    id,
    name: paymentName(method, texts),
    state,
    stateName: paymentState(state, texts),
    moment: formatMoment(updatedAt, texts.locale),
    amount: paid(amount),
  }));
}

/** The payments, and how to pay what is left. */
export function paymentsData(order: Order, url: URL, wording: MoneyWording): PaymentsData {
  const { paid } = shopMoney(wording);
  const open = openPayment(order.payments);
  const access = accessTo(order, url);
  const isPayable = open && open.amount > 0 && ['n', 'w'].includes(order.state);
  const isOnline = (findPaymentMethod(order.paymentMethod)?.online ?? null) !== null;
  return {
    payments: standingPayments(order, wording),
    open: isPayable
      ? {
          amount: paid(open.amount),
          pay: isOnline ? addressOf('prepaid', {}, access) : null,
          change: addressOf('order-newpayment', {}, access),
        }
      : null,
  };
}
