/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export {
  basketOffersOf,
  giftAdditional,
  readBasketOffers,
  type AppliedRebate,
  type BasketOffers,
  type GiftLine,
  type GiftOutcome,
  type LostGift,
} from './store/basket-offers.ts';
export {
  basketsOf,
  type AddCommand,
  type AddOutcome,
  type Basket,
  type ChangeOutcome,
  type LineChange,
} from './store/baskets.ts';
export { giftsOf, type Gift, type GiftOffer } from './store/gifts.ts';
export { goodsCodesOf, type CodedSize } from './store/goods-codes.ts';
export { guestBasketsOf } from './store/guest-baskets.ts';
export {
  lineFilesOf,
  orderFiles,
  readLineFiles,
  toLineFile,
  type CleanFile,
  type LineFile,
} from './store/line-files.ts';
export { isSameLine, readLines, type BasketLine, type LineKey, type LineProblem } from './store/lines.ts';
export { changedAt } from './store/lock-basket.ts';
export { mergeBaskets } from './store/merge-baskets.ts';
export { chosenPrice, type LineOptions } from './store/pricing.ts';
export { removedLinesOf, type RemovedLines, type RestoredLine } from './store/removed-lines.ts';
export {
  rebateCodeOf,
  rebatesOf,
  type NewRebate,
  type RebateAnswer,
  type RebateCode,
  type RebateKind,
} from './store/rebates.ts';
export { readShelf, type Amount, type SizeKey } from './store/shelf.ts';
export { wrappingsOf, type WrapOutcome, type Wrapping } from './store/wrappings.ts';
