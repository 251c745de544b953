/** The basket and what it costs (wire contract 1.7). */
export const basketTypes = /* GraphQL */ `
  enum DeliveryService {
    "Delivery at the weekend: no courier here offers it."
    SERVICE_WEEKEND_DELIVERY
    "Delivery on Saturday: no courier here offers it."
    SERVICE_SATURDAY_DELIVERY
    "A parcel of unusual size: no courier here counts it apart."
    ATYPICAL_PRODUCT_SIZE
  }

  "Taken as it comes and not looked at: a courier of this shop has one day only."
  scalar Unread

  "A way of delivery to count by."
  input BasketDelivery {
    "A courier by number, \`companyKey\` or \`fullId\`; the one that pages count where it is empty."
    courierId: ID
    "Whether it is paid before sending."
    prepaid: Boolean
  }

  "What the costs are counted for; without it they are those of the basket page."
  input BasketCostInput {
    "Counts this courier."
    delivery: BasketDelivery
    "The courier of the second part of a divided order. Not read: orders are not divided."
    deliveryDivision: BasketDelivery
    "Whether delivery is paid with loyalty points. Not read: it is paid with money."
    shippingForPoints: Boolean
    "As \`shippingForPoints\`, for the second part. Not read."
    shippingForPointsLater: Boolean
    "Counts this way of paying: \`id\` of the query \`paymentsMethod\`."
    paymentMethodId: ID
    "A chosen day. Not read: a courier has one day only."
    deliveryCalendarServices: Unread
    "As \`deliveryCalendarServices\`, paid with points. Not read."
    deliveryCalendarServicesPoints: Unread
    "A service on top. Not read: there is none."
    deliveryAdditionalServicesId: DeliveryService
  }

  "The basket of a session."
  type Basket {
    "The sums that a header shows."
    summaryBasket: SummaryBasket
    "The lines, in the order in which they were put in; without gifts."
    products: [BasketProduct!]
    "Lines that are ordered apart, such as standing deliveries: always empty here."
    basketGroups: [BasketGroup!]
    "All that is to be paid, part by part."
    basketCost: BasketCost
  }

  "The basket in short, as a header shows it."
  type SummaryBasket {
    "Lines."
    productsCount: Int
    "Always false: orders are not divided."
    orderDivisionPossible: Boolean
    "Of the goods."
    worth: Price
    "By the courier that is counted; null where there is none."
    shipping: ShippingSum
    "Of the second part of a divided order: always null."
    shippingLater: ShippingSum
    "What lacks to free delivery; null where it is not spoken of."
    toShippingFree: Money
    "From this worth on delivery is free."
    shippingLimitFree: Money
    "Free delivery by a programme of the platform, in which this shop does not take part."
    smileShippingLimitFree: SmileLimit
  }

  "What delivery costs, and how long it takes."
  type ShippingSum {
    "What the courier costs; 0 where delivery is free."
    cost: Price
    "Days until it arrives; null where nobody knows."
    shippingDays: Int
  }

  type SmileLimit {
    "Always false."
    enabled: Boolean
    "Always null."
    shippingLimitFree: Money
  }

  "A line of the basket."
  type BasketProduct {
    "Number of the product."
    id: Int
    "Type of the size; \`uniw\` is the only one."
    size: String
    "Tells lines with one size apart: \`md5_additional\` of \`/ajax/basket.php\`."
    additional: String
    "In units of sale, up to three decimals: 1.5."
    quantity: Float
    "What the shopper wrote to the line, up to 255 characters; empty where nothing."
    comment: String
    "Whether the line can be ordered as it stands."
    availableNow: Boolean
    "Of the whole line."
    worth: Price
    "Whether it is paid with loyalty points."
    forPoints: Boolean
    "In loyalty points: always 0."
    worthPoints: Float
    "The product itself; null where it is gone from the shop."
    data: Product
    "The group of \`basketGroups\` that it ships with."
    basketGroupId: Int
    "Parts of a bundle."
    bundleProducts: [BundleProduct!]
  }

  type BundleProduct {
    "Number of the part's product."
    productId: Int
    "How many of it are in one bundle, in units of sale."
    quantity: Float
    "Number of the part, from 1."
    bundledId: Int
    "Type of the part's size."
    sizeId: String
  }

  "Gift wrapping in the basket."
  type Wrapper {
    "What it is called."
    name: String
    "As \`type\` of the product."
    type: String
    "Address of its picture, small; null where it has none."
    icon: String
    "Type of its size."
    sizeId: String
    "Number of its product."
    productId: Int
    "How many lie in the basket."
    quantity: Float
    "Of one."
    price: Price
  }

  "A voucher that is used: no shop of this server sells any."
  type Voucher {
    "What it takes off."
    value: Money
  }

  "Lines that ship alike: 1 goods in a parcel with the services done to them, 2 what comes without one."
  type BasketGroup {
    "Number of the group."
    id: Int
    "\`standard\` or \`virtual\`."
    types: [String!]
    "Of its goods."
    worth: Price
    "With delivery, which the first group of a basket pays for."
    worthTotal: Price
    "Its rhythm; null where it is bought once."
    subscription: GroupSubscription
  }

  "The rhythm of a standing delivery."
  type GroupSubscription {
    "Days between deliveries."
    daysInPeriod: Int
    "Day of the next order."
    nextOrder: FormattedDate
  }

  "All that is to be paid, part by part."
  type BasketCost {
    "Whether a wholesale basket is worth too little."
    orderMinimalWholesaleNotReached: Boolean
    "Of the goods."
    totalProductsCost: Money
    "Of delivery."
    basketShippingCost: BasketShippingCost
    "Of the way of paying."
    prepaidCost: Money
    "Of insuring the parcel: always 0."
    insuranceCost: Money
    "Discounts on the goods."
    totalRebateWithoutShipping: Money
    "Paid from the client's balance."
    paymentAmountFromClientBalance: Money
    "Goods, delivery and paying."
    totalToPay: Money
    "The part that is paid with loyalty points."
    totalToPayAtPoints: Money
    "Goods that are paid with loyalty points: always 0."
    totalProductsCostAtPoints: Money
    "Of packaging."
    totalDeposit: Money
  }

  "What delivery costs."
  type BasketShippingCost {
    "In loyalty points: always 0."
    shippingCostPoints: Float
    "After discounts."
    shippingCostAfterRebate: Money
  }
`;
