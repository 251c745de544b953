/** The basket and what it costs (wire contract 1.7). */
export const basketTypes = /* GraphQL */ `
  enum DeliveryService {
    SERVICE_WEEKEND_DELIVERY
    SERVICE_SATURDAY_DELIVERY
    ATYPICAL_PRODUCT_SIZE
  }

  "Taken as it comes and not looked at: a courier of this shop has one day only."
  scalar Unread

  input BasketDelivery {
    courierId: ID
    prepaid: Boolean
  }

  input BasketCostInput {
    delivery: BasketDelivery
    deliveryDivision: BasketDelivery
    shippingForPoints: Boolean
    shippingForPointsLater: Boolean
    paymentMethodId: ID
    deliveryCalendarServices: Unread
    deliveryCalendarServicesPoints: Unread
    deliveryAdditionalServicesId: DeliveryService
  }

  type Basket {
    summaryBasket: SummaryBasket
    products: [BasketProduct!]
    basketGroups: [BasketGroup!]
    basketCost: BasketCost
  }

  type SummaryBasket {
    productsCount: Int
    orderDivisionPossible: Boolean
    worth: Price
    shipping: ShippingSum
    shippingLater: ShippingSum
    toShippingFree: Money
    shippingLimitFree: Money
    smileShippingLimitFree: SmileLimit
  }

  type ShippingSum {
    cost: Price
    "Days until it arrives; null where nobody knows."
    shippingDays: Int
  }

  type SmileLimit {
    enabled: Boolean
    shippingLimitFree: Money
  }

  type BasketProduct {
    id: Int
    size: String
    additional: String
    quantity: Float
    comment: String
    availableNow: Boolean
    worth: Price
    forPoints: Boolean
    worthPoints: Float
    data: Product
    basketGroupId: Int
    bundleProducts: [BundleProduct!]
  }

  type BundleProduct {
    productId: Int
    quantity: Float
    bundledId: Int
    sizeId: String
  }

  "Gift wrapping in the basket."
  type Wrapper {
    name: String
    type: String
    icon: String
    sizeId: String
    productId: Int
    quantity: Float
    "Of one."
    price: Price
  }

  type Voucher {
    value: Money
  }

  type BasketGroup {
    id: Int
    types: [String!]
    worth: Price
    worthTotal: Price
    subscription: GroupSubscription
  }

  type GroupSubscription {
    daysInPeriod: Int
    nextOrder: FormattedDate
  }

  type BasketCost {
    orderMinimalWholesaleNotReached: Boolean
    totalProductsCost: Money
    basketShippingCost: BasketShippingCost
    prepaidCost: Money
    insuranceCost: Money
    totalRebateWithoutShipping: Money
    paymentAmountFromClientBalance: Money
    totalToPay: Money
    totalToPayAtPoints: Money
    totalProductsCostAtPoints: Money
    totalDeposit: Money
  }

  type BasketShippingCost {
    shippingCostPoints: Float
    shippingCostAfterRebate: Money
  }
`;
