/** Prices of products and of sizes (wire contract 1.4, ProductPrice), and lowest prices. */
export const priceTypes = /* GraphQL */ `
  "Prices of a product or a size. Null is what it does not have."
  type ProductPrice {
    "Of one unit, now."
    price: Price
    "Whether a code of the shopper lowers it."
    rebateCodeActive: Boolean
    "The lowest of the 30 days before the reduction; null without one."
    omnibusPrice: Price
    "Of the reduction; null without one."
    omnibusPriceDetails: OmnibusDetails
    "Before the reduction; null without one."
    crossedPrice: Price
    "As \`crossedPrice\`."
    max: Price
    "As \`price\`."
    unit: Price
    "Of a kilogram or a litre of what is inside."
    unitConvertedPrice: Price
    "Against the lowest price of 30 days; 0 without a reduction."
    youSavePercent: Float
    "Before a discount of the shopper."
    beforeRebate: Price
    "Null without a discount of the shopper."
    beforeRebateDetails: BeforeRebateDetails
    "What is paid in advance."
    advancePrice: Price
    "Suggested by the producer."
    suggested: Price
    "Quantity discounts; null where there are none."
    rebateNumber: RebateNumber
    "Of packaging, as sold."
    depositPrice: Price
    "Of packaging, a piece."
    depositPriceUnit: Price
    "Of packaging, with its parts: always null."
    totalDepositPrice: Price
    "As \`totalDepositPrice\`, a piece: always null."
    totalDepositPriceUnit: Price
  }

  "The reduction against the lowest price of 30 days."
  type OmnibusDetails {
    "As \`omnibusPrice\`."
    unit: Price
    "Percent off the lowest price of 30 days."
    youSavePercent: Float
    "Whether the lowest price of 30 days is above the price of now."
    omnibusPriceIsHigherThanSellingPrice: Boolean
    "Last day of the reduction, where it has one."
    newPriceEffectiveUntil: FormattedDate
  }

  "A discount of the shopper."
  type BeforeRebateDetails {
    "The price of one unit before it."
    unit: Price
    "Percent off that price."
    youSavePercent: Float
  }

  "Quantity discounts, told to who buys the least that can be bought."
  type RebateNumber {
    "From how many units the next step applies."
    number: Float
    "Price of one unit from that step on."
    gross: Money
    "The same without VAT."
    net: Money
    "Every step, from the lowest quantity on."
    allThresholds: [Threshold!]
  }

  "A step of the quantity discounts."
  type Threshold {
    "Off the price of one unit."
    percent: Float
    "From this quantity on."
    firstThresholdValue: Float
    "Null is open."
    endThresholdValue: Float
    "What lacks to the step when the least that can be bought is bought."
    thresholdDiff: Float
    "The quantity that reaches the step."
    minQuantity: Float
    "Of one unit."
    priceAfterRebate: Price
  }

  "A size and a day."
  input LastLowestPriceInput {
    "Number of the product."
    productId: Int!
    "Every size where it is missing."
    sizeId: ID
    "YYYY-MM-DD or YYYY-MM-DD HH:MM in the shop's time zone; now where it is missing."
    date: String
  }

  "A product with its lowest prices."
  type LowestProduct {
    "Number of the product."
    id: Int
    "The sizes that were asked about, in the order of the product."
    sizes: [LowestSize!]
  }

  "A size with its lowest price."
  type LowestSize {
    "Type of the size; \`uniw\` is the only one."
    id: String
    "The lowest of the 30 days before the price that applied."
    price: Price
  }
`;
