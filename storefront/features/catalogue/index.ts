/** What the rest of the shop may use of this feature on the server. */
export {
  arrivalOf,
  cheapestOffer,
  courierTerms,
  deliveryOffers,
  goodsOf,
  isVirtual,
  isWaitedFor,
  lastDispatch,
  parcelOf,
  productPromise,
  toShippingTime,
  usualOffer,
  type Arrival,
  type Carriers,
  type DeliveryOffer,
} from './server/delivery/delivery-offers.ts';
export { loadCarriers } from './server/delivery/load-carriers.ts';
export { productDelivery } from './server/delivery/product-delivery.ts';
export { loadShopTime, type ShopTime } from './server/delivery/shop-time.ts';
export { deliveryCountry, readVisitorPlace, saveVisitorPlace, shopCountries } from './server/delivery/visitor-place.ts';
export {
  basketInstalments,
  hasLender,
  type InstalmentsData,
  type InstalmentsWording,
} from './server/instalments/instalments-data.ts';
export { longestText, readListing, typedText, type ListingRequest } from './server/listing/listing-query.ts';
export { pictureOf } from './server/pictures/index.ts';
export { previewAddress } from './server/pictures/preview-address.ts';
export {
  isKept,
  keptFile,
  keptFormats,
  keptPictureId,
  keptPictureIds,
  type KeptFormat,
} from './store/picture-names.ts';
export {
  cardPrice,
  productCardsData,
  type PricedCard,
  type SavableCard,
  type Wording,
} from './server/product-cards/index.ts';
export { productCardsTexts } from './server/product-cards/texts.ts';
export { loadMenu } from './server/load-menu.ts';
export { returnedGoods, type SoldProduct } from './server/returned-goods.ts';
export { loadSavedGoods, type SavedGoods } from './server/saving/saved-goods.ts';
export { backTo } from './server/settings-changes/back-to.ts';
export { shopperSettings, type ShopperSettings } from './server/settings-changes/shopper-settings.ts';
export { asksForChange, changeSettings, chosenLanguage } from './server/settings-changes/change-settings.ts';
export { listAddress } from './server/shopping-lists/list-address.ts';
export { listName, listNameProblem, typedListName } from './server/shopping-lists/list-name.ts';
export { toBasketSlot, type ToBasketOutcome, type WantedSize } from './server/shopping-lists/to-basket-slot.ts';
export { shoppingListTexts } from './server/shopping-lists/texts.ts';
export { stocksOfProduct, type ProductStocks } from './server/stocks/showroom-stocks.ts';
export { currencyCode } from './server/wire/currency.ts';
export { loadShopAround, priceOfParts } from './server/wire/load-shop-around.ts';
export { pageProductData, type ShopAround } from './server/wire/page-product-data.ts';
export { wirePrice } from './server/wire/price.ts';
export { wireAmount, wireProductType } from './server/wire/product-data.ts';
export { offeredPrices, sizeForm } from './server/wire/size-form.ts';
export { callTexts } from './server/wire/texts.ts';
export { soldAtOnce } from './server/files/sold-at-once.ts';
