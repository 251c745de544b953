/** Prices of products and of sizes (wire contract 1.4, ProductPrice), and lowest prices. */
export const priceTypes = /* GraphQL */ `
  type ProductPrice {
    "Of one unit, now."
    price: Price
    "Whether a code of the shopper lowers it."
    rebateCodeActive: Boolean
    "The lowest of the 30 days before the reduction; null without one."
    omnibusPrice: Price
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
    totalDepositPrice: Price
    totalDepositPriceUnit: Price
  }

  type OmnibusDetails {
    "As \`omnibusPrice\`."
    unit: Price
    youSavePercent: Float
    omnibusPriceIsHigherThanSellingPrice: Boolean
    "Last day of the reduction, where it has one."
    newPriceEffectiveUntil: FormattedDate
  }

  type BeforeRebateDetails {
    unit: Price
    youSavePercent: Float
  }

  type RebateNumber {
    "From how many units the next step applies."
    number: Float
    "Price of one unit from that step on."
    gross: Money
    "The same without VAT."
    net: Money
    allThresholds: [Threshold!]
  }

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

  input LastLowestPriceInput {
    productId: Int!
    "Every size where it is missing."
    sizeId: ID
    "YYYY-MM-DD or YYYY-MM-DD HH:MM in the shop's time zone; now where it is missing."
    date: String
  }

  type LowestProduct {
    id: Int
    sizes: [LowestSize!]
  }

  type LowestSize {
    id: String
    "The lowest of the 30 days before the price that applied."
    price: Price
  }
`;
