/** What the rest of the shop may use of this feature on the server. */
export {
  checkVoucher,
  chosenParts,
  fundsOf,
  mostParts,
  resolveParts,
  writeSeenParts,
  type Funds,
  type PartProblem,
} from './server/parts.ts';
export { giftCardView, type GiftCardView } from './server/gift-card-view.ts';
export { accessTo, openOrder } from './server/open-order.ts';
export { paymentName, paymentState } from './server/payment-name.ts';
export { prepaidTexts } from './pages/prepaid/texts.ts';
export { regulationsOf } from './server/regulations.ts';
export { standingPayments } from './server/payments-block/payments-data.ts';
