/** What the rest of the shop may use of this feature on the server. */
export { orderStepTwoTexts } from './pages/order-step-2/texts.ts';
export {
  buyerFiles,
  buyerRights,
  filesOfProducts,
  isForBuyers,
  type BuyerFiles,
  type BuyerRights,
} from './server/buyer-files.ts';
export { namedDaysOff } from './server/delivery/load-slots.ts';
export { buyerOfAccount, buyerOfDraft, documentOf, recipientOf, type Buyer } from './server/buyer.ts';
export { orderWatchers, type OrderMade, type OrderWatcher } from './server/order-watcher.ts';
export { longestRemark } from './server/checkout-form.ts';
export { loadChoices, loadChosen } from './server/load-choices.ts';
export { loadInstalments, refusalsOf } from './server/payment-refusals.ts';
export { deliveryCostMail, orderCancelledMail, orderMovedMail } from './server/mail-kind.ts';
export { clientFunds, earnedPoints } from './server/loyalty-points.ts';
export { servicePoints } from './server/service-points.ts';
export { addressLines, detailsOf, placeOf } from './server/order-details.ts';
export { cancelledStates, closedStates, noteText, orderState, type OrderTone } from './server/order-state.ts';
export { orderDocumentAddress } from './server/order-document/order-document-call.ts';
export { returnedParts } from './server/returned-parts.ts';
export { agreementsOf, isCovered, withdrawalScopeOf, type WithdrawalScope } from './server/withdrawal-scope.ts';
export { orderSteps, type OrderStep } from './server/steps.ts';
export { payUntil } from './server/unpaid-terms.ts';
export { unpaidRefusalText } from './server/unpaid-refusal.ts';
export { whyNotOrderTexts } from './server/why-not-order.texts.ts';
