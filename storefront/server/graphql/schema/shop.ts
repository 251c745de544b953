/** The shop itself: where it sends, how one pays. */
export const shopTypes = /* GraphQL */ `
  "The shop's own facts."
  type Shop {
    "What is set up."
    settings: ShopSettings
    "Where it sends."
    countries: Countries
  }

  "What is set up."
  type ShopSettings {
    "Of maps."
    google: GoogleSettings
    "Of orders."
    order: OrderSettings
    "Of accounts."
    client: ClientSettings
  }

  "Settings of orders."
  type OrderSettings {
    "Where it is told what becomes of personal data."
    personalDataProcessing: LinkItem
  }

  "Settings of accounts."
  type ClientSettings {
    "Which fields everybody must fill in to register."
    registrationFormFields: RegistrationFormFields
  }

  "Whether everybody must fill a field in."
  type RegistrationFormFields {
    "First name."
    firstname: Boolean
    "Surname."
    lastname: Boolean
    "Company; asked of companies alone."
    companyName: Boolean
    "Tax number; asked of companies alone."
    taxNumber: Boolean
    "Street with the number."
    street: Boolean
    "Zip code."
    zipcode: Boolean
    "Town."
    city: Boolean
    "Phone."
    phone: Boolean
    "E-mail."
    email: Boolean
    "Date of birth."
    birthDate: Boolean
    "Login."
    login: Boolean
    "Password."
    password: Boolean
  }

  "Settings of maps."
  type GoogleSettings {
    "Null where no map is set up."
    mapsApiKey: String
  }

  "Where the shop sends."
  type Countries {
    "Every country, the shop's own first."
    available: [Country!]
    "The one that the visitor chose, else the shop's own."
    current: Country
  }

  "A country to which the shop sends."
  type Country {
    "Region of the platform; Poland is 1143020003."
    id: Int
    "In Polish."
    name: String
    "ISO 3166-1 alpha-2."
    iso: String
  }

  "Not read: the answer is the same for everybody."
  input ShippingCountriesInput {
    "Whether profiles of delivery count. Not read: there are none."
    includeDeliveryProfile: Boolean
  }

  "A country to which the shop sends."
  type Region {
    "Region of the platform."
    id: String
    "In Polish."
    name: String
    "Whether the goods of this visitor go there."
    selected: Boolean
  }

  enum ClientType {
    "A person."
    private
    "A company."
    firm
  }

  "Ways to pay."
  type PaymentsMethods {
    "The ways, in the order of the order page."
    payments: [Payment!]
    "Groups of ways: always empty."
    paymentsGroup: [PaymentGroup!]
    "Terms of groups: always empty."
    paymentsGroupTerms: [PaymentGroupTerms!]
    "Which one is meant at first."
    settings: PaymentSettings
  }

  "A way to pay."
  type Payment {
    "A number: the value of the order form's field \`payform_id\`."
    id: String
    "What the shop calls it."
    name: String
    "Address of its picture: always null."
    icon: String
    "Address of its picture as SVG: always null."
    icon_svg: String
    "Whether it stands for several methods."
    methodAsGroup: Boolean
    "Channel of a provider: always null."
    paymentChannel: PaymentChannel
    "System of a provider: always null."
    paymentSystem: PaymentSystem
    "What it costs the shopper."
    additionalClientCost: PaymentCost
    "Its own terms: always empty."
    terms: [PaymentGroupTerms!]
  }

  "Channel of a provider. No way to pay of this shop has any."
  type PaymentChannel {
    "Number of the channel."
    id: String
    "What it is called."
    name: String
    "Address of its picture."
    icon: String
  }

  "System of a provider. No way to pay of this shop has any."
  type PaymentSystem {
    "Number of the system."
    id: String
    "What it is called."
    name: String
  }

  "What a way to pay costs the shopper."
  type PaymentCost {
    "Of what is paid."
    costPercent: Float
    "On top of that."
    costFixedAmount: Money
    "At least."
    minAmount: Money
  }

  "Several ways to pay under one name. This shop has none."
  type PaymentGroup {
    "Number of the group."
    id: String
    "What it is called."
    name: String
    "Address of its picture."
    icon: String
  }

  "Terms that the shopper agrees to. No way to pay of this shop has any."
  type PaymentGroupTerms {
    "Number of the group."
    groupId: String
    "What is agreed to."
    type: String
    "Words before the clause."
    clausePrefix: String
    "The clause."
    clause: String
  }

  "A picture of another site. This shop shows none."
  type InstagramPost {
    "Number of the post."
    id: String
    "Address of the post."
    link: String
    "Address of its picture."
    icon: String
  }

  "Which way to pay is meant at first."
  type PaymentSettings {
    "\`id\` of the first way; null where there is none."
    defaultPaymentMethodId: String
  }
`;
