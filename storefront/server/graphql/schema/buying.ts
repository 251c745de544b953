/** What changes the basket and makes orders (wire contract 1.8). */
export const buyingTypes = /* GraphQL */ `
  input ProductInput {
    id: Int!
    size: String
    quantity: Float
    "Days between deliveries; 0 is bought once."
    subscription: Int
    bundleParts: [BundlePart!]
  }

  input RemoveProductInput {
    id: Int!
    size: String
    additional: String
  }

  input ProductB2BInput {
    code: String!
    quantity: Float!
  }

  type BatchResult {
    status: String
    error: Message
    "In the order of the products that were sent."
    results: [Result!]
  }

  type BatchB2BResult {
    status: String
    results: [B2BLine!]
  }

  type B2BLine {
    status: String
    productCode: String
    productId: Int
    error: Message
  }

  input ShopSettingsInput {
    isAllowedToDivisionOrder: Boolean
  }

  input SetRegionInput {
    billingRegionId: ID
    deliveryRegionId: ID
    areForced: Boolean
  }

  enum PurchaseDocument {
    confirmation
    invoice
    eInvoice
  }

  enum CheckoutType {
    oscop
    multistep
  }

  input OrderDataInput {
    paymentMethodId: ID
    selectedGroup: ID
    courierId: ID
    courierIdLater: ID
    deliveryAdditionalServicesId: DeliveryService
    isShippingForPoints: Boolean
    prepaid: Boolean
    pickupPointId: ID
    pickupPointIdLater: ID
    clientCourierNumber: String
    stockId: ID
    stockIdLater: ID
    courierCalendarDetails: Unread
    remarks: String
    deliveryRemarks: String
    purchaseDocumentType: PurchaseDocument
    emailProcessingConsent: Boolean
    checkoutType: CheckoutType
  }

  input OrderCreateInput {
    "Who buys; where it is missing, who is signed in or was told of before."
    clientData: ClientDetails
    orderData: OrderDataInput
  }

  type OrderCreated {
    orderId: Int
    orderNumber: String
    "Where its confirmation is."
    location: String
  }

  input ChangeOrderPaymentInput {
    orderNumber: ID!
    paymentMethodId: ID!
  }

  type OrderPaymentChanged {
    response: PaymentResponse
    paymentId: String
    error: Message
  }

  type PaymentResponse {
    status: String
  }
`;
