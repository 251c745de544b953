/** Who buys: accounts, addresses, lists. */
export const clientTypes = /* GraphQL */ `
  type Client {
    "private or firm"
    type: String
    email: String
    phone: String
    birthDate: String
    taxNumber: String
    login: String
    "Whether the company pays VAT in another country of the union."
    vatCompany: Boolean
    "Buys without an account."
    isUserOnce: Boolean
    shippingProfileId: Int
    "Whether goods go to another address than the bill."
    hasOtherDeliveryAddressActive: Boolean
    billingAddress: ClientAddress
    deliveryAddresses: [ClientAddress!]
    invoiceAddresses: [ClientAddress!]
  }

  type ClientAddress {
    id: Int
    firstname: String
    lastname: String
    firm: String
    "Street, one space, house number."
    street: String
    city: String
    zipcode: String
    country: Country
    phone: String
    isDefault: Boolean
    "Whether it is the one that orders use."
    used: Boolean
    editable: Boolean
    provinceCode: String
    taxNumber: String
  }

  input LoginOptionsInput {
    redirectUrl: String
    isWholesaler: Boolean
  }

  type LoginOptions {
    options: [LoginOption!]
  }

  type LoginOption {
    id: String
    loginUrl: String
    isConnected: Boolean
    disconnectUrl: String
  }

  input ShoppingListInput {
    "Every list where it is missing."
    id: Int
  }

  type ShoppingList {
    id: Int
    name: String
    link: String
    productCount: Int
  }
`;
