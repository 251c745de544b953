/** The shop itself: where it sends, how one pays. */
export const shopTypes = /* GraphQL */ `
  type Shop {
    settings: ShopSettings
    countries: Countries
  }

  type ShopSettings {
    google: GoogleSettings
    order: OrderSettings
    client: ClientSettings
  }

  type OrderSettings {
    "Where it is told what becomes of personal data."
    personalDataProcessing: LinkItem
  }

  type ClientSettings {
    registrationFormFields: RegistrationFormFields
  }

  "Whether everybody must fill a field in."
  type RegistrationFormFields {
    firstname: Boolean
    lastname: Boolean
    companyName: Boolean
    taxNumber: Boolean
    street: Boolean
    zipcode: Boolean
    city: Boolean
    phone: Boolean
    email: Boolean
    birthDate: Boolean
    login: Boolean
    password: Boolean
  }

  type GoogleSettings {
    mapsApiKey: String
  }

  type Countries {
    available: [Country!]
    current: Country
  }

  type Country {
    id: Int
    name: String
    iso: String
  }

  input ShippingCountriesInput {
    includeDeliveryProfile: Boolean
  }

  type Region {
    id: String
    name: String
    selected: Boolean
  }

  enum ClientType {
    private
    firm
  }

  type PaymentsMethods {
    payments: [Payment!]
    paymentsGroup: [PaymentGroup!]
    paymentsGroupTerms: [PaymentGroupTerms!]
    settings: PaymentSettings
  }

  type Payment {
    "The value of the order form's field payform_id."
    id: String
    name: String
    icon: String
    icon_svg: String
    methodAsGroup: Boolean
    paymentChannel: PaymentChannel
    paymentSystem: PaymentSystem
    additionalClientCost: PaymentCost
    terms: [PaymentGroupTerms!]
  }

  type PaymentChannel {
    id: String
    name: String
    icon: String
  }

  type PaymentSystem {
    id: String
    name: String
  }

  type PaymentCost {
    costPercent: Float
    costFixedAmount: Money
    minAmount: Money
  }

  type PaymentGroup {
    id: String
    name: String
    icon: String
  }

  type PaymentGroupTerms {
    groupId: String
    type: String
    clausePrefix: String
    clause: String
  }

  type InstagramPost {
    id: String
    link: String
    icon: String
  }

  type PaymentSettings {
    defaultPaymentMethodId: String
  }
`;
