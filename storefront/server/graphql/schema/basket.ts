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
    "A courier by number, name or \`fullId\`; the one that pages count where it is empty."
    courierId: ID
    "Whether it is paid before sending."
    prepaid: Boolean
  }

  input BasketCostInput {
    "Counts this courier."
    delivery: BasketDelivery
    deliveryDivision: BasketDelivery
    shippingForPoints: Boolean
    shippingForPointsLater: Boolean
    "Counts this way of paying: \`id\` of the query \`paymentsMethod\`."
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
    "Lines."
    productsCount: Int
    orderDivisionPossible: Boolean
    "Of the goods."
    worth: Price
    "By the courier that is counted; null where there is none."
    shipping: ShippingSum
    shippingLater: ShippingSum
    "What lacks to free delivery; null where it is not spoken of."
    toShippingFree: Money
    "From this worth on delivery is free."
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
    "Tells lines with one size apart: \`md5_additional\` of \`/ajax/basket.php\`."
    additional: String
    quantity: Float
    comment: String
    "Whether the line can be ordered as it stands."
    availableNow: Boolean
    "Of the whole line."
    worth: Price
    "Whether it is paid with loyalty points."
    forPoints: Boolean
    worthPoints: Float
    data: Product
    "The group of \`basketGroups\` that it ships with."
    basketGroupId: Int
    "Parts of a bundle."
    bundleProducts: [BundleProduct!]
  }

  type BundleProduct {
    productId: Int
    quantity: Float
    "Number of the part, from 1."
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

  "Lines that ship alike: 1 goods in a parcel with the services done to them, 2 what comes without one."
  type BasketGroup {
    id: Int
    "\`standard\` or \`virtual\`."
    types: [String!]
    "Of its goods."
    worth: Price
    "With delivery, which the first group of a basket pays for."
    worthTotal: Price
    subscription: GroupSubscription
  }

  type GroupSubscription {
    "Days between deliveries."
    daysInPeriod: Int
    nextOrder: FormattedDate
  }

  type BasketCost {
    "Whether a wholesale basket is worth too little."
    orderMinimalWholesaleNotReached: Boolean
    "Of the goods."
    totalProductsCost: Money
    basketShippingCost: BasketShippingCost
    "Of the way of paying."
    prepaidCost: Money
    insuranceCost: Money
    "Discounts on the goods."
    totalRebateWithoutShipping: Money
    "Paid from the client's balance."
    paymentAmountFromClientBalance: Money
    "Goods, delivery and paying."
    totalToPay: Money
    "The part that is paid with loyalty points."
    totalToPayAtPoints: Money
    totalProductsCostAtPoints: Money
    "Of packaging."
    totalDeposit: Money
  }

  type BasketShippingCost {
    shippingCostPoints: Float
    shippingCostAfterRebate: Money
  }
`;
