/** What several calls share. */
export const commonTypes = /* GraphQL */ `
  "What is wrong, or what was changed."
  type Message {
    "Empty where the message is a value for the one before it."
    code: String
    "A Polish sentence; empty where the client has its own text for the code."
    message: String
  }

  "Something with a page."
  type LinkItem {
    "What it is called."
    name: String
    "Address of its page; null where it has none."
    link: String
  }

  "Something with a number."
  type IdName {
    "Its number; null where it has none."
    id: Int
    "What it is called."
    name: String
  }

  "A day in words."
  type FormattedDate {
    "As a shopper reads it: 30 listopada 2026."
    formatted: String
  }

  "An amount."
  type Money {
    "In the unit of the currency: 12.34."
    value: Float
    "ISO 4217."
    currency: String
    "As a shopper reads it: \\"12,34 zł\\", or words where it is not sold for money."
    formatted: String
  }

  "An amount with and without tax."
  type Price {
    "With VAT."
    gross: Money
    "Without VAT."
    net: Money
  }
`;
