export { CallFailure, type FailureReason } from './call-failure.ts';
export { connectShop, type ShopConnection, type ShopConnectionOptions } from './connection.ts';
export { createShopClient, type ShopClient } from './shop-client.ts';
export type { CallOptions, ShopAnswer } from './send.ts';
export type { WireLink, WireMessage, WireMoney } from './shapes.ts';
export { basketPreview, type BasketAtAGlance, type BasketAtAGlanceLine } from './calls/basket.ts';
export { changeBasket, changeBasketLines, type BasketLineChange, type ChangedBasket } from './calls/basket-change.ts';
export {
  activateRebateCode,
  addProductsToBasket,
  deactivateRebateCode,
  removeProductsFromBasket,
  type BasketMutationResult,
  type BasketMutationStatus,
  type LineToRemove,
  type ProductToAdd,
} from './calls/basket-mutations.ts';
export { validateClientData, type ClientDataQuestion, type ClientDataVerdict } from './calls/client-data.ts';
export {
  clientDataBatch,
  type ClientDataBatch,
  type ClientDataBatchOptions,
  type FieldVerdict,
} from './calls/client-data-batch.ts';
export { validateField, verifyBankAccount, type ErrnoAnswer } from './calls/errno.ts';
export {
  postHelper,
  removeGift,
  sendComplaintMessage,
  socialRegistrationAddress,
  watchAvailability,
  type AvailabilityWatch,
  type AvailabilityWatchResult,
  type FormFields,
  type GiftLine,
  type PostHelper,
} from './calls/forms.ts';
export { fillHotspots, hotspots, type HotspotsQuestion, type HotspotZone } from './calls/hotspots.ts';
export { lastLowestPrices, lowestPriceOfSize, type LowestPricesOfProduct } from './calls/lowest-prices.ts';
export { loadPage, reloadPage } from './calls/page.ts';
export {
  basketOfPart,
  shopParts,
  wishlistCount,
  type PartAnswer,
  type PartName,
  type PartsRequest,
  type ShopParts,
  type WidgetsPart,
} from './calls/parts.ts';
export {
  pricesOfSize,
  productSizes,
  sizeOfProduct,
  type ProjectorPrices,
  type ProjectorSize,
  type ProjectorSizeInShop,
  type ProjectorSizes,
  type SizeQuestion,
} from './calls/product.ts';
export { noData, productRecords, type ProductRecords } from './calls/product-records.ts';
export { productXml, type ProductXml, type ProductXmlOptions, type XmlValue } from './calls/product-xml.ts';
export {
  couriers,
  shippingTime,
  shippingTimeFunction,
  type CourierOption,
  type ShippingTimeFunction,
} from './calls/shipping.ts';
export {
  rememberedTextSearch,
  textSearch,
  type RememberedSearchOptions,
  type TextSearchAnswer,
  type TextSearchOptions,
} from './calls/text-search.ts';
export { trackingEvents, type TrackingEvents, type TrackingEventsOptions } from './calls/tracking-events.ts';
