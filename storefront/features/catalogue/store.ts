/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export { cardPrices } from './store/catalogue/cards.ts';
export type { Facet, FacetValue, Facets, PriceFacet } from './store/catalogue/facet-types.ts';
export type { AvailabilityChoice, ListFilters, Special } from './store/catalogue/filters.ts';
export { catalogueOf } from './store/catalogue/index.ts';
export type { ListQuery, ListSubject, Listing } from './store/catalogue/listing.ts';
export { toOpinion, type ListedOpinion, type OpinionQuery } from './store/catalogue/opinion-list.ts';
export {
  groupBy,
  isForSale,
  isOffered,
  sellableAmount,
  sizePrice,
  toPicture,
  toQuantityData,
  toUnit,
  type ProductRow,
  type SizeRow,
} from './store/catalogue/rows.ts';
export type { Series } from './store/catalogue/series.ts';
export type { PraisedProduct, ShopOpinions } from './store/catalogue/shop-opinions.ts';
export type { Sort } from './store/catalogue/sorts.ts';
export type * from './store/catalogue/types.ts';
export { courierChangesOf, type CourierChange } from './store/courier-changes.ts';
export { countriesOf } from './store/countries.ts';
export { deliveryOf, type Country, type DeliveryDays, type DeliveryRule, type Shelf } from './store/delivery.ts';
export { enclosureFile, isRemote, mayDownload } from './store/enclosures.ts';
export {
  hotspotsOf,
  type HotspotPage,
  type HotspotType,
  type HotspotZone,
  type HotspotZoneName,
  type NamedZone,
} from './store/hotspots.ts';
export { keptPicturesOf, unshownFor, type PictureFile } from './store/kept-pictures.ts';
export { comparisonsOf, type CompareOutcome } from './store/lists/comparisons.ts';
export type * from './store/lists/list-types.ts';
export { pickupPointRow, pickupPointsOf, pickupPointWords, type FoundPoints } from './store/pickup-points.ts';
export { lockOwner } from './store/lists/lock-owner.ts';
export { shoppingListsOf } from './store/lists/shopping-lists.ts';
export { isShown, sizeProblem, type UnknownSize } from './store/lists/sizes.ts';
export { menuOf, type MenuNode, type MenuTarget, type MenuTree } from './store/menu.ts';
export { named } from './store/named.ts';
export { refreshTranslatedWords } from './store/search/refresh-translated.ts';
export { tokensOf, translatedTokensOf, type Searchable } from './store/search/tokens.ts';
