/** A product, where it lies, and what is said of it. */
export const productTypes = /* GraphQL */ `
  type ProductResponse {
    product: Product
  }

  type Product {
    id: Int
    "\`product_item\`, \`product_bundle\`, \`product_configurable\`, \`product_virtual\`, \`product_service\`."
    type: String
    "The shop's own code."
    code: String
    name: String
    "What tells it from the others of its group: its colour."
    versionName: String
    "Address of its page."
    link: String
    "Special lists in which it is: \`promo\`, \`newproducts\`, \`distinguished\`, \`special\`."
    zones: [String!]
    "Address of its first picture, large."
    icon: String
    "Of its second one; null where there is one picture."
    iconSecond: String
    "Of its first picture, small."
    iconSmall: String
    "Of its second one, small."
    iconSmallSecond: String
    "Sizes of all its pictures, in their order."
    enclosuresImages: [Enclosure!]
    description: String
    unit: Unit
    "Price in loyalty points; 0 where there is none."
    points: Float
    "Loyalty points that one unit brings."
    pointsReceive: Float
    producer: LinkItem
    "Key facts."
    awardedParameters: [AwardedParameter!]
    "Everything that is told of it."
    parametersWithContext: [Parameter!]
    "The same thing in its other versions; null where there is one."
    group: Group
    "Null where it is not sold as a standing delivery."
    subscription: ProductSubscription
    sizes: [Size!]
    "Of the size that its card shows: the cheapest where sizes differ."
    price: ProductPrice
  }

  type Enclosure {
    "Pixels."
    iconWidth: Int
    "Pixels."
    iconHeight: Int
  }

  type Unit {
    name: String
    "After 1."
    singular: String
    "After more."
    plural: String
    "The smallest step of the quantity."
    sellBy: Float
    "Decimals of the quantity."
    precision: Int
    "\`sellBy\` as text."
    fraction: String
    "Unit of \`unitConvertedPrice\`: \`kg\`, \`l\`; null where there is none."
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
    "Null: parameters have no context here."
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
    "Its type: \`uniw\` is the only size."
    id: String
    name: String
    "The shop's own code."
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
    "Whether the size is shown."
    visible: Boolean
    "The state in words."
    description: String
    "The same, for what is sold by phone."
    descriptionTel: String
    "\`enable\`, \`disable\` or \`order\`."
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
    "-1 is unlimited."
    quantity: Float
    "Whether \`quantity\` is a number of pieces."
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
    "Opening hours in one line."
    description: String
    "The same without markup."
    cleardescription: String
    contact: Contact
    openingHours: Week
    longitude: Float
    latitude: Float
  }

  type Contact {
    phone: TextLink
    mail: TextLink
    "Null: no such messenger."
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
    "Whether it is open on that day."
    open: Boolean
    "Round the clock."
    allDay: Boolean
    "HH:MM"
    from: String
    "HH:MM"
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
