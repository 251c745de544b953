import type { Grosze } from './money.ts';
import { afterPaymentEvent, afterRetried, isOpenPayment, type PaymentState } from './payment-states.ts';

/** One payment of an order. A replaced one gave way to a later payment, which covers its amount. */
export interface OrderPayment {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: Grosze;
  readonly isReplaced: boolean;
}

/** A voucher, a gift card, points or the balance: it pays at once. */
export interface PaymentPart {
  readonly method: string;
  readonly amount: Grosze;
}

/** What a provider reports about one payment. */
export type PaymentReport = 'accept' | 'interrupt' | 'fail' | 'refund';

/** `surplus`: money came for a payment that is cancelled, and goes back. `none`: the report is old, or a repeat. */
export type ReportEffect = 'none' | 'changed' | 'surplus';

/** The payments that count: together they are exactly the order's total, in every state. */
export const standing = <Payment extends OrderPayment>(payments: ReadonlyArray<Payment>): ReadonlyArray<Payment> =>
  payments.filter(({ isReplaced }) => !isReplaced);

export const sumOfPayments = (payments: ReadonlyArray<Pick<OrderPayment, 'amount'>>): Grosze =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** The payment that is still to be made; at most one of an order is. */
export const openPayment = <Payment extends OrderPayment>(payments: ReadonlyArray<Payment>): Payment | null =>
  standing(payments).find(({ state }) => isOpenPayment(state)) ?? null;

/** Whether all of the money came and none went back; an order that costs nothing is paid. */
export const isPaid = (payments: ReadonlyArray<OrderPayment>): boolean =>
  standing(payments).every(({ state, amount }) => amount === 0 || state === 'accepted');

/** The amount still to be paid. */
export const leftToPay = (payments: ReadonlyArray<OrderPayment>): Grosze => openPayment(payments)?.amount ?? 0;

/** Money of it came, and has not gone back. */
export const isPaidIn = ({ state, amount, isReplaced }: OrderPayment): boolean =>
  !isReplaced && amount > 0 && state === 'accepted';

/** Whether the shop itself keeps what paid: it goes back at once. */
export const isPart = ({ method }: Pick<OrderPayment, 'method'>): boolean =>
  ['voucher', 'gift-card', 'points', 'balance'].includes(method);

/** States of an order that may still be paid: accepted, or waiting for money. Nobody works on it yet. */
export const payableStates: ReadonlyArray<string> = ['n', 'w'];

/**
 * Covers a total by parts, in their order, each at most with what is left; the chosen method pays the rest. Parts that
 * are not needed are dropped.
 */
export function coverTotal<Part extends PaymentPart>(
  total: Grosze,
  parts: ReadonlyArray<Part>,
): { parts: ReadonlyArray<Part>; rest: Grosze } {
  let rest = total;
  const used: Part[] = [];
  for (const part of parts) {
    const amount = Math.min(rest, part.amount);
    if (amount <= 0) continue;
    used.push({ ...part, amount });
    rest -= amount;
  }
  return { parts: used, rest };
}

/** The payments of a new order. Parts that cover all of it leave nothing for the method. */
export function firstPayments<Part extends PaymentPart>(
  total: Grosze,
  covering: ReadonlyArray<Part>,
  method: string,
): ReadonlyArray<OrderPayment & { part: Part | null }> {
  const { parts, rest } = coverTotal(total, covering);
  return [
    ...parts.map((part) => ({
      method: part.method,
      state: 'accepted' as const,
      amount: part.amount,
      isReplaced: false,
      part,
    })),
    ...(rest > 0 || parts.length === 0
      ? [{ method, state: 'chosen' as const, amount: rest, isReplaced: false, part: null }]
      : []),
  ];
}

/** The state of a payment after a provider's report. Reports come late, twice and out of order. */
export function reported(
  payment: Pick<OrderPayment, 'state'>,
  report: PaymentReport,
): { state: PaymentState; effect: ReportEffect } {
  const { state } = payment;
  const next = report === 'accept' ? afterRetried(state, report) : afterPaymentEvent(state, report);
  if (next !== null) return { state: next, effect: 'changed' };
  return { state, effect: report === 'accept' && state === 'cancelled' ? 'surplus' : 'none' };
}

/** The state of a payment that the shop drops, for another one or with its order: open ones end, paid ones go back. */
export const dropped = (state: PaymentState): PaymentState =>
  afterRetried(state, 'cancel') ?? afterPaymentEvent(state, 'refund') ?? state;
