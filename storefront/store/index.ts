export { openStore, type Store, type StoreOptions } from './open-store.ts';
export { isUnavailable, type StoreOpenReason } from '../platform/store/engine/errors.ts';
export type { Engine } from '../platform/store/engine/database.ts';
export type { Clock } from '../platform/store/clock.ts';
export { cardPrices } from '../features/catalogue/store/catalogue/cards.ts';
export type * from '../features/catalogue/store/catalogue/types.ts';
export type { Listing, ListQuery, ListSubject } from '../features/catalogue/store/catalogue/listing.ts';
export type { Sort } from '../features/catalogue/store/catalogue/sorts.ts';
export type { AvailabilityChoice, ListFilters, Special } from '../features/catalogue/store/catalogue/filters.ts';
export type { Facet, Facets, FacetValue, PriceFacet } from '../features/catalogue/store/catalogue/facet-types.ts';
export type { ListedOpinion, OpinionQuery } from '../features/catalogue/store/catalogue/opinion-list.ts';
export type { PraisedProduct, ShopOpinions } from '../features/catalogue/store/catalogue/shop-opinions.ts';
export type { SignedInBrowser } from '../features/account/store/browsers.ts';
export type * from '../features/account/store/client-types.ts';
export type { FlashMessage, Session, SessionHash } from '../platform/store/sessions.ts';
export type {
  AddCommand,
  AddOutcome,
  Basket,
  ChangeOutcome,
  Correction,
  LineChange,
} from '../features/basket/store/baskets.ts';
export type { AppliedRebate, BasketOffers, GiftLine, GiftOutcome } from '../features/basket/store/basket-offers.ts';
export type { CleanFile, LineFile } from '../features/basket/store/line-files.ts';
export type { WrapOutcome, Wrapping } from '../features/basket/store/wrappings.ts';
export type { BasketLine, LineKey, LineProblem } from '../features/basket/store/lines.ts';
export type { ChangePaymentOutcome } from '../features/checkout/store/change-payment.ts';
export type { ClientOrder, OrderChoice, OrderDelivery } from '../features/checkout/store/client-orders.ts';
export type { CodedSize } from '../features/basket/store/goods-codes.ts';
export type { LineOptions } from '../features/basket/store/pricing.ts';
export { newIdempotencyKey } from '../features/checkout/store/orders.ts';
export type * from '../features/checkout/store/order-types.ts';
export { unpaidReason } from '../features/checkout/store/unpaid-orders.ts';
export type { CancelOutcome, PaidOutcome, UnpaidOrder } from '../features/checkout/store/unpaid-orders.ts';
export type { Mail, UnsentMail, WaitingMail } from '../platform/store/outbox.ts';
export type { Series } from '../features/catalogue/store/catalogue/series.ts';
export type * from '../features/catalogue/store/lists/list-types.ts';
export type { CompareOutcome } from '../features/catalogue/store/lists/comparisons.ts';
export type { Observation, ObserveOutcome } from '../features/reviews/store/observations.ts';
export type {
  ContentDetails,
  ContentEntry,
  ContentKind,
  ContentSection,
  ContentTitle,
} from '../features/content/store/content.ts';
export type { MenuNode, MenuTarget, MenuTree } from '../features/catalogue/store/menu.ts';
export type { HotspotPage, HotspotType, HotspotZone, HotspotZoneName } from '../features/catalogue/store/hotspots.ts';
export type { RebateAnswer, RebateCode, RebateKind } from '../features/basket/store/rebates.ts';
export type { Gift, GiftOffer } from '../features/basket/store/gifts.ts';
export type { Country, DeliveryDays, DeliveryRule } from '../features/catalogue/store/delivery.ts';
export type { NewsletterAnswer, NewsletterPlace } from '../features/content/store/newsletter.ts';
export type { SendOutcome, SentOpinion, WaitingOpinion } from '../features/reviews/store/opinions.ts';
export type { AskOutcome } from '../features/reviews/store/questions.ts';
export * from '../features/reviews/store/mail-kinds.ts';
export type { AnswerOutcome } from '../features/reviews/store/answer-outcome.ts';
export type { OpinionScore } from '../features/reviews/store/votes.ts';
