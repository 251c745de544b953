/** What several calls share. */
export const commonTypes = /* GraphQL */ `
  type Message {
    "Empty where the message is a value for the one before it."
    code: String
    message: String
  }

  type LinkItem {
    name: String
    link: String
  }

  type IdName {
    id: Int
    name: String
  }

  type FormattedDate {
    formatted: String
  }

  type Money {
    "In the unit of the currency: 12.34."
    value: Float
    "ISO 4217."
    currency: String
    "As a shopper reads it: \\"12,34 zł\\", or words where it is not sold for money."
    formatted: String
  }

  type Price {
    "With VAT."
    gross: Money
    "Without VAT."
    net: Money
  }
`;
