// Generated from the .graphql files of this folder: npm run graphql -- --write
import type { CallContext } from '../context.ts';

/** A value, or a function that reads it when a document asks for its field. */
export type Answer<T> = T | Promise<T> | (() => T | Promise<T>);

/** Answers a field of the root. */
export type Resolver<Arguments, T> = (given: Arguments, context: CallContext) => T | Promise<T>;

export interface TokenLogin {
  readonly status: Answer<string | null>;
  readonly login: Answer<string | null>;
  readonly error: Answer<Message | null>;
}

export interface ClientResult {
  readonly status: Answer<string | null>;
  readonly isError: Answer<boolean | null>;
  readonly error: Answer<Message | null>;
  readonly validationErrors: Answer<ReadonlyArray<ValidationError> | null>;
  readonly result: Answer<SavedThing | null>;
}

export interface ValidationError {
  readonly field: Answer<string | null>;
  readonly code: Answer<string | null>;
  readonly message: Answer<string | null>;
}

export interface SavedThing {
  readonly id: Answer<number | null>;
}

export interface PasswordRecoveryInput {
  readonly email: string;
}

export type ClientKind = unknown;

export interface RegisterClientInput {
  readonly clientData?: ClientDetails | null;
  readonly loginAndPassword?: LoginFields | null;
  readonly reCaptchaToken?: string | null;
  readonly isOnceUserCreatingAccount?: boolean | null;
}

export interface SetUserOnceInput {
  readonly clientData?: ClientDetails | null;
  readonly loginAndPassword?: LoginFields | null;
  readonly reCaptchaToken?: string | null;
  readonly isOnceUserCreatingAccount?: boolean | null;
}

export interface UpdateClientInput {
  readonly clientData?: ClientDetails | null;
  readonly clientDeliveryData?: AddressFields | null;
  readonly type?: ClientKind;
  readonly birthDate?: string | null;
  readonly taxNumber?: string | null;
  readonly email?: string | null;
  readonly vatCompany?: boolean | null;
  readonly activeDeliveryAddress?: number | null;
  readonly activeInvoiceAddress?: number | null;
  readonly loginAndPassword?: ChangedLoginFields | null;
}

export interface ChangedLoginFields {
  readonly login?: string | null;
  readonly password?: string | null;
  readonly passwordRepeat?: string | null;
  readonly currentPassword?: string | null;
}

export interface ClientDetails {
  readonly clientBillingData?: AddressFields | null;
  readonly clientDeliveryData?: AddressFields | null;
  readonly clientDeliveryOtherAddressData?: AddressFields | null;
  readonly clientBillingOtherData?: AddressFields | null;
  readonly type?: ClientKind;
  readonly birthDate?: string | null;
  readonly taxNumber?: string | null;
  readonly email?: string | null;
  readonly saveToMailingAfterOrder?: boolean | null;
  readonly saveToSmsAfterOrder?: boolean | null;
  readonly vatCompany?: boolean | null;
}

export interface AddressFields {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly companyName?: string | null;
  readonly taxNumber?: string | null;
  readonly street?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly countryId?: string | null;
  readonly province?: string | null;
  readonly phone?: string | null;
}

export interface ChangedAddressFields {
  readonly id: number;
  readonly clientDeliveryData?: AddressFields | null;
  readonly clientInvoiceData?: AddressFields | null;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly companyName?: string | null;
  readonly taxNumber?: string | null;
  readonly street?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly countryId?: string | null;
  readonly province?: string | null;
  readonly phone?: string | null;
}

export interface MfaSettings {
  readonly status: Answer<string | null>;
  readonly enabled: Answer<boolean | null>;
  readonly modes: Answer<ReadonlyArray<MfaMode> | null>;
}

export interface MfaMode {
  readonly mode: Answer<string | null>;
  readonly isDefault: Answer<boolean | null>;
}

export interface MfaResult {
  readonly status: Answer<string | null>;
  readonly error: Answer<Message | null>;
  readonly qrCodeBase64: Answer<string | null>;
  readonly success: Answer<boolean | null>;
  readonly isPinValid: Answer<boolean | null>;
}

export type DeliveryService = 'SERVICE_WEEKEND_DELIVERY' | 'SERVICE_SATURDAY_DELIVERY' | 'ATYPICAL_PRODUCT_SIZE';

export type Unread = unknown;

export interface BasketDelivery {
  readonly courierId?: string | null;
  readonly prepaid?: PrepaidOrNot;
}

export interface BasketCostInput {
  readonly delivery?: BasketDelivery | null;
  readonly deliveryDivision?: BasketDelivery | null;
  readonly shippingForPoints?: boolean | null;
  readonly shippingForPointsLater?: boolean | null;
  readonly paymentMethodId?: string | null;
  readonly deliveryCalendarServices?: Unread;
  readonly deliveryCalendarServicesPoints?: Unread;
  readonly deliveryAdditionalServicesId?: DeliveryService | null;
}

export interface Basket {
  readonly summaryBasket: Answer<SummaryBasket | null>;
  readonly products: Answer<ReadonlyArray<BasketProduct> | null>;
  readonly basketGroups: Answer<ReadonlyArray<BasketGroup> | null>;
  readonly basketCost: Answer<BasketCost | null>;
}

export interface SummaryBasket {
  readonly productsCount: Answer<number | null>;
  readonly orderDivisionPossible: Answer<boolean | null>;
  readonly worth: Answer<Price | null>;
  readonly shipping: Answer<ShippingSum | null>;
  readonly shippingLater: Answer<ShippingSum | null>;
  readonly toShippingFree: Answer<Money | null>;
  readonly shippingLimitFree: Answer<Money | null>;
  readonly smileShippingLimitFree: Answer<SmileLimit | null>;
}

export interface ShippingSum {
  readonly cost: Answer<Price | null>;
  readonly shippingDays: Answer<number | null>;
}

export interface SmileLimit {
  readonly enabled: Answer<boolean | null>;
  readonly shippingLimitFree: Answer<Money | null>;
}

export interface BasketProduct {
  readonly id: Answer<number | null>;
  readonly size: Answer<string | null>;
  readonly additional: Answer<string | null>;
  readonly quantity: Answer<number | null>;
  readonly comment: Answer<string | null>;
  readonly availableNow: Answer<boolean | null>;
  readonly worth: Answer<Price | null>;
  readonly forPoints: Answer<boolean | null>;
  readonly worthPoints: Answer<PointsAmount | null>;
  readonly data: Answer<Product | null>;
  readonly basketGroupId: Answer<number | null>;
  readonly bundleProducts: Answer<ReadonlyArray<BundleProduct> | null>;
}

