/** What the rest of the shop may use of this feature on the server. */
export { chosenCost } from './server/chosen-cost.ts';
export { addToBasket, type AddRequest, type AddResult } from './server/add-to-basket.ts';
export { readPeriod } from './server/chosen-options.ts';
export { basketDataTexts } from './server/basket-data.texts.ts';
export {
  basketLines,
  choiceOf,
  summaryData,
  wordsOf,
  type BasketLineData,
  type SummaryData,
} from './server/basket-data.ts';
export { deliveryPreviewSlot } from './server/delivery-preview-slot.ts';
export { basketWatchers, type BasketWatcher } from './server/basket-watcher.ts';
export { lacksComment } from './server/change-basket.ts';
export {
  expressCheckoutSlot,
  expressField,
  isTowardsExpress,
  onwards,
  readExpress,
  towardsExpress,
} from './server/express-way.ts';
export { lineFileData, type LineFileData } from './server/line-file-data.ts';
export { goodsToPay, loadBasket, type LoadedBasket, type LoadedLine } from './server/load-basket.ts';
export {
  readOrderDraft,
  saveOrderDraft,
  type DeliveryChoice,
  type GivenData,
  type OrderDocument,
} from './server/order-draft.ts';
export { quantityToOrder, shortQuantity } from './server/quantity-text.ts';
export { activateRebate, deactivateRebate } from './server/rebate.ts';
export { notePrices } from './server/seen-prices.ts';
export { basketTexts } from './server/texts.ts';
export { wireUser } from './server/user.ts';
export type { BasketOffer } from './server/parcels.ts';
