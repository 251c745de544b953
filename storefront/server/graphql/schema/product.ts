/** A product and its sizes. */
export const productTypes = /* GraphQL */ `
  "A product in its envelope."
  type ProductResponse {
    "The product; null where there is none."
    product: Product
  }

  "A product."
  type Product {
    "Number of the product."
    id: Int
    "\`product_item\`, \`product_bundle\`, \`product_configurable\`, \`product_virtual\`, \`product_service\`."
    type: String
    "The shop's own code."
    code: String
    "What it is called."
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
    "What it is, in plain text."
    description: String
    "What it is sold by."
    unit: Unit
    "Price in loyalty points; 0 where there is none."
    points: Float
    "Loyalty points that one unit brings."
    pointsReceive: Float
    "Who makes it; null where nobody is told."
    producer: LinkItem
    "Key facts."
    awardedParameters: [AwardedParameter!]
    "Everything that is told of it."
    parametersWithContext: [Parameter!]
    "The same thing in its other versions; null where there is one."
    group: Group
    "Null where it is not sold as a standing delivery."
    subscription: ProductSubscription
    "Its sizes, in the order of its page."
    sizes: [Size!]
    "Of the size that its card shows: the cheapest where sizes differ."
    price: ProductPrice
  }

  "Size of a picture."
  type Enclosure {
    "Pixels."
    iconWidth: Int
    "Pixels."
    iconHeight: Int
  }

  "What it is sold by."
  type Unit {
    "What the unit is called in general."
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

  "A key fact."
  type AwardedParameter {
    "What is told: Materiał."
    name: String
    "What is told of it."
    values: [AwardedValue!]
  }

  "What is told."
  type AwardedValue {
    "The value in words."
    name: String
    "Address of what has the same value: always null."
    link: String
    "Its picture: always null."
    search: AwardedSearch
  }

  "Picture of a value."
  type AwardedSearch {
    "Address of the picture."
    icon: String
  }

  "A fact."
  type Parameter {
    "Always null: parameters have no numbers here."
    id: Int
    "What is told: Pojemność."
    name: String
    "Null: parameters have no context here."
    contextValue: String
    "What is told of it; their \`id\` is null."
    values: [IdName!]
  }

  "Products that differ in one thing."
  type Group {
    "What they differ in: Kolor; null where nobody said."
    name: String
    "All of them, this one too, by their numbers."
    versions: [IdName!]
  }

  "The standing deliveries that are offered."
  type ProductSubscription {
    "Days between deliveries."
    periods: [Int!]
    "The least of each delivery, in units of sale."
    minimumQuantity: Float
  }

  "A size of a product."
  type Size {
    "Its type: \`uniw\` is the only size."
    id: String
    "As a shopper reads it."
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
    "Whether it can be bought."
    availability: Availability
    "Its prices."
    price: ProductPrice
  }

  "Whether a size can be bought."
  type Availability {
    "Whether the size is shown."
    visible: Boolean
    "The state in words."
    description: String
    "The same, for what is sold by phone."
    descriptionTel: String
    "\`enable\`, \`disable\` or \`order\`."
    status: String
    "Picture of the state: always null."
    icon: String
    "Picture of the state, for what is sold by phone: always null."
    iconTel: String
  }
`;