export interface PointsAmount {
  readonly value: Answer<number | null>;
  readonly formatted: Answer<string | null>;
}

export interface BundleProduct {
  readonly productId: Answer<number | null>;
  readonly quantity: Answer<number | null>;
  readonly bundledId: Answer<number | null>;
  readonly sizeId: Answer<string | null>;
}

export interface Wrapper {
  readonly name: Answer<string | null>;
  readonly type: Answer<string | null>;
  readonly icon: Answer<string | null>;
  readonly sizeId: Answer<string | null>;
  readonly productId: Answer<number | null>;
  readonly quantity: Answer<number | null>;
  readonly price: Answer<Price | null>;
}

export interface Voucher {
  readonly value: Answer<Money | null>;
}

export interface BasketGroup {
  readonly id: Answer<number | null>;
  readonly types: Answer<ReadonlyArray<string> | null>;
  readonly worth: Answer<Price | null>;
  readonly worthTotal: Answer<Price | null>;
  readonly subscription: Answer<GroupSubscription | null>;
}

export interface GroupSubscription {
  readonly daysInPeriod: Answer<number | null>;
  readonly nextOrder: Answer<FormattedDate | null>;
}

export interface BasketCost {
  readonly orderMinimalWholesaleNotReached: Answer<boolean | null>;
  readonly totalProductsCost: Answer<Money | null>;
  readonly basketShippingCost: Answer<BasketShippingCost | null>;
  readonly prepaidCost: Answer<Money | null>;
  readonly insuranceCost: Answer<Money | null>;
  readonly totalRebateWithoutShipping: Answer<Money | null>;
  readonly paymentAmountFromClientBalance: Answer<Money | null>;
  readonly totalToPay: Answer<Money | null>;
  readonly totalToPayAtPoints: Answer<Money | null>;
  readonly totalProductsCostAtPoints: Answer<Money | null>;
  readonly totalDeposit: Answer<Money | null>;
}

export interface BasketShippingCost {
  readonly shippingCostPoints: Answer<number | null>;
  readonly shippingCostAfterRebate: Answer<Money | null>;
}

export interface ProductInput {
  readonly id: number;
  readonly size?: string | null;
  readonly quantity?: number | null;
  readonly subscription?: number | null;
  readonly bundleParts?: ReadonlyArray<BundlePart> | null;
}

export interface RemoveProductInput {
  readonly id: number;
  readonly size?: string | null;
  readonly additional?: string | null;
}

export interface ProductB2BInput {
  readonly code: string;
  readonly quantity: number;
}

export interface BatchResult {
  readonly status: Answer<string | null>;
  readonly error: Answer<Message | null>;
  readonly results: Answer<ReadonlyArray<Result> | null>;
}

export interface BatchB2BResult {
  readonly status: Answer<string | null>;
  readonly results: Answer<ReadonlyArray<B2BLine> | null>;
}

export interface B2BLine {
  readonly status: Answer<string | null>;
  readonly productCode: Answer<string | null>;
  readonly productId: Answer<number | null>;
  readonly error: Answer<Message | null>;
}

export interface ShopSettingsInput {
  readonly isAllowedToDivisionOrder?: boolean | null;
}

export interface SetRegionInput {
  readonly billingRegionId?: string | null;
  readonly deliveryRegionId?: string | null;
  readonly areForced?: boolean | null;
}

export interface SetTemporaryZipcodeInput {
  readonly billingZipcode?: string | null;
  readonly deliveryZipcode?: string | null;
}

export type PurchaseDocument = 'confirmation' | 'invoice' | 'eInvoice';

export type CheckoutType = 'oscop' | 'multistep';

export interface OrderDataInput {
  readonly paymentMethodId?: string | null;
  readonly selectedGroup?: string | null;
  readonly courierId?: string | null;
  readonly courierIdLater?: string | null;
  readonly orderDivision?: boolean | null;
  readonly deliveryAdditionalServicesId?: DeliveryService | null;
  readonly isShippingForPoints?: boolean | null;
  readonly prepaid?: PrepaidOrNot;
  readonly pickupPointId?: string | null;
  readonly pickupPointIdLater?: string | null;
  readonly clientCourierNumber?: string | null;
  readonly stockId?: string | null;
  readonly stockIdLater?: string | null;
  readonly courierCalendarDetails?: Unread;
  readonly remarks?: string | null;
  readonly deliveryRemarks?: string | null;
  readonly purchaseDocumentType?: PurchaseDocument | null;
  readonly emailProcessingConsent?: boolean | null;
  readonly checkoutType?: CheckoutType | null;
}

export interface OrderCreateInput {
  readonly clientData?: ClientDetails | null;
  readonly orderData?: OrderDataInput | null;
}

export interface OrderCreated {
  readonly orderId: Answer<number | null>;
  readonly orderNumber: Answer<string | null>;
  readonly location: Answer<string | null>;
}

export interface ChangeOrderPaymentInput {
  readonly orderNumber: string;
  readonly paymentMethodId: string;
}

export interface OrderPaymentChanged {
  readonly response: Answer<PaymentResponse | null>;
  readonly paymentId: Answer<string | null>;
  readonly error: Answer<Message | null>;
}

export interface PaymentResponse {
  readonly status: Answer<string | null>;
}

export interface PreparePaymentInput {
  readonly orderNumber?: string | null;
  readonly orderNumbers?: ReadonlyArray<string> | null;
  readonly paymentId?: string | null;
  readonly paymentFormId?: string | null;
}

export interface PreparedPayment {
  readonly paymentId: Answer<string | null>;
  readonly description: Answer<string | null>;
  readonly type: Answer<string | null>;
  readonly javascript: Answer<string | null>;
  readonly fromData: Answer<PaymentForm | null>;
  readonly paymentXML: Answer<string | null>;
}

export interface PaymentForm {
  readonly action: Answer<string | null>;
  readonly method: Answer<string | null>;
  readonly target: Answer<string | null>;
  readonly acceptCharset: Answer<string | null>;
  readonly inputs: Answer<ReadonlyArray<PaymentFormInput> | null>;
}

export interface PaymentFormInput {
  readonly name: Answer<string | null>;
  readonly type: Answer<string | null>;
  readonly value: Answer<string | null>;
  readonly className: Answer<string | null>;
  readonly url: Answer<string | null>;
}

