/** Prices of products and of sizes (wire contract 1.4, ProductPrice), and lowest prices. */
export const priceTypes = /* GraphQL */ `
  type ProductPrice {
    price: Price
    rebateCodeActive: Boolean
    omnibusPrice: Price
    omnibusPriceDetails: OmnibusDetails
    crossedPrice: Price
    max: Price
    unit: Price
    unitConvertedPrice: Price
    youSavePercent: Float
    beforeRebate: Price
    beforeRebateDetails: BeforeRebateDetails
    advancePrice: Price
    suggested: Price
    rebateNumber: RebateNumber
    depositPrice: Price
    depositPriceUnit: Price
    totalDepositPrice: Price
    totalDepositPriceUnit: Price
  }

  type OmnibusDetails {
    unit: Price
    youSavePercent: Float
    omnibusPriceIsHigherThanSellingPrice: Boolean
    newPriceEffectiveUntil: FormattedDate
  }

  type BeforeRebateDetails {
    unit: Price
    youSavePercent: Float
  }

  type RebateNumber {
    "From how many units the next step applies."
    number: Float
    gross: Money
    net: Money
    allThresholds: [Threshold!]
  }

  type Threshold {
    percent: Float
    firstThresholdValue: Float
    "Null is open."
    endThresholdValue: Float
    "What lacks to the step when the least that can be bought is bought."
    thresholdDiff: Float
    minQuantity: Float
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
    price: Price
  }
`;
