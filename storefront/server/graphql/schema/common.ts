/** What several calls share. */
export const commonTypes = /* GraphQL */ `
  type Message {
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
    value: Float
    currency: String
    formatted: String
  }

  type Price {
    gross: Money
    net: Money
  }
`;
