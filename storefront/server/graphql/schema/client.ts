/** Who buys: accounts, addresses, lists. */
export const clientTypes = /* GraphQL */ `
  "Who buys."
  type Client {
    "private or firm"
    type: String
    "E-mail."
    email: String
    "Phone, as it was typed; null where there is none."
    phone: String
    "YYYY-MM-DD; null where it was not told."
    birthDate: String
    "NIP or the number of another country; null where there is none."
    taxNumber: String
    "Login; null for who buys without an account."
    login: String
    "Whether the company pays VAT in another country of the union."
    vatCompany: Boolean
    "Buys without an account."
    isUserOnce: Boolean
    "Always null: there are no such profiles."
    shippingProfileId: Int
    "Whether goods go to another address than the bill."
    hasOtherDeliveryAddressActive: Boolean
    "The client's own address."
    billingAddress: ClientAddress
    "Other addresses for parcels."
    deliveryAddresses: [ClientAddress!]
    "Other addresses for invoices."
    invoiceAddresses: [ClientAddress!]
  }

  "An address of a client."
  type ClientAddress {
    "Number of a kept address; null for the client's own one, and without an account."
    id: Int
    "First name."
    firstname: String
    "Surname."
    lastname: String
    "Company; null where there is none."
    firm: String
    "Street, one space, house number."
    street: String
    "Town."
    city: String
    "Zip code, in the format of the country."
    zipcode: String
    "Its country; null where the shop sends there no more."
    country: Country
    "Phone; null where there is none."
    phone: String
    "As \`used\`."
    isDefault: Boolean
    "Whether it is the one that orders use."
    used: Boolean
    "Always true."
    editable: Boolean
    "Province; null where there is none."
    provinceCode: String
    "NIP or the number of another country; null where there is none."
    taxNumber: String
  }

  "Where to go after logging in; not read, as there is no such login."
  input LoginOptionsInput {
    "Where to go afterwards. Not read."
    redirectUrl: String
    "Whether a wholesaler logs in. Not read."
    isWholesaler: Boolean
  }

  "Ways to log in with an account of another site."
  type LoginOptions {
    "Always empty: none is set up."
    options: [LoginOption!]
  }

  "A site whose accounts open this shop."
  type LoginOption {
    "Name of the site."
    id: String
    "Where logging in begins."
    loginUrl: String
    "Whether the client's account is connected with it."
    isConnected: Boolean
    "Where the connection ends."
    disconnectUrl: String
  }

  "The list that is meant."
  input ShoppingListInput {
    "Every list where it is missing."
    id: Int
  }

  "A list of this visitor."
  type ShoppingList {
    "Number of the list."
    id: Int
    "Its name; the wishlist has the shop's name for it until its owner gives another."
    name: String
    "Address of its page."
    link: String
    "How many sizes of products lie on it."
    productCount: Int
  }
`;
