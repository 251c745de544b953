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
    "Null where no map is set up."
    mapsApiKey: String
  }

  type Countries {
    available: [Country!]
    current: Country
  }

  type Country {
    "Region of the platform; Poland is 1143020003."
    id: Int
    name: String
    "ISO 3166-1 alpha-2."
    iso: String
  }

  input ShippingCountriesInput {
    includeDeliveryProfile: Boolean
  }

  type Region {
    "Region of the platform."
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
    "The value of the order form's field \`payform_id\`."
    id: String
    name: String
    icon: String
    icon_svg: String
    "Whether it stands for several methods."
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
    "Of what is paid."
    costPercent: Float
    "On top of that."
    costFixedAmount: Money
    "At least."
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