export interface ClientDataInput {
  readonly clientData?: ClientFields | null;
  readonly loginAndPassword?: LoginFields | null;
}

export interface ClientFields {
  readonly clientBillingData?: BillingFields | null;
  readonly email?: string | null;
  readonly taxNumber?: string | null;
  readonly birthDate?: string | null;
}

export interface BillingFields {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly companyName?: string | null;
  readonly street?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly phone?: string | null;
  readonly country?: string | null;
}

export interface LoginFields {
  readonly login?: string | null;
  readonly password?: string | null;
  readonly passwordRepeat?: string | null;
}

export interface ClientValidation {
  readonly messages: Answer<ReadonlyArray<Message> | null>;
  readonly clientExists: Answer<boolean | null>;
  readonly clientProposedLogin: Answer<string | null>;
  readonly isClientLoggedIn: Answer<boolean | null>;
}

export interface Client {
  readonly type: Answer<string | null>;
  readonly email: Answer<string | null>;
  readonly phone: Answer<string | null>;
  readonly birthDate: Answer<string | null>;
  readonly taxNumber: Answer<string | null>;
  readonly login: Answer<string | null>;
  readonly vatCompany: Answer<boolean | null>;
  readonly isUserOnce: Answer<boolean | null>;
  readonly shippingProfileId: Answer<number | null>;
  readonly hasOtherDeliveryAddressActive: Answer<boolean | null>;
  readonly billingAddress: Answer<ClientAddress | null>;
  readonly deliveryAddress: Answer<ClientAddress | null>;
  readonly deliveryAddresses: Answer<ReadonlyArray<ClientAddress> | null>;
  readonly invoiceAddresses: Answer<ReadonlyArray<ClientAddress> | null>;
}

export interface ClientAddress {
  readonly id: Answer<number | null>;
  readonly firstname: Answer<string | null>;
  readonly lastname: Answer<string | null>;
  readonly firm: Answer<string | null>;
  readonly street: Answer<string | null>;
  readonly city: Answer<string | null>;
  readonly zipcode: Answer<string | null>;
  readonly country: Answer<Country | null>;
  readonly countryId: Answer<string | null>;
  readonly phone: Answer<string | null>;
  readonly isDefault: Answer<boolean | null>;
  readonly used: Answer<boolean | null>;
  readonly editable: Answer<boolean | null>;
  readonly provinceCode: Answer<string | null>;
  readonly taxNumber: Answer<string | null>;
}

export interface LoginOptionsInput {
  readonly redirectUrl?: string | null;
  readonly isWholesaler?: boolean | null;
}

export interface LoginOptions {
  readonly options: Answer<ReadonlyArray<LoginOption> | null>;
}

export interface LoginOption {
  readonly id: Answer<string | null>;
  readonly loginUrl: Answer<string | null>;
  readonly isConnected: Answer<boolean | null>;
  readonly disconnectUrl: Answer<string | null>;
}

export interface ShoppingListInput {
  readonly id?: number | null;
}

export interface ShoppingList {
  readonly id: Answer<number | null>;
  readonly name: Answer<string | null>;
  readonly link: Answer<string | null>;
  readonly productCount: Answer<number | null>;
}

export interface Message {
  readonly code: Answer<string | null>;
  readonly message: Answer<string | null>;
}

export interface LinkItem {
  readonly name: Answer<string | null>;
  readonly link: Answer<string | null>;
}

export interface IdName {
  readonly id: Answer<number | null>;
  readonly name: Answer<string | null>;
}

export interface FormattedDate {
  readonly formatted: Answer<string | null>;
}

export interface Money {
  readonly value: Answer<number | null>;
  readonly currency: Answer<string | null>;
  readonly formatted: Answer<string | null>;
}

export interface Price {
  readonly gross: Answer<Money | null>;
  readonly net: Answer<Money | null>;
}

export interface Result {
  readonly status: Answer<string | null>;
  readonly error: Answer<Message | null>;
}

export type PrepaidOrNot = unknown;

export interface CourierServices {
  readonly calendar: Answer<ReadonlyArray<CourierDay> | null>;
}

export interface CourierDay {
  readonly date: Answer<CalendarDate | null>;
  readonly type: Answer<string | null>;
  readonly availableServices: Answer<ReadonlyArray<CourierService> | null>;
}

export interface CalendarDate {
  readonly day: Answer<number | null>;
  readonly month: Answer<number | null>;
  readonly year: Answer<number | null>;
}

export interface CourierService {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly price: Answer<Money | null>;
  readonly pointCost: Answer<Money | null>;
  readonly pointsEnabled: Answer<boolean | null>;
  readonly selectedForPrice: Answer<boolean | null>;
}

export type ShippingMode = 'basket' | 'product';

export type ShippingSort = 'cost';

export interface ShippingInput {
  readonly mode?: ShippingMode | null;
  readonly products?: ReadonlyArray<ShippingProduct> | null;
  readonly coordinates?: Coordinates | null;
  readonly paymentType?: PrepaidOrNot;
  readonly displaySettings?: ShippingDisplay | null;
  readonly forcedRegion?: number | null;
}

export interface ShippingProduct {
  readonly id: number;
  readonly size?: string | null;
  readonly quantity?: number | null;
  readonly bundleParts?: ReadonlyArray<BundlePart> | null;
}

export interface BundlePart {
  readonly id?: number | null;
  readonly size?: string | null;
  readonly quantity?: number | null;
  readonly bundleProductId?: number | null;
}

