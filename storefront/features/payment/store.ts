/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export { changePaymentRow, insertPayment, isPaidBy, lockOrder, readPayments } from './store/payment-rows.ts';
export type { OrderRow, Payment, PaymentData, PaymentProblem } from './store/payment-rows.ts';
export { spendPoints, type PointsEarned, type TakenPart } from './store/parts.ts';
export { dropPayments, forgetUnpaid, payFirst, setOrderState, whenPaid, type OrderParts } from './store/settle.ts';
export { blockGiftCards, giftCardsOf, issueGiftCards, type SoldGiftCard } from './store/gift-cards.ts';
export { paymentsOf, type ListedPayment, type RefundOutcome, type StartedPayment } from './store/payments.ts';
export { pinHash, vouchersOf, type ChosenPart, type ClientFunds, type Voucher } from './store/vouchers.ts';
export { simulatedPaymentsOf, type SimulatedPayment } from './store/simulated-payments.ts';
export {
  readRefundable,
  refundPart,
  refundsOf,
  type DueRefund,
  type PartRefund,
  type PartRefundOutcome,
} from './store/refunds.ts';
