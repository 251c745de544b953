export { openStore, type Store, type StoreOptions } from './open-store.ts';
export { isUnavailable, type StoreOpenReason } from './engine/errors.ts';
export type { Engine } from './engine/database.ts';
export type { Clock } from './clock.ts';
export type * from './catalogue/types.ts';
export type { Listing, ListQuery, ListSubject, Sort } from './catalogue/listing.ts';
export type { AvailabilityChoice, ListFilters, Special } from './catalogue/filters.ts';
export type { Facet, Facets, FacetValue, PriceFacet } from './catalogue/facet-types.ts';
export type { ListedOpinion, OpinionQuery } from './catalogue/opinion-list.ts';
export type { PraisedProduct, ShopOpinions } from './catalogue/shop-opinions.ts';
export type { FlashMessage, Session, SessionHash } from './sessions.ts';
export type { AddCommand, AddOutcome, Basket, ChangeOutcome, Correction, LineChange } from './buying/baskets.ts';
export type { BasketLine, LineKey, LineProblem } from './buying/lines.ts';
export type { LineOptions } from './buying/pricing.ts';
export { newIdempotencyKey } from './buying/orders.ts';
export type * from './buying/order-types.ts';
export type { Mail, WaitingMail } from './outbox.ts';
export type { Series } from './catalogue/series.ts';
export type {
  FilledList,
  ListAddOutcome,
  ListCreateOutcome,
  ListKey,
  ListLine,
  ShoppingList,
} from './lists/shopping-lists.ts';
export type { CompareOutcome } from './lists/comparisons.ts';
export type { Observation, ObserveOutcome } from './lists/observations.ts';
export type { ContentDetails, ContentEntry, ContentKind, ContentSection, ContentTitle } from './content/content.ts';
export type { MenuNode, MenuTarget, MenuTree } from './content/menu.ts';
export type { HotspotPage, HotspotType, HotspotZone, HotspotZoneName } from './content/hotspots.ts';
export type { RebateAnswer, RebateCode, RebateKind } from './offers/rebates.ts';
export type { Gift, GiftOffer } from './offers/gifts.ts';
export type { Country, DeliveryDays, DeliveryRule } from './offers/delivery.ts';
