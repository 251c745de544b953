/** What changes the basket and makes orders (wire contract 1.8). */
export const buyingTypes = /* GraphQL */ `
  "What to put in."
  input ProductInput {
    "Number of the product."
    id: Int!
    "Type of the size; \`onesize\`, \`uniw\` or nothing is the only one. Where there are several and none is named, the line is refused."
    size: String
    "In units of sale, up to three decimals; 1 where it is missing. Settled by the step and the limits of the size."
    quantity: Float
    "Days between deliveries; 0 is bought once."
    subscription: Int
    "Sizes of the parts, for a bundle whose parts have several."
    bundleParts: [BundlePart!]
  }

  "A line to take out."
  input RemoveProductInput {
    "Number of the product."
    id: Int!
    "Type of the size; may be missing where the product has one line."
    size: String
    "\`md5_additional\` of the line, for lines of one size; may be missing where the product has one line."
    additional: String
  }

  "Goods by a code."
  input ProductB2BInput {
    "Code of a size, GTIN, code of another system, or code of a product with one size."
    code: String!
    "In units of sale, up to three decimals."
    quantity: Float!
  }

  "What became of several things, each for itself."
  type BatchResult {
    "\`error\` where nothing of it was done, else \`success\`."
    status: String
    "Of the first line, where nothing was done; else null."
    error: Message
    "In the order of the products that were sent."
    results: [Result!]
  }

  "What became of each code."
  type BatchB2BResult {
    "\`error\` where nothing of it was done, else \`success\`."
    status: String
    "In the order of the codes that were sent."
    results: [B2BLine!]
  }

  "What became of one code."
  type B2BLine {
    "\`success\` or \`error\`."
    status: String
    "The code that was sent."
    productCode: String
    "Number of the product that has the code; null where none has."
    productId: Int
    "Why not, or which other quantity was taken; null where all is well."
    error: Message
  }

  "What to set."
  input ShopSettingsInput {
    "Whether the order may come in two parts. True is refused: orders are sent whole."
    isAllowedToDivisionOrder: Boolean
  }

  "The countries; what is not sent stays."
  input SetRegionInput {
    "Region of the platform, for the receipt."
    billingRegionId: ID
    "Region of the platform, for the goods."
    deliveryRegionId: ID
    "Not read: a region that was set always counts."
    areForced: Boolean
  }

  enum PurchaseDocument {
    "A receipt."
    confirmation
    "An invoice on paper; its tax number, where there is one, must be right."
    invoice
    "An invoice by e-mail; its tax number, where there is one, must be right."
    eInvoice
  }

  enum CheckoutType {
    "Order on one page."
    oscop
    "Order step by step."
    multistep
  }

  "How the basket is to be delivered and paid."
  input OrderDataInput {
    "\`id\` of the query \`paymentsMethod\`; it must go with the courier."
    paymentMethodId: ID
    "A group of ways to pay. Not read: there are none."
    selectedGroup: ID
    "A courier by number, \`companyKey\` or \`fullId\`."
    courierId: ID
    "Of the second part of a divided order. Not read."
    courierIdLater: ID
    "A service on top. Not read: there is none."
    deliveryAdditionalServicesId: DeliveryService
    "Whether delivery is paid with loyalty points. Not read."
    isShippingForPoints: Boolean
    "Whether it is paid before sending; chooses between couriers of one number. Either where it is missing."
    prepaid: Boolean
    "\`id\` of the query \`pickupPoints\`, where the courier brings goods to a point."
    pickupPointId: ID
    "Of the second part of a divided order. Not read."
    pickupPointIdLater: ID
    "The client's number at the courier. Not read: no courier here asks for one."
    clientCourierNumber: String
    "\`id\` of the showroom, where the goods are collected there."
    stockId: ID
    "Of the second part of a divided order. Not read."
    stockIdLater: ID
    "A chosen day. Not read: a courier has one day only."
    courierCalendarDetails: Unread
    "What the shopper writes to the order; together with \`deliveryRemarks\` as long as the order page takes."
    remarks: String
    "What the shopper writes to the courier; kept after \`remarks\`."
    deliveryRemarks: String
    "What is made out for the purchase; a receipt where it is missing."
    purchaseDocumentType: PurchaseDocument
    "Consent to being asked for an opinion. Not read: nobody is asked."
    emailProcessingConsent: Boolean
    "Which form the client shows. Not read."
    checkoutType: CheckoutType
  }

  "Who orders, and how it is to be delivered and paid."
  input OrderCreateInput {
    "Who buys; where it is missing, who is signed in or was told of before."
    clientData: ClientDetails
    "Delivery, payment and what is written to it."
    orderData: OrderDataInput
  }

  "The order that was made."
  type OrderCreated {
    "Number of the order inside the shop."
    orderId: Int
    "Number that people read, also on letters."
    orderNumber: String
    "Where its confirmation is."
    location: String
  }

  "An order and its new way of paying."
  input ChangeOrderPaymentInput {
    "\`orderNumber\` of the answer of \`orderCreate\`."
    orderNumber: ID!
    "\`id\` of the query \`paymentsMethod\`."
    paymentMethodId: ID!
  }

  "What became of it."
  type OrderPaymentChanged {
    "Whether it was done."
    response: PaymentResponse
    "Number of the payment that waits now; null where it was refused."
    paymentId: String
    "Why not; null where it was done."
    error: Message
  }

  "Whether it was done."
  type PaymentResponse {
    "\`success\` or \`error\`."
    status: String
  }
`;