export interface Coordinates {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

export interface ShippingDisplay {
  readonly sortArgs?: ShippingSort | null;
}

export interface Shipping {
  readonly shipping: Answer<ReadonlyArray<ShippingOption> | null>;
  readonly shippingTime: Answer<ShippingTime | null>;
  readonly shippingTimeLater: Answer<ShippingTime | null>;
  readonly settings: Answer<ShippingSettings | null>;
  readonly nonStandardizedInfo: Answer<NonStandard | null>;
}

export interface ShippingOption {
  readonly availability: Answer<string | null>;
  readonly calendar: Answer<boolean | null>;
  readonly calendarOption: Answer<string | null>;
  readonly comment: Answer<string | null>;
  readonly prepaid: Answer<string | null>;
  readonly minworthReached: Answer<boolean | null>;
  readonly minworth: Answer<Money | null>;
  readonly workingDays: Answer<number | null>;
  readonly pointsSelected: Answer<boolean | null>;
  readonly pointsEnabled: Answer<boolean | null>;
  readonly pointsCost: Answer<Money | null>;
  readonly cost: Answer<Money | null>;
  readonly deliveryTime: Answer<Moment | null>;
  readonly courierPickupPoints: Answer<ReadonlyArray<Pickup> | null>;
  readonly courier: Answer<Courier | null>;
}

export interface Courier {
  readonly id: Answer<number | null>;
  readonly fullId: Answer<string | null>;
  readonly icon: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly carrierName: Answer<string | null>;
  readonly pickupPoint: Answer<boolean | null>;
  readonly companyKey: Answer<string | null>;
  readonly companyGroupKey: Answer<string | null>;
}

export interface ShippingTime {
  readonly shippingTime: Answer<Moment | null>;
  readonly time: Answer<string | null>;
  readonly unknownTime: Answer<boolean | null>;
  readonly todayShipmentDeadline: Answer<string | null>;
}

export interface Moment {
  readonly time: Answer<TimeSpan | null>;
  readonly workingDays: Answer<number | null>;
  readonly weekDay: Answer<number | null>;
  readonly weekAmount: Answer<number | null>;
  readonly today: Answer<boolean | null>;
}

export interface TimeSpan {
  readonly days: Answer<number | null>;
  readonly hours: Answer<number | null>;
  readonly minutes: Answer<number | null>;
}

export interface Pickup {
  readonly id: Answer<string | null>;
  readonly courierId: Answer<number | null>;
  readonly name: Answer<string | null>;
  readonly requiredClientNumber: Answer<boolean | null>;
  readonly address: Answer<Address | null>;
  readonly coordinates: Answer<LatLng | null>;
}

export interface Address {
  readonly buildingAndHouseNumber: Answer<string | null>;
  readonly city: Answer<string | null>;
  readonly country: Answer<string | null>;
  readonly postcode: Answer<string | null>;
  readonly street: Answer<string | null>;
}

export interface LatLng {
  readonly latitude: Answer<number | null>;
  readonly longitude: Answer<number | null>;
}

export interface ShippingSettings {
  readonly checked: Answer<string | null>;
  readonly orderDivisionEnabled: Answer<boolean | null>;
  readonly selectedPickup: Answer<Pickup | null>;
}

export interface NonStandard {
  readonly active: Answer<boolean | null>;
  readonly isAllowed: Answer<boolean | null>;
  readonly courierId: Answer<number | null>;
}

export interface NotOffered {
  readonly status: Answer<string | null>;
}

export interface Instagram {
  readonly media: Answer<ReadonlyArray<InstagramMedia> | null>;
}

export interface InstagramMedia {
  readonly directUrl: Answer<string | null>;
  readonly siteUrl: Answer<string | null>;
  readonly mediaType: Answer<string | null>;
  readonly caption: Answer<string | null>;
}

export interface SearchOpinionsInput {
  readonly type?: string | null;
  readonly ordersBy?: string | null;
  readonly sourceId?: string | null;
  readonly resultsLimit?: number | null;
}

export interface Opinion {
  readonly id: Answer<number | null>;
  readonly author: Answer<string | null>;
  readonly content: Answer<string | null>;
  readonly rating: Answer<number | null>;
  readonly confirmedByPurchase: Answer<boolean | null>;
}

export interface PickupPoints {
  readonly pickupPoints: Answer<ReadonlyArray<PickupPoint> | null>;
}

export interface PickupPoint {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly location: Answer<string | null>;
  readonly link: Answer<string | null>;
  readonly markerIconUrl: Answer<string | null>;
  readonly requiredClientNumber: Answer<boolean | null>;
  readonly openingDays: Answer<Week | null>;
  readonly coordinates: Answer<PlaceOnMap | null>;
  readonly address: Answer<Address | null>;
}

export interface SearchPickupPointsInput {
  readonly shippingId?: string | null;
  readonly query?: string | null;
  readonly cashOnDelivery?: boolean | null;
}

export interface FoundPickupPoint {
  readonly data: Answer<string | null>;
  readonly gps: Answer<LatLng | null>;
}

export interface PlaceOnMap {
  readonly latitude: Answer<number | null>;
  readonly longitude: Answer<number | null>;
  readonly distance: Answer<number | null>;
}

export interface ProductPrice {
  readonly price: Answer<Price | null>;
  readonly rebateCodeActive: Answer<boolean | null>;
  readonly omnibusPrice: Answer<Price | null>;
  readonly omnibusPriceDetails: Answer<OmnibusDetails | null>;
  readonly crossedPrice: Answer<Price | null>;
  readonly max: Answer<Price | null>;
  readonly unit: Answer<Price | null>;
  readonly unitConvertedPrice: Answer<Price | null>;
  readonly youSavePercent: Answer<number | null>;
  readonly beforeRebate: Answer<Price | null>;
  readonly beforeRebateDetails: Answer<BeforeRebateDetails | null>;
  readonly advancePrice: Answer<Price | null>;
  readonly suggested: Answer<Price | null>;
  readonly rebateNumber: Answer<RebateNumber | null>;
  readonly depositPrice: Answer<Price | null>;
  readonly depositPriceUnit: Answer<Price | null>;
  readonly totalDepositPrice: Answer<Price | null>;
  readonly totalDepositPriceUnit: Answer<Price | null>;
}

export interface OmnibusDetails {
  readonly unit: Answer<Price | null>;
  readonly youSavePercent: Answer<number | null>;
  readonly omnibusPriceIsHigherThanSellingPrice: Answer<boolean | null>;
  readonly newPriceEffectiveUntil: Answer<FormattedDate | null>;
}

export interface BeforeRebateDetails {
  readonly unit: Answer<Price | null>;
  readonly youSavePercent: Answer<number | null>;
}

export interface RebateNumber {
  readonly number: Answer<number | null>;
  readonly gross: Answer<Money | null>;
  readonly net: Answer<Money | null>;
  readonly allThresholds: Answer<ReadonlyArray<Threshold> | null>;
}

export interface Threshold {
  readonly percent: Answer<number | null>;
  readonly firstThresholdValue: Answer<number | null>;
  readonly endThresholdValue: Answer<number | null>;
  readonly thresholdDiff: Answer<number | null>;
  readonly minQuantity: Answer<number | null>;
  readonly priceAfterRebate: Answer<Price | null>;
}

export interface LastLowestPriceInput {
  readonly productId: number;
  readonly sizeId?: string | null;
  readonly date?: string | null;
}

export interface LowestProduct {
  readonly id: Answer<number | null>;
  readonly sizes: Answer<ReadonlyArray<LowestSize> | null>;
}

export interface LowestSize {
  readonly id: Answer<string | null>;
  readonly price: Answer<Price | null>;
}

export interface ProductResponse {
  readonly product: Answer<Product | null>;
}

export interface Product {
  readonly id: Answer<number | null>;
  readonly type: Answer<string | null>;
  readonly code: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly versionName: Answer<string | null>;
  readonly link: Answer<string | null>;
  readonly zones: Answer<ReadonlyArray<string> | null>;
  readonly icon: Answer<string | null>;
  readonly iconSecond: Answer<string | null>;
  readonly iconSmall: Answer<string | null>;
  readonly iconSmallSecond: Answer<string | null>;
  readonly enclosuresImages: Answer<ReadonlyArray<Enclosure> | null>;
  readonly description: Answer<string | null>;
  readonly unit: Answer<Unit | null>;
  readonly points: Answer<number | null>;
  readonly pointsReceive: Answer<number | null>;
  readonly producer: Answer<LinkItem | null>;
  readonly awardedParameters: Answer<ReadonlyArray<AwardedParameter> | null>;
  readonly parametersWithContext: Answer<ReadonlyArray<Parameter> | null>;
  readonly group: Answer<Group | null>;
  readonly subscription: Answer<ProductSubscription | null>;
  readonly sizes: Answer<ReadonlyArray<Size> | null>;
  readonly price: Answer<ProductPrice | null>;
}

export interface Enclosure {
  readonly iconWidth: Answer<number | null>;
  readonly iconHeight: Answer<number | null>;
}

export interface Unit {
  readonly name: Answer<string | null>;
  readonly singular: Answer<string | null>;
  readonly plural: Answer<string | null>;
  readonly sellBy: Answer<number | null>;
  readonly precision: Answer<number | null>;
  readonly fraction: Answer<string | null>;
  readonly unitConvertedFormat: Answer<string | null>;
}

export interface AwardedParameter {
  readonly name: Answer<string | null>;
  readonly values: Answer<ReadonlyArray<AwardedValue> | null>;
}

export interface AwardedValue {
  readonly name: Answer<string | null>;
  readonly link: Answer<string | null>;
  readonly search: Answer<AwardedSearch | null>;
}

export interface AwardedSearch {
  readonly icon: Answer<string | null>;
}

export interface Parameter {
  readonly id: Answer<number | null>;
  readonly name: Answer<string | null>;
  readonly contextValue: Answer<string | null>;
  readonly values: Answer<ReadonlyArray<IdName> | null>;
}

export interface Group {
  readonly name: Answer<string | null>;
  readonly versions: Answer<ReadonlyArray<IdName> | null>;
}

export interface ProductSubscription {
  readonly periods: Answer<ReadonlyArray<number> | null>;
  readonly minimumQuantity: Answer<number | null>;
}

export interface Size {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly code: Answer<string | null>;
  readonly amount: Answer<number | null>;
  readonly amount_mo: Answer<number | null>;
  readonly amount_mw: Answer<number | null>;
  readonly amount_mp: Answer<number | null>;
  readonly availability: Answer<Availability | null>;
  readonly price: Answer<ProductPrice | null>;
}

export interface Availability {
  readonly visible: Answer<boolean | null>;
  readonly description: Answer<string | null>;
  readonly descriptionTel: Answer<string | null>;
  readonly status: Answer<string | null>;
  readonly icon: Answer<string | null>;
  readonly iconTel: Answer<string | null>;
}

export interface ProductsSearchInput {
  readonly productsId?: ReadonlyArray<number> | null;
  readonly text?: string | null;
  readonly subscriptionPeriods?: ReadonlyArray<number> | null;
}

export interface ProductsResult {
  readonly took: Answer<number | null>;
  readonly products: Answer<ReadonlyArray<Product> | null>;
}

export interface TextSearchInput {
  readonly text: string;
  readonly limit?: number | null;
}

export interface TextSearchResult {
  readonly products: Answer<ReadonlyArray<Product> | null>;
  readonly series: Answer<ReadonlyArray<LinkItem> | null>;
  readonly producers: Answer<ReadonlyArray<LinkItem> | null>;
  readonly menuNodes: Answer<ReadonlyArray<MenuNode> | null>;
  readonly cms: Answer<ReadonlyArray<LinkItem> | null>;
  readonly searchQueries: Answer<ReadonlyArray<LinkItem> | null>;
}

export interface MenuNode {
  readonly name: Answer<string | null>;
  readonly link: Answer<string | null>;
  readonly breadcrumb: Answer<ReadonlyArray<BreadcrumbItem> | null>;
}

export interface BreadcrumbItem {
  readonly title: Answer<string | null>;
  readonly link: Answer<string | null>;
}

export type HotspotPage = 'main' | 'projector' | 'basketedit' | 'search' | 'noproduct';

export type HotspotZone = 'zone1' | 'zone2' | 'zone3' | 'zone4';

export interface HotspotsInput {
  readonly page?: HotspotPage | null;
  readonly zone?: HotspotZone | null;
  readonly products?: ReadonlyArray<number> | null;
}

export interface HotspotsResult {
  readonly products: Answer<ReadonlyArray<Product> | null>;
  readonly name: Answer<string | null>;
  readonly url: Answer<string | null>;
  readonly type: Answer<string | null>;
  readonly took: Answer<number | null>;
}

export interface Shop {
  readonly settings: Answer<ShopSettings | null>;
  readonly countries: Answer<Countries | null>;
}

export interface ShopSettings {
  readonly google: Answer<GoogleSettings | null>;
  readonly order: Answer<OrderSettings | null>;
  readonly client: Answer<ClientSettings | null>;
}

export interface OrderSettings {
  readonly personalDataProcessing: Answer<PersonalDataProcessing | null>;
}

export interface PersonalDataProcessing {
  readonly name: Answer<string | null>;
  readonly link: Answer<string | null>;
  readonly dataProcessingText: Answer<string | null>;
  readonly emailProcessingChecked: Answer<boolean | null>;
  readonly emailProcessingText: Answer<string | null>;
  readonly withdrawalRightText: Answer<string | null>;
}

export interface ClientSettings {
  readonly registrationFormFields: Answer<RegistrationFormFields | null>;
}

export interface RegistrationFormFields {
  readonly firstname: Answer<boolean | null>;
  readonly lastname: Answer<boolean | null>;
  readonly companyName: Answer<boolean | null>;
  readonly taxNumber: Answer<boolean | null>;
  readonly street: Answer<boolean | null>;
  readonly zipcode: Answer<boolean | null>;
  readonly city: Answer<boolean | null>;
  readonly phone: Answer<boolean | null>;
  readonly email: Answer<boolean | null>;
  readonly birthDate: Answer<boolean | null>;
  readonly login: Answer<boolean | null>;
  readonly password: Answer<boolean | null>;
  readonly vatId: Answer<boolean | null>;
  readonly isEmailRequired: Answer<boolean | null>;
  readonly isPhoneRequired: Answer<boolean | null>;
  readonly isEmailNewsletterCheckedByDefault: Answer<boolean | null>;
  readonly isSmsNewsletterCheckedByDefault: Answer<boolean | null>;
  readonly isAllowedToChangeCompanyData: Answer<boolean | null>;
}

export interface GoogleSettings {
  readonly mapsApiKey: Answer<string | null>;
}

export interface Countries {
  readonly available: Answer<ReadonlyArray<Country> | null>;
  readonly current: Answer<Country | null>;
}

export interface Country {
  readonly id: Answer<number | null>;
  readonly name: Answer<string | null>;
  readonly iso: Answer<string | null>;
  readonly provinces: Answer<ReadonlyArray<Province> | null>;
  readonly provinceTypes: Answer<ReadonlyArray<Province> | null>;
}

export interface Province {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly countryId: Answer<string | null>;
}

export interface ShippingCountriesInput {
  readonly includeDeliveryProfile?: boolean | null;
}

export interface Region {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly selected: Answer<boolean | null>;
  readonly provinces: Answer<ReadonlyArray<Province> | null>;
  readonly provinceTypes: Answer<ReadonlyArray<Province> | null>;
}

export type ClientType = 'private' | 'firm';

export interface PaymentsMethods {
  readonly payments: Answer<ReadonlyArray<Payment> | null>;
  readonly paymentsGroup: Answer<ReadonlyArray<PaymentGroup> | null>;
  readonly paymentsGroupTerms: Answer<ReadonlyArray<PaymentGroupTerms> | null>;
  readonly settings: Answer<PaymentSettings | null>;
}

export interface Payment {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly icon: Answer<string | null>;
  readonly icon_svg: Answer<string | null>;
  readonly methodAsGroup: Answer<boolean | null>;
  readonly paymentChannel: Answer<PaymentChannel | null>;
  readonly paymentSystem: Answer<PaymentSystem | null>;
  readonly additionalClientCost: Answer<PaymentCost | null>;
  readonly terms: Answer<PaymentTerms | null>;
}

export interface PaymentTerms {
  readonly supportsPaymentInitiationService: Answer<boolean | null>;
  readonly paymentInitiationServiceTerms: Answer<ReadonlyArray<PaymentInitiationServiceTerms> | null>;
}

export interface PaymentInitiationServiceTerms {
  readonly id: Answer<string | null>;
  readonly type: Answer<string | null>;
  readonly clause: Answer<string | null>;
}

export interface PaymentChannel {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly icon: Answer<string | null>;
}

export interface PaymentSystem {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
}

export interface PaymentCost {
  readonly costPercent: Answer<number | null>;
  readonly costFixedAmount: Answer<Money | null>;
  readonly minAmount: Answer<Money | null>;
}

export interface PaymentGroup {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly icon: Answer<string | null>;
}

export interface PaymentGroupTerms {
  readonly groupId: Answer<string | null>;
  readonly type: Answer<string | null>;
  readonly clausePrefix: Answer<string | null>;
  readonly clause: Answer<string | null>;
}

export interface PaymentSettings {
  readonly defaultPaymentMethodId: Answer<string | null>;
}

export interface ListCreated {
  readonly status: Answer<string | null>;
  readonly id: Answer<number | null>;
  readonly error: Answer<Message | null>;
}

export interface ShoppingListSettingsInput {
  readonly name?: string | null;
  readonly public?: boolean | null;
}

export interface ShoppingListProductInput {
  readonly id: number;
  readonly size?: string | null;
}

export interface SizeAvailability {
  readonly id: Answer<string | null>;
  readonly name: Answer<string | null>;
  readonly productSizeAvailableInStocks: Answer<ReadonlyArray<StockAvailability> | null>;
}

export interface StockAvailability {
  readonly quantity: Answer<number | null>;
  readonly strictQuantity: Answer<boolean | null>;
  readonly unit: Answer<Unit | null>;
  readonly productAvailableStatus: Answer<StockStatus | null>;
  readonly stockInfo: Answer<StockInfo | null>;
}

export interface StockStatus {
  readonly description: Answer<string | null>;
  readonly icon: Answer<string | null>;
}

export interface StockInfo {
  readonly name: Answer<string | null>;
  readonly street: Answer<string | null>;
  readonly city: Answer<string | null>;
  readonly zipcode: Answer<string | null>;
  readonly country: Answer<string | null>;
  readonly description: Answer<string | null>;
  readonly cleardescription: Answer<string | null>;
  readonly contact: Answer<Contact | null>;
  readonly openingHours: Answer<Week | null>;
  readonly longitude: Answer<number | null>;
  readonly latitude: Answer<number | null>;
}

export interface Contact {
  readonly phone: Answer<TextLink | null>;
  readonly mail: Answer<TextLink | null>;
  readonly gg: Answer<TextLink | null>;
}

export interface TextLink {
  readonly text: Answer<string | null>;
  readonly link: Answer<string | null>;
}

export interface Week {
  readonly monday: Answer<DayHours | null>;
  readonly tuesday: Answer<DayHours | null>;
  readonly wednesday: Answer<DayHours | null>;
  readonly thursday: Answer<DayHours | null>;
  readonly friday: Answer<DayHours | null>;
  readonly saturday: Answer<DayHours | null>;
  readonly sunday: Answer<DayHours | null>;
}

export interface DayHours {
  readonly open: Answer<boolean | null>;
  readonly allDay: Answer<boolean | null>;
  readonly from: Answer<string | null>;
  readonly till: Answer<string | null>;
}

export interface ValidateClientDataArguments {
  readonly ClientDataInput: ClientDataInput;
}

export interface GetLastLowestProductPricesArguments {
  readonly lastLowestPricesInput: ReadonlyArray<LastLowestPriceInput>;
}

export interface ProductsTextSearchArguments {
  readonly searchInput: TextSearchInput;
}

export interface ProductsArguments {
  readonly searchInput: ProductsSearchInput;
}

export interface ProductArguments {
  readonly productId: number;
  readonly displaySizesByConfig?: boolean | null;
}

export interface SizeAvailabilityArguments {
  readonly productId: number;
}

export interface HotspotsArguments {
  readonly hotspotsPanelParamsInput?: HotspotsInput | null;
  readonly page?: HotspotPage | null;
  readonly zone?: HotspotZone | null;
  readonly products?: ReadonlyArray<number> | null;
}

export interface OpinionArguments {
  readonly SearchOpinionsInput: SearchOpinionsInput;
}

export interface BasketArguments {
  readonly BasketCostInput?: BasketCostInput | null;
}

export interface VoucherArguments {
  readonly number?: string | null;
  readonly pin?: string | null;
}

export interface ShippingArguments {
  readonly ShippingInput?: ShippingInput | null;
}

export interface PickupPointsArguments {
  readonly courierId: number;
  readonly location?: Coordinates | null;
  readonly prepaid?: PrepaidOrNot;
  readonly radius?: number | null;
}

export interface SearchPickupPointsArguments {
  readonly SearchPickupPointsInput: SearchPickupPointsInput;
}

export interface CourierServicesArguments {
  readonly courierKey?: string | null;
  readonly courierGroupKey?: string | null;
  readonly prepaid?: PrepaidOrNot;
}

export interface ShippingCountriesArguments {
  readonly ShippingCountriesInput?: ShippingCountriesInput | null;
}

export interface PaymentsMethodArguments {
  readonly clientType?: ClientType | null;
  readonly isSubscription?: boolean | null;
}

export interface LoginOptionsArguments {
  readonly LoginOptionsInput?: LoginOptionsInput | null;
}

export interface ShoppingListArguments {
  readonly ShoppingListInput?: ShoppingListInput | null;
}

export interface ProvincesArguments {
  readonly countryId?: string | null;
}

export interface ProvinceTypesArguments {
  readonly countryId?: string | null;
}

export interface InstagramArguments {
  readonly numberOfElements?: number | null;
}

export interface PreparePaymentArguments {
  readonly PreparePaymentInput?: PreparePaymentInput | null;
}

export interface PrepareCollectivePaymentArguments {
  readonly PreparePaymentInput?: PreparePaymentInput | null;
}

export interface Queries {
  readonly hello: Resolver<object, string | null>;
  readonly trackingEvents: Resolver<object, ReadonlyArray<string> | null>;
  readonly validateClientData: Resolver<ValidateClientDataArguments, ClientValidation | null>;
  readonly getLastLowestProductPrices: Resolver<
    GetLastLowestProductPricesArguments,
    ReadonlyArray<LowestProduct> | null
  >;
  readonly productsTextSearch: Resolver<ProductsTextSearchArguments, TextSearchResult | null>;
  readonly products: Resolver<ProductsArguments, ProductsResult | null>;
  readonly product: Resolver<ProductArguments, ProductResponse | null>;
  readonly sizeAvailability: Resolver<SizeAvailabilityArguments, ReadonlyArray<SizeAvailability> | null>;
  readonly hotspots: Resolver<HotspotsArguments, HotspotsResult | null>;
  readonly opinion: Resolver<OpinionArguments, ReadonlyArray<Opinion> | null>;
  readonly basket: Resolver<BasketArguments, Basket | null>;
  readonly wrappers: Resolver<object, ReadonlyArray<Wrapper> | null>;
  readonly voucher: Resolver<VoucherArguments, Voucher | null>;
  readonly shipping: Resolver<ShippingArguments, Shipping | null>;
  readonly pickupPoints: Resolver<PickupPointsArguments, PickupPoints | null>;
  readonly searchPickupPoints: Resolver<SearchPickupPointsArguments, ReadonlyArray<FoundPickupPoint> | null>;
  readonly courierServices: Resolver<CourierServicesArguments, CourierServices | null>;
  readonly shippingCountries: Resolver<ShippingCountriesArguments, ReadonlyArray<Region> | null>;
  readonly paymentsMethod: Resolver<PaymentsMethodArguments, PaymentsMethods | null>;
  readonly client: Resolver<object, Client | null>;
  readonly clientProspect: Resolver<object, Client | null>;
  readonly loginOptions: Resolver<LoginOptionsArguments, LoginOptions | null>;
  readonly shoppingList: Resolver<ShoppingListArguments, ReadonlyArray<ShoppingList> | null>;
  readonly shop: Resolver<object, Shop | null>;
  readonly holidays: Resolver<object, ReadonlyArray<string> | null>;
  readonly provinces: Resolver<ProvincesArguments, ReadonlyArray<Province> | null>;
  readonly provinceTypes: Resolver<ProvinceTypesArguments, ReadonlyArray<Province> | null>;
  readonly instagram: Resolver<InstagramArguments, Instagram | null>;
  readonly preparePayment: Resolver<PreparePaymentArguments, PreparedPayment | null>;
  readonly prepareCollectivePayment: Resolver<PrepareCollectivePaymentArguments, PreparedPayment | null>;
  readonly collectivePayments: Resolver<object, NotOffered | null>;
  readonly mfaSettings: Resolver<object, MfaSettings | null>;
  readonly checkUserAccount: Resolver<object, NotOffered | null>;
  readonly associatedClients: Resolver<object, NotOffered | null>;
  readonly subscriptionsView: Resolver<object, NotOffered | null>;
  readonly subscriptionsBasket: Resolver<object, NotOffered | null>;
  readonly subscriptionsOrders: Resolver<object, NotOffered | null>;
  readonly subscriptionBasket: Resolver<object, NotOffered | null>;
}

export interface LoginArguments {
  readonly login: string;
  readonly password: string;
}

export interface LoginByIAIAccountsTokenArguments {
  readonly token: string;
}

export interface PasswordRecoveryArguments {
  readonly PasswordRecoveryInput: PasswordRecoveryInput;
}

export interface RegisterClientArguments {
  readonly RegisterClientInput: RegisterClientInput;
}

export interface SetUserOnceArguments {
  readonly SetUserOnceInput: SetUserOnceInput;
}

export interface UpdateClientArguments {
  readonly UpdateClientInput: UpdateClientInput;
}

export interface InsertDeliveryAddressArguments {
  readonly InsertDeliveryAddressInput?: AddressFields | null;
  readonly ClientDeliveryData?: AddressFields | null;
}

export interface UpdateDeliveryAddressArguments {
  readonly UpdateDeliveryAddressInput: ChangedAddressFields;
}

export interface InsertInvoiceAddressArguments {
  readonly InsertInvoiceAddressInput?: AddressFields | null;
  readonly ClientInvoiceData?: AddressFields | null;
}

export interface UpdateInvoiceAddressArguments {
  readonly UpdateInvoiceAddressInput: ChangedAddressFields;
}

export interface AddProductsToBasketArguments {
  readonly ProductInput: ReadonlyArray<ProductInput>;
}

export interface RemoveProductsFromBasketArguments {
  readonly ProductInput: ReadonlyArray<RemoveProductInput>;
}

export interface AddProductsToBasketB2BArguments {
  readonly ProductB2BInput: ReadonlyArray<ProductB2BInput>;
}

export interface ActivateRebateCodeArguments {
  readonly code: string;
}

export interface EditCurrentSettingsArguments {
  readonly ShopSettingsInput: ShopSettingsInput;
}

export interface SetRegionArguments {
  readonly SetRegionInput: SetRegionInput;
}

export interface SetTemporaryZipcodeArguments {
  readonly zipcode?: string | null;
  readonly SetTemporaryZipcodeInput?: SetTemporaryZipcodeInput | null;
}

export interface OrderCreateArguments {
  readonly orderCreateInput: OrderCreateInput;
}

export interface ChangeOrderPaymentArguments {
  readonly ChangeOrderPaymentInput: ChangeOrderPaymentInput;
}

export interface ShoppingListCreateArguments {
  readonly ShoppingListSettingsInput: ShoppingListSettingsInput;
}

export interface ShoppingListDeleteArguments {
  readonly ShoppingListInput: ShoppingListInput;
}

export interface SetShoppingListArguments {
  readonly ShoppingListInput: ShoppingListInput;
  readonly ShoppingListSettingsInput: ShoppingListSettingsInput;
}

export interface AddToShoppingListArguments {
  readonly ShoppingListInput: ShoppingListInput;
  readonly ShoppingListProduct: ReadonlyArray<ShoppingListProductInput>;
}

export interface RemoveFromShoppingListArguments {
  readonly ShoppingListInput: ShoppingListInput;
  readonly ShoppingListProduct: ReadonlyArray<ShoppingListProductInput>;
}

export interface AddMfaArguments {
  readonly mode?: string | null;
  readonly default?: boolean | null;
}

export interface RemoveMfaArguments {
  readonly mode?: string | null;
}

export interface SetDefaultMfaArguments {
  readonly mode?: string | null;
}

export interface TriggerMfaArguments {
  readonly mode?: string | null;
}

export interface VerifyMfaArguments {
  readonly code?: string | null;
  readonly rememberDevice?: boolean | null;
}

export interface UpdateVerificationMfaArguments {
  readonly changeValue?: string | null;
  readonly changeMode?: string | null;
  readonly mfaMode?: string | null;
}

export interface Mutations {
  readonly login: Resolver<LoginArguments, Result | null>;
  readonly loginByIAIAccountsToken: Resolver<LoginByIAIAccountsTokenArguments, TokenLogin | null>;
  readonly passwordRecovery: Resolver<PasswordRecoveryArguments, Result | null>;
  readonly registerClient: Resolver<RegisterClientArguments, ClientResult | null>;
  readonly setUserOnce: Resolver<SetUserOnceArguments, ClientResult | null>;
  readonly updateClient: Resolver<UpdateClientArguments, ClientResult | null>;
  readonly insertDeliveryAddress: Resolver<InsertDeliveryAddressArguments, ClientResult | null>;
  readonly updateDeliveryAddress: Resolver<UpdateDeliveryAddressArguments, ClientResult | null>;
  readonly insertInvoiceAddress: Resolver<InsertInvoiceAddressArguments, ClientResult | null>;
  readonly updateInvoiceAddress: Resolver<UpdateInvoiceAddressArguments, ClientResult | null>;
  readonly addProductsToBasket: Resolver<AddProductsToBasketArguments, BatchResult | null>;
  readonly removeProductsFromBasket: Resolver<RemoveProductsFromBasketArguments, BatchResult | null>;
  readonly addProductsToBasketB2B: Resolver<AddProductsToBasketB2BArguments, BatchB2BResult | null>;
  readonly activateRebateCode: Resolver<ActivateRebateCodeArguments, Result | null>;
  readonly deactivateRebateCode: Resolver<object, Result | null>;
  readonly editCurrentSettings: Resolver<EditCurrentSettingsArguments, Result | null>;
  readonly setRegion: Resolver<SetRegionArguments, Result | null>;
  readonly unsetTemporaryRegion: Resolver<object, Result | null>;
  readonly setTemporaryZipcode: Resolver<SetTemporaryZipcodeArguments, Result | null>;
  readonly unsetTemporaryZipcode: Resolver<object, Result | null>;
  readonly orderCreate: Resolver<OrderCreateArguments, OrderCreated | null>;
  readonly changeOrderPayment: Resolver<ChangeOrderPaymentArguments, OrderPaymentChanged | null>;
  readonly shoppingListCreate: Resolver<ShoppingListCreateArguments, ListCreated | null>;
  readonly shoppingListDelete: Resolver<ShoppingListDeleteArguments, Result | null>;
  readonly setShoppingList: Resolver<SetShoppingListArguments, Result | null>;
  readonly addToShoppingList: Resolver<AddToShoppingListArguments, Result | null>;
  readonly removeFromShoppingList: Resolver<RemoveFromShoppingListArguments, Result | null>;
  readonly addMfa: Resolver<AddMfaArguments, MfaResult | null>;
  readonly removeMfa: Resolver<RemoveMfaArguments, MfaResult | null>;
  readonly setDefaultMfa: Resolver<SetDefaultMfaArguments, MfaResult | null>;
  readonly triggerMfa: Resolver<TriggerMfaArguments, MfaResult | null>;
  readonly verifyMfa: Resolver<VerifyMfaArguments, MfaResult | null>;
  readonly updateVerificationMfa: Resolver<UpdateVerificationMfaArguments, MfaResult | null>;
  readonly snoozeMfaReminder: Resolver<object, MfaResult | null>;
  readonly updateSubscription: Resolver<object, Result | null>;
  readonly changeSubscriptionStatus: Resolver<object, Result | null>;
}
