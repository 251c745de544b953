/** A product, where it lies, and what is said of it. */
export const productTypes = /* GraphQL */ `
  type ProductResponse {
    product: Product
  }

  type Product {
    id: Int
    type: String
    code: String
    name: String
    versionName: String
    link: String
    zones: [String!]
    icon: String
    iconSecond: String
    iconSmall: String
    iconSmallSecond: String
    enclosuresImages: [Enclosure!]
    description: String
    unit: Unit
    "Price in loyalty points; 0 where there is none."
    points: Float
    pointsReceive: Float
    producer: LinkItem
    awardedParameters: [AwardedParameter!]
    parametersWithContext: [Parameter!]
    group: Group
    subscription: ProductSubscription
    sizes: [Size!]
    price: ProductPrice
  }

  type Enclosure {
    iconWidth: Int
    iconHeight: Int
  }

  type Unit {
    name: String
    singular: String
    plural: String
    sellBy: Float
    precision: Int
    fraction: String
    unitConvertedFormat: String
  }

  type AwardedParameter {
    name: String
    values: [AwardedValue!]
  }

  type AwardedValue {
    name: String
    link: String
    search: AwardedSearch
  }

  type AwardedSearch {
    icon: String
  }

  type Parameter {
    id: Int
    name: String
    contextValue: String
    values: [IdName!]
  }

  type Group {
    name: String
    versions: [IdName!]
  }

  type ProductSubscription {
    "Days between deliveries."
    periods: [Int!]
    minimumQuantity: Float
  }

  type Size {
    id: String
    name: String
    code: String
    "-1 is unlimited."
    amount: Float
    "In the shop's own warehouse."
    amount_mo: Float
    "At suppliers."
    amount_mw: Float
    "In showrooms."
    amount_mp: Float
    availability: Availability
    price: ProductPrice
  }

  type Availability {
    visible: Boolean
    description: String
    descriptionTel: String
    status: String
    icon: String
    iconTel: String
  }

  type SizeAvailability {
    id: String
    name: String
    productSizeAvailableInStocks: [StockAvailability!]
  }

  type StockAvailability {
    quantity: Float
    strictQuantity: Boolean
    unit: Unit
    productAvailableStatus: StockStatus
    stockInfo: StockInfo
  }

  type StockStatus {
    description: String
    icon: String
  }

  type StockInfo {
    name: String
    street: String
    city: String
    zipcode: String
    country: String
    description: String
    cleardescription: String
    contact: Contact
    openingHours: Week
    longitude: Float
    latitude: Float
  }

  type Contact {
    phone: TextLink
    mail: TextLink
    gg: TextLink
  }

  type TextLink {
    text: String
    link: String
  }

  type Week {
    monday: DayHours
    tuesday: DayHours
    wednesday: DayHours
    thursday: DayHours
    friday: DayHours
    saturday: DayHours
    sunday: DayHours
  }

  type DayHours {
    open: Boolean
    allDay: Boolean
    from: String
    till: String
  }

  input SearchOpinionsInput {
    type: String
    "The newest come first, whatever is asked."
    ordersBy: String
    "Of the product."
    sourceId: ID
    resultsLimit: Int
  }

  type Opinion {
    id: Int
    author: String
    content: String
    "1 to 5."
    rating: Float
    confirmedByPurchase: Boolean
  }
`;
